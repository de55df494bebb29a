import { CELL_STEP, cellName } from '../board/cells.ts';
import { lettersOf } from '../board/openings.ts';
import { TILES } from '../content/tiles.ts';
import { legalTurns } from '../exploration/placing.ts';
import { topWork } from '../point.ts';
import type { State } from '../state.ts';
import type { Placing } from './outlook.ts';

/** The tile that was drawn, where it goes, and every way that it may lie there. */
export function placingOutlook(state: State): Placing {
  const work = topWork(state, 'exploration');
  const { id, masks } = TILES[work.tile]!;
  return {
    tile: id,
    cell: cellName(state.cells[work.from]! + CELL_STEP[work.side]!),
    ways: legalTurns(work).map(quarters => ({ openings: lettersOf(masks[quarters]!), quarters })),
  };
}
