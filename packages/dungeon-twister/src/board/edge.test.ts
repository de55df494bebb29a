import fc from 'fast-check';
import { describe, it } from 'vitest';
import { OUTSIDE, PORTCULLIS } from './bars.ts';
import { DIRECTIONS, type Direction } from './direction.ts';
import { farEdge, isBorder, isIntactPortcullis, nearEdge, signOf, stateOf } from './edge.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { type CellId, positionAt } from './plan.ts';
import { isRevealed } from './reveal.ts';
import { barsAt } from './step.ts';
import { arbitraryPair } from './testing/arbitrary.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

type Claim = (labyrinth: Labyrinth, cell: CellId, direction: Direction) => boolean;

/** Holds on every side of every square of random labyrinths with a history. */
function expectEverywhere(claim: Claim): void {
  const everywhere = fc.property(arbitraryPair, ({ labyrinth }) => {
    const cells = Array.from({ length: planUnder(labyrinth).cells }, (_, cell) => cell as CellId);
    return cells.every(cell => DIRECTIONS.every(way => claim(labyrinth, cell, way)));
  });
  fc.assert(everywhere);
}

describe('the edges beside a square', () => {
  it('DT-PORT-05: a border, and nothing else, has a near and a far part', () => {
    expectEverywhere((labyrinth, cell, direction) => {
      const outside = barsAt(labyrinth, cell, direction) === OUTSIDE;
      const parts = [nearEdge, farEdge].map(part => part(labyrinth, cell, direction));
      return isBorder(labyrinth, cell, direction) === (!outside && parts[0] !== parts[1]);
    });
  });

  it('DT-PORT-03: a portcullis is intact, open or closed, until it is broken', () => {
    expectEverywhere((labyrinth, cell, direction) => {
      const edge = nearEdge(labyrinth, cell, direction);
      if (edge === null) return true;
      const intact = signOf(labyrinth, edge) === 'P' && stateOf(labyrinth, edge) !== 'broken';
      return isIntactPortcullis(labyrinth, edge) === intact;
    });
  });

  it('DT-PORT-01: a closed portcullis of an open room bars the way, unless it leads outside', () => {
    expectEverywhere((labyrinth, cell, direction) => {
      const edge = nearEdge(labyrinth, cell, direction);
      const position = positionAt(planUnder(labyrinth), cell);
      if (edge === null || position === null || !isRevealed(labyrinth, position)) return true;
      const closed = signOf(labyrinth, edge) === 'P' && stateOf(labyrinth, edge) === 'closed';
      return !closed || (barsAt(labyrinth, cell, direction) & (PORTCULLIS | OUTSIDE)) !== 0;
    });
  });
});
