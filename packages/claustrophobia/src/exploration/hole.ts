import { hasHole, NOWHERE, nameOfSpot, spotAt, type TileIndex } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import type { CaveStory } from '../event.ts';
import { hole } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done } from '../point.ts';
import { DEMON } from '../seats.ts';
import { HOLE_TOKEN, type State } from '../state.ts';

/** Tiles without a hole so far (CL-TILE-11). */
function withoutHole(state: State): TileIndex[] {
  const spots: TileIndex[] = [];
  for (let spot = 0; spot < state.count; spot++) if (!hasHole(state, spot)) spots.push(spot);
  return spots;
}

/** The Demon player puts a Hole token on another tile; a single one needs no question. */
export const holeWork: DoWork<'hole'> = (state, _work, _random, story) => {
  const spots = withoutHole(state);
  if (spots.length > 1) ask(state, 'hole', DEMON);
  else {
    done(state);
    if (spots[0] !== undefined) dig(state, spots[0], story);
  }
};

function dig(state: State, spot: TileIndex, story: CaveStory): void {
  state.marks[state.tiles[spot]!]! |= HOLE_TOKEN;
  story.push({ kind: 'hole', to: 'all', cell: nameOfSpot(state, spot) });
}

export const holePoint: DecisionRules = {
  legal: state => withoutHole(state).map(spot => hole(state.cells[spot]!)),
  whyNot(state, _role, action) {
    if (action.do !== 'hole') return 'CL-TILE-11';
    const spot = spotAt(state, cellNamed(action.to));
    return spot === NOWHERE || hasHole(state, spot) ? 'CL-TILE-11' : null;
  },
  answer(state, action, _random, story) {
    done(state);
    if (action.do === 'hole') dig(state, spotAt(state, cellNamed(action.to)), story);
  },
};
