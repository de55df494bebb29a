import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  natureAt,
  neighbour,
} from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import { cards } from './cards.ts';
import { type Crowd, characterIn, crowdOf, heldIn } from './crowd.ts';
import { forcedAt, isCursed } from './curse.ts';
import { leaveMaze } from './exit.ts';
import { tellForced, whyNotLeft } from './forced.ts';
import { whyNotOntoPit } from './handling.ts';
import { asSeenBy } from './illusion.ts';
import { isAtHome, isPit, obstacleRule } from './pit.ts';
import { cellOf, type DuelState, isWounded, loadOf, planIn, rosterIn, sideOf } from './state.ts';
import { type DuelStory, nameOf, nameOrNull, settle } from './story.ts';
import { isWayOut, whyNoStop } from './way.ts';

type Jump = DuelActionOf<'jump'>;

/** Whether what is held stays behind: with empty hands there is nothing to choose (DT-JUMP-06). */
const WITH_ALL = [false] as const;
const WITH_ALL_OR_NOTHING = [false, true] as const;

interface Flight {
  readonly over: CellId;
  readonly land: CellId;
}

/** Over the obstacle to another square beside it, through two open edges (DT-JUMP-02, 03). */
function flightOf(
  state: DuelState,
  actor: Token,
  over: Direction,
  land: Direction,
): Flight | RuleId {
  const plan = planIn(state);
  const start = cellOf(state, actor);
  const crossed = neighbour(plan, start, over);
  if (crossed === null || !isPit(state, crossed)) return 'DT-JUMP-02';
  if (!natureAt(state.labyrinth, crossed).jumpedOver) return obstacleRule(state, crossed);
  const landing = neighbour(plan, crossed, land);
  if (landing === null) return 'DT-BOARD-04';
  if (landing === start) return 'DT-JUMP-02';
  const open =
    barsAt(state.labyrinth, start, over) === 0 && barsAt(state.labyrinth, crossed, land) === 0;
  return open ? { over: crossed, land: landing } : 'DT-JUMP-03';
}

/** A pit jumped from keeps its Rope, which is all that can be held there, unless a Thief jumps. */
function whyNotLeave(
  state: DuelState,
  crowd: Crowd,
  token: Token,
  load: Token,
  leave: boolean,
): RuleId | null {
  const cell = cellOf(state, token);
  if (load === NOBODY) return leave ? 'DT-JUMP-06' : null;
  if (leave && isCursed(state, load, cell)) return 'DT-ALL-09';
  if (!isPit(state, cell)) return null;
  if (!isAtHome(state, token, load, cell)) return leave ? null : 'DT-JUMP-06';
  return leave ? whyNotOntoPit(state, crowd, { token, load, cell }) : null;
}

/** DT-JUMP-05: empty, an object, or a friendly wounded one; a wounded enemy forbids it even on the line. */
function whyNoLanding(
  state: DuelState,
  crowd: Crowd,
  actor: Token,
  load: Token,
  land: CellId,
): RuleId | null {
  const there = characterIn(crowd, land);
  if (there !== NOBODY && !isWounded(state, there)) return 'DT-JUMP-05';
  if (isWayOut(state, actor, land)) {
    return there === NOBODY ? null : 'DT-JUMP-05';
  }
  if (!isPit(state, land) && !natureAt(state.labyrinth, land).jumpedOnto) return 'DT-EXT-04';
  // The jumper's square is never beside the landing: it may as well be in the crowd.
  const rule = whyNoStop(state, crowd, { token: actor, load }, land);
  return rule === 'DT-MOVE-04' ? 'DT-JUMP-05' : rule;
}

/** Two squares over an obstacle, straight on or round the corner, for a Jump card (DT-JUMP-01 to 07). */
export const jump: Deed<'jump'> = {
  price: 1,
  needs: 0,
  whyNot(state, crowd, actor, action) {
    if (rosterIn(state).moves[actor] === 0) return 'DT-PND-07';
    if (cards.jumps(state, sideOf(state, actor)) === 0) return 'DT-JUMP-01';
    const flight = flightOf(state, actor, action.over, action.land);
    if (typeof flight === 'string') return flight;
    if (characterIn(crowd, flight.over) !== NOBODY) return 'DT-JUMP-04';
    const { leave } = action;
    const load = heldIn(state, crowd, actor);
    const held = leave ? NOBODY : load;
    const walker = { token: actor, load: held };
    const isForced = forcedAt(state, crowd, walker, flight.land) !== NOBODY;
    return (
      whyNoLanding(asSeenBy(state, actor), crowd, actor, isForced ? NOBODY : held, flight.land) ??
      whyNotLeave(state, crowd, actor, load, leave) ??
      (isForced ? whyNotLeft(state, crowd, walker) : null)
    );
  },
  list(state, crowd, actor, actions) {
    if (cards.jumps(state, sideOf(state, actor)) === 0) return;
    if (rosterIn(state).moves[actor] === 0) return;
    const plan = planIn(state);
    const start = cellOf(state, actor);
    const token = nameOf(state, actor);
    const hands = heldIn(state, crowd, actor) === NOBODY ? WITH_ALL : WITH_ALL_OR_NOTHING;
    for (const over of DIRECTIONS) {
      const crossed = neighbour(plan, start, over);
      if (crossed === null || !isPit(state, crossed)) continue;
      for (const land of DIRECTIONS) {
        if (typeof flightOf(state, actor, over, land) === 'string') continue;
        for (const leave of hands) {
          const action: Jump = { do: 'jump', token, over, land, leave };
          if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
        }
      }
    }
  },
  perform(state, actor, action, story) {
    const flight = flightOf(state, actor, action.over, action.land) as Flight;
    const side = sideOf(state, actor);
    const from = cellOf(state, actor);
    const had = loadOf(state, actor);
    const held = action.leave ? NOBODY : had;
    const walker = { token: actor, load: held };
    const forced = forcedAt(state, crowdOf(state, actor, had), walker, flight.land);
    const load = forced === NOBODY ? held : NOBODY;
    cards.setJumps(state, side, cards.jumps(state, side) - 1);
    state.stirred = true;
    land(state, actor, load, flight.land);
    story.push({
      kind: 'jumped',
      to: 'all',
      token: nameOf(state, actor),
      from,
      over: flight.over,
      cell: flight.land,
      load: nameOrNull(state, load),
      left: load === NOBODY ? nameOrNull(state, had) : null,
    });
    if (forced !== NOBODY) tellForced(state, actor, forced, story);
    finish(state, actor, load, story);
  },
};

function land(state: DuelState, actor: Token, load: Token, cell: CellId): void {
  state.places[actor] = cell;
  if (load !== NOBODY) state.places[load] = cell;
}

function finish(state: DuelState, actor: Token, load: Token, story: DuelStory): void {
  if (isWayOut(state, actor, cellOf(state, actor))) leaveMaze(state, { token: actor, load }, story);
  settle(state, story);
}
