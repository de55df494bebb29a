import type { RuleId } from '../../rules/ids.ts';
import { hasRoom, nameOfSpot, spotAt, type TileIndex } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import type { CaveStory } from '../event.ts';
import { byCell, byWarrior } from '../interned.ts';
import { ask, type DoWork, done, type OwnRules, topWork } from '../point.ts';
import { HUMAN } from '../seats.ts';
import type { State } from '../state.ts';
import { HUMANS, REDEEMER, WARRIOR_NAMES, type Warrior, warriorNamed } from '../warriors/roster.ts';
import type { WorkOf } from '../work.ts';
import { nearest } from './ways.ts';

const CANCELLED = 3;
const raise = byWarrior('raise');
const settle = byCell('settle');

/** Brutes and Blades whose figures are not in use; equal ones are one choice (S5). */
function freeFigures(state: State): Warrior[] {
  const free = (who: Warrior) => state.place[who]! < 0;
  const [brute1, brute2, blade1, blade2] = [1, 2, 3, 4] as const;
  const brute = [brute1, brute2].find(free);
  const blade = [blade1, blade2].find(free);
  return [brute, blade].filter(who => who !== undefined);
}

/** Where they come to themselves: on the tile, or on the nearest one with room. */
function landings(state: State, tile: TileIndex): TileIndex[] {
  return nearest(state, tile, spot => hasRoom(state, spot, true));
}

/** A Possessed One is freed: a figure, a place, three cancelled lines. */
export const exorcismWork: DoWork<'exorcism'> = (state, work, _random, story) => {
  if (work.who < 0) {
    const [only, other] = freeFigures(state);
    if (only === undefined) done(state);
    else if (other !== undefined) ask(state, 'raise', HUMAN);
    else rise(state, work, only);
  } else if (state.place[work.who]! < 0) {
    const [only, other] = landings(state, work.tile);
    if (only === undefined) done(state);
    else if (other !== undefined) ask(state, 'settle', HUMAN);
    else land(state, work, only, story);
  } else if (work.cancelled === CANCELLED) done(state);
  else {
    work.cancelled++;
    state.work.push({ kind: 'line', who: work.who, combat: false, asked: false });
  }
};

function rise(state: State, work: WorkOf<'exorcism'>, who: Warrior): void {
  work.who = who;
  state.lines[who] = 0;
}

function land(state: State, { who }: WorkOf<'exorcism'>, spot: TileIndex, story: CaveStory): void {
  state.place[who] = spot;
  const cell = nameOfSpot(state, spot);
  story.push({ kind: 'exorcised', to: 'all', who: WARRIOR_NAMES[who]!, cell });
}

export const raisePoint: OwnRules<'raise'> = {
  legal: state => freeFigures(state).map(raise),
  whyNot(state, _role, action): RuleId | null {
    if (action.do !== 'raise') return 'S5';
    const who = warriorNamed(action.who);
    const condemned = who > REDEEMER && who < HUMANS;
    return condemned && freeFigures(state).includes(who) ? null : 'S5';
  },
  answer(state, action) {
    if (action.do === 'raise') rise(state, topWork(state, 'exorcism'), warriorNamed(action.who));
  },
};

export const settlePoint: OwnRules<'settle'> = {
  legal: state =>
    landings(state, topWork(state, 'exorcism').tile).map(spot => settle(state.cells[spot]!)),
  whyNot(state, _role, action): RuleId | null {
    if (action.do !== 'settle') return 'S5';
    const spots = landings(state, topWork(state, 'exorcism').tile);
    return spots.includes(spotAt(state, cellNamed(action.to))) ? null : 'S5';
  },
  answer(state, action, _random, story) {
    if (action.do !== 'settle') return;
    land(state, topWork(state, 'exorcism'), spotAt(state, cellNamed(action.to)), story);
  },
};
