import { nameOfSpot, type TileIndex } from '../board/board.ts';
import { ALL_LINES } from '../content/humans.ts';
import { OBJECTS } from '../content/objects.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { STAGE } from '../stages.ts';
import { addFact, EXHAUSTED, type State, setFact } from '../state.ts';
import { healthOf } from '../warriors/figures.ts';
import {
  ASIDE,
  DEAD,
  DEMON_FIGURE,
  FIRST_TROGLODYTE,
  isHuman,
  isTroglodyte,
  LAST_TROGLODYTE,
  WARRIOR_NAMES,
  type Warrior,
} from '../warriors/roster.ts';

export function setTp(state: State, tp: number, story: CaveStory): void {
  setFact(state, F.tp, tp);
  story.push({ kind: 'tp', to: 'all', tp });
}

/** Cancels a line; the sixth one kills (CL-COMB-06, 07). */
export function cancelLine(state: State, human: Warrior, line: number, story: CaveStory): void {
  state.lines[human]! |= 1 << (line - 1);
  setFact(state, F.stirred, 1);
  story.push({ kind: 'line', to: 'all', who: WARRIOR_NAMES[human]!, line });
  if (state.lines[human] === ALL_LINES) kill(state, human, story);
}

/** Puts wounds on a Demon or a Damned (CL-COMB-05). */
export function wound(state: State, who: Warrior, wounds: number, story: CaveStory): void {
  const health = healthOf(state, who);
  state.wounds[who] = Math.min(health, state.wounds[who]! + wounds);
  setFact(state, F.stirred, 1);
  story.push({ kind: 'wounded', to: 'all', who: WARRIOR_NAMES[who]!, wounds: state.wounds[who]! });
  if (state.wounds[who] === health) kill(state, who, story);
}

/** A warrior dies; what the scenario makes of it comes next. */
export function kill(state: State, who: Warrior, story: CaveStory): void {
  const tile = state.place[who]!;
  story.push({
    kind: 'killed',
    to: 'all',
    who: WARRIOR_NAMES[who]!,
    cell: nameOfSpot(state, tile),
  });
  if (isTroglodyte(who)) payLegion(state, story);
  takeAway(state, who, isHuman(who) ? DEAD : ASIDE);
  state.work.push({ kind: 'fallen', who, tile });
}

/** A figure leaves the board with everything on its card. */
export function takeAway(state: State, who: Warrior, to: number): void {
  state.place[who] = to;
  state.flags[who] = 0;
  state.wounds[who] = 0;
  setFact(state, F.stirred, 1);
  if (!isHuman(who)) return;
  state.die[who] = 0;
  const object = state.bearer.indexOf(who);
  if (object >= 0) state.bearer[object] = -1;
}

/** The first Troglodyte killed in a Human action phase pays under Legion (CL-THR-09). */
function payLegion(state: State, story: CaveStory): void {
  const stage = state.facts[F.stage]!;
  if (state.facts[F.legion] !== 1 || stage < STAGE.humanPhase || stage > STAGE.humanEnd) return;
  setFact(state, F.legion, 2);
  setTp(state, state.facts[F.tp]! + 2, story);
}

/** Heals a line; the line of their die ends exhaustion (CL-EXH-05, 06). */
export function healLine(state: State, human: Warrior, line: number, story: CaveStory): void {
  state.lines[human]! &= ~(1 << (line - 1));
  setFact(state, F.stirred, 1);
  story.push({ kind: 'healed', to: 'all', who: WARRIOR_NAMES[human]!, line });
  if (state.die[human] === line) refresh(state, human, story);
}

/** They are exhausted no longer. */
export function refresh(state: State, human: Warrior, story: CaveStory): void {
  if ((state.flags[human]! & EXHAUSTED) === 0) return;
  state.flags[human]! &= ~EXHAUSTED;
  story.push({ kind: 'refreshed', to: 'all', who: WARRIOR_NAMES[human]! });
}

export function loseObject(state: State, object: number, story: CaveStory): void {
  state.bearer[object] = -1;
  story.push({ kind: 'object-lost', to: 'all', object: OBJECTS[object]!.id });
}

/** Puts a figure on the board (CL-ENTR-07). */
export function enter(state: State, who: Warrior, spot: TileIndex, story: CaveStory): void {
  state.place[who] = spot;
  state.flags[who] = 0;
  state.wounds[who] = 0;
  if (who === DEMON_FIGURE) addFact(state, F.demons, 1);
  setFact(state, F.stirred, 1);
  story.push({
    kind: 'entered',
    to: 'all',
    who: WARRIOR_NAMES[who]!,
    cell: nameOfSpot(state, spot),
  });
}

/** A Troglodyte figure of the supply, or −1 (CL-COMP-02). */
export function spareTroglodyte(state: State): Warrior {
  for (let who = FIRST_TROGLODYTE; who <= LAST_TROGLODYTE; who++) {
    if (state.place[who] === ASIDE) return who;
  }
  return -1;
}
