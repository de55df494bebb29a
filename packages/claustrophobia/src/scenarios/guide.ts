import { pick } from '@oubliette/kernel';
import {
  isOpenToHumans,
  linked,
  NOWHERE,
  nameOfSpot,
  spotAt,
  type TileIndex,
} from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { DIRECTIONS } from '../board/openings.ts';
import { NEST } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { beginExploration, GUIDE } from '../exploration/exploration.ts';
import { F } from '../facts.ts';
import { byCell } from '../interned.ts';
import { ask, done, type OwnRules } from '../point.ts';
import { HUMAN } from '../seats.ts';
import { fact, type State, setFact } from '../state.ts';
import { ASIDE, LAST_TROGLODYTE } from '../warriors/roster.ts';
import { distances, nearest } from './ways.ts';

const guide = byCell('guide');

function openSides(state: State, spot: TileIndex): number[] {
  return DIRECTIONS.filter(side => isOpenToHumans(state, spot, side));
}

/** The first steps of the shortest ways to a tile that can be explored (S8). */
function steps(state: State): TileIndex[] {
  const from = fact(state, F.guide);
  const goals = nearest(state, from, spot => openSides(state, spot).length > 0);
  const here = distances(state, from);
  return DIRECTIONS.map(side => linked(state, from, side)).filter(next => {
    if (next === NOWHERE) return false;
    const there = distances(state, next);
    return goals.some(goal => there[goal]! + 1 === here[goal]!);
  });
}

function isFinished(state: State): boolean {
  return state.left === 0 || state.tiles.slice(0, state.count).includes(NEST);
}

function dismiss(state: State, story: CaveStory): void {
  setFact(state, F.guide, -1);
  state.place[LAST_TROGLODYTE] = ASIDE;
  story.push({ kind: 'guide-gone', to: 'all' });
}

function walk(state: State, to: TileIndex, story: CaveStory): void {
  setFact(state, F.guide, to);
  story.push({ kind: 'guided', to: 'all', cell: nameOfSpot(state, to) });
}

export const guidePoint: OwnRules<'guide'> = {
  /** The Guide explores, or walks to where it can, or has led them long enough. */
  put(state, _work, random, story) {
    const at = fact(state, F.guide);
    if (at < 0 || isFinished(state)) {
      done(state);
      if (at >= 0) dismiss(state, story);
      return;
    }
    const sides = openSides(state, at);
    if (sides.length > 0) {
      done(state);
      const side = sides.length === 1 ? sides[0]! : pick(random, 'lot', sides);
      beginExploration(state, GUIDE, at, side);
      return;
    }
    const [only, other] = steps(state);
    if (other !== undefined) {
      ask(state, 'guide', HUMAN);
      return;
    }
    done(state);
    if (only !== undefined) walk(state, only, story);
  },
  legal: state => steps(state).map(spot => guide(state.cells[spot]!)),
  whyNot(state, _role, action) {
    if (action.do !== 'guide') return 'S8';
    return steps(state).includes(spotAt(state, cellNamed(action.to))) ? null : 'S8';
  },
  answer(state, action, _random, story) {
    done(state);
    if (action.do === 'guide') walk(state, spotAt(state, cellNamed(action.to)), story);
  },
};
