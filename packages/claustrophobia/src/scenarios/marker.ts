import type { Action } from '../action.ts';
import { isOpenToHumans, nameOfSpot, spotAt } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { SIDES } from '../board/openings.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { HUMAN, type Role } from '../seats.ts';
import { type State, seatOf, setFact } from '../state.ts';

/** Anywhere on the board. */
export const ANYWHERE = -1;

/** Openings, 4 × tile + side, that the Fresh Air marker may go to (S1). */
function openings(state: State, tile: number): number[] {
  const list: number[] = [];
  const [from, to] = tile === ANYWHERE ? [0, state.count] : [tile, tile + 1];
  for (let spot = from; spot < to; spot++) {
    for (let side = 0; side < 4; side++) {
      if (isOpenToHumans(state, spot, side)) list.push(4 * spot + side);
    }
  }
  return list;
}

export const markerWork: DoWork<'marker'> = (state, { role, tile }, _random, story) => {
  const list = openings(state, tile);
  if (list.length > 1) {
    ask(state, 'marker', role);
    return;
  }
  done(state);
  if (list.length === 1) mark(state, list[0]!, role, story);
  else if (tile !== ANYWHERE) state.work.push({ kind: 'marker', role: HUMAN, tile: ANYWHERE });
  else removeMarker(state, story);
};

export function removeMarker(state: State, story: CaveStory): void {
  setFact(state, F.marker, -1);
  story.push({ kind: 'marker-gone', to: 'all' });
}

function mark(state: State, opening: number, role: Role, story: CaveStory): void {
  setFact(state, F.marker, opening);
  story.push({
    kind: 'marker',
    to: 'all',
    seat: seatOf(state, role),
    cell: nameOfSpot(state, opening >> 2),
    side: SIDES[opening & 3]!,
  });
}

function openingOf(state: State, action: Action): number {
  if (action.do !== 'mark') return -1;
  const spot = spotAt(state, cellNamed(action.to));
  return spot < 0 ? -1 : 4 * spot + SIDES.indexOf(action.side);
}

export const markerPoint: DecisionRules = {
  legal: state =>
    openings(state, topWork(state, 'marker').tile).map(opening => ({
      do: 'mark',
      to: nameOfSpot(state, opening >> 2),
      side: SIDES[opening & 3]!,
    })),
  whyNot: (state, _role, action) =>
    openings(state, topWork(state, 'marker').tile).includes(openingOf(state, action)) ? null : 'S1',
  answer(state, action, _random, story, role) {
    done(state);
    mark(state, openingOf(state, action), role, story);
  },
};
