import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import {
  hasHole,
  hasOpening,
  hasRoom,
  isOpenToHumans,
  isUnexplored,
  kindAt,
  linked,
  NOWHERE,
  nameOfSpot,
  type TileIndex,
} from '../board/board.ts';
import { SIDES } from '../board/openings.ts';
import { KIND } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { beginExploration } from '../exploration/exploration.ts';
import { F } from '../facts.ts';
import { dive, explore, go } from '../interned.ts';
import { scenarioOf } from '../scenarios/index.ts';
import type { State } from '../state.ts';
import { mvtOf } from '../warriors/figures.ts';
import { whyNotLeave } from '../warriors/leaving.ts';
import { isHuman, isTroglodyte, WARRIOR_NAMES } from '../warriors/roster.ts';
import type { ActionWork } from '../work.ts';

const MOVE_OVER = 2;

function total(state: State, action: ActionWork): number {
  return mvtOf(state, action.who) + action.march;
}

/** MVT left in this move step; none once it is over. */
export function mvtLeft(state: State, action: ActionWork): number {
  if (action.move === MOVE_OVER) return 0;
  const left = total(state, action) - action.spent;
  // Leaving a Flooded Tunnel takes the whole MVT (CL-TILE-06).
  const flooded = kindAt(state, state.place[action.who]!) === KIND.flooded;
  return flooded && action.spent > 0 ? 0 : left;
}

/** What ended the move step. */
function whyMoveIsOver(state: State, action: ActionWork): RuleId {
  if (action.fought) return 'CL-ACT-03';
  if (action.spent >= total(state, action)) return 'CL-MOVE-01';
  const kind = kindAt(state, state.place[action.who]!);
  if (kind === KIND.flooded) return 'CL-TILE-05';
  return kind === KIND.trapped && !mayHaveStopped(state) ? 'CL-TILE-07' : 'CL-MOVE-01';
}

/** What stopped somebody who had MVT left and did not stop by themselves; else null. */
export function whyStopped(state: State, action: ActionWork): RuleId | null {
  if (action.fought || action.move !== MOVE_OVER || mayHaveStopped(state)) return null;
  const why = whyMoveIsOver(state, action);
  return why === 'CL-MOVE-01' ? null : why;
}

/** They stopped by themselves, and perhaps a card was played since. */
function mayHaveStopped({ last }: State): boolean {
  return last?.do === 'stop' || last?.do === 'play' || last?.do === 'finish';
}

/** Why no point of MVT can be spent, or null. */
function whyNoStep(state: State, action: ActionWork): RuleId | null {
  if (action.move === MOVE_OVER) return whyMoveIsOver(state, action);
  if (mvtLeft(state, action) > 0) return null;
  const flooded = kindAt(state, state.place[action.who]!) === KIND.flooded;
  return flooded ? 'CL-TILE-06' : 'CL-MOVE-01';
}

/** Why they cannot walk away from where they stand, or null. */
function whyNotWalk(state: State, action: ActionWork): RuleId | null {
  const why = whyNoStep(state, action);
  if (why !== null) return why;
  return action.smoke ? null : whyNotLeave(state, action.who);
}

/** Why they may not come to that tile from the one beside it. */
function whyNotInto(state: State, { who }: ActionWork, to: TileIndex): RuleId | null {
  if (!hasRoom(state, to, isHuman(who))) return 'CL-MOVE-03';
  return scenarioOf(state).bars?.(state, who, state.place[who]!, to) ?? null;
}

export function whyNotGo(state: State, action: ActionWork, to: TileIndex): RuleId | null {
  const from = state.place[action.who]!;
  const near = to !== NOWHERE && [0, 1, 2, 3].some(side => linked(state, from, side) === to);
  if (!near) return 'CL-MOVE-02';
  return whyNotWalk(state, action) ?? whyNotInto(state, action, to);
}

export function whyNotDive(state: State, action: ActionWork, to: TileIndex): RuleId | null {
  const from = state.place[action.who]!;
  if (!isTroglodyte(action.who) || to === NOWHERE || to === from) return 'CL-TILE-12';
  if (!hasHole(state, from) || !hasHole(state, to)) return 'CL-TILE-12';
  return whyNoStep(state, action) ?? whyNotInto(state, action, to);
}

/** Whether anybody may explore that opening (CL-EXPL-09, 10, CL-SETUP-02). */
function whyNotExplorable(state: State, from: TileIndex, side: number): RuleId | null {
  const scenario = scenarioOf(state);
  if (scenario.noExploring) return 'CL-SETUP-02';
  if (!hasOpening(state, from, side)) return 'CL-EXPL-02';
  if (!isUnexplored(state, from, side)) return 'CL-EXPL-01';
  if (!isOpenToHumans(state, from, side)) return 'CL-EXPL-10';
  const marked = scenario.bringsExit !== undefined && state.facts[F.marker] === 4 * from + side;
  return state.left > 0 || marked ? null : 'CL-EXPL-09';
}

export function whyNotExplore(state: State, action: ActionWork, side: number): RuleId | null {
  if (!isHuman(action.who)) return 'CL-EXPL-11';
  const why = whyNotExplorable(state, state.place[action.who]!, side);
  return why ?? whyNotWalk(state, action);
}

/** Everything that the move step offers (CL-MOVE-07). */
export function addSteps(state: State, action: ActionWork, actions: Action[]): void {
  if (whyNoStep(state, action) !== null) return;
  const { who } = action;
  const from = state.place[who]!;
  if (action.smoke || whyNotLeave(state, who) === null) {
    for (let side = 0; side < 4; side++) {
      const to = linked(state, from, side);
      if (to !== NOWHERE) {
        if (whyNotInto(state, action, to) === null) actions.push(go(state.cells[to]!));
      } else if (isHuman(who) && whyNotExplorable(state, from, side) === null) {
        actions.push(explore(side));
      }
    }
  }
  if (!isTroglodyte(who) || !hasHole(state, from)) return;
  for (let to = 0; to < state.count; to++) {
    if (to !== from && hasHole(state, to) && whyNotInto(state, action, to) === null) {
      actions.push(dive(state.cells[to]!));
    }
  }
}

/** Pays for leaving: 1 MVT, or everything from a Flooded Tunnel. */
function pay(state: State, action: ActionWork): void {
  const flooded = kindAt(state, state.place[action.who]!) === KIND.flooded;
  action.spent += flooded ? total(state, action) : 1;
  action.move = 1;
}

export function walk(
  state: State,
  action: ActionWork,
  to: TileIndex,
  kind: 'moved' | 'dived',
  story: CaveStory,
): void {
  const { who } = action;
  pay(state, action);
  const from = nameOfSpot(state, state.place[who]!);
  state.place[who] = to;
  const cell = nameOfSpot(state, to);
  story.push({ kind, to: 'all', who: WARRIOR_NAMES[who]!, from, cell });
  state.work.push({ kind: 'arrival', who, tile: to });
}

export function setOut(state: State, action: ActionWork, side: number, story: CaveStory): void {
  const { who } = action;
  const from = state.place[who]!;
  pay(state, action);
  story.push({
    kind: 'exploring',
    to: 'all',
    who: WARRIOR_NAMES[who]!,
    cell: nameOfSpot(state, from),
    side: SIDES[side]!,
  });
  beginExploration(state, who, from, side);
}
