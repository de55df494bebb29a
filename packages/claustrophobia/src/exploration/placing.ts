import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { lettersOf, maskOf, opposite } from '../board/openings.ts';
import { TILES } from '../content/tiles.ts';
import { place } from '../interned.ts';
import type { Exploration } from '../work.ts';

/** How a tile may be turned: an opening must face the explorer (CL-EXPL-04). Like turns count once. */
export function legalTurns({ tile, side }: Exploration): number[] {
  const { masks } = TILES[tile]!;
  const facing = 1 << opposite(side);
  return [0, 1, 2, 3].filter(
    quarters => (masks[quarters]! & facing) !== 0 && masks.indexOf(masks[quarters]!) === quarters,
  );
}

export function placements(exploration: Exploration): Action[] {
  const { masks } = TILES[exploration.tile]!;
  return legalTurns(exploration).map(quarters => place(lettersOf(masks[quarters]!)));
}

/** The turn that gives these openings, or −1. */
export function turnFor(exploration: Exploration, openings: string): number {
  const mask = maskOf(openings);
  if (lettersOf(mask) !== openings) return -1;
  const { masks } = TILES[exploration.tile]!;
  return legalTurns(exploration).find(quarters => masks[quarters] === mask) ?? -1;
}

export function whyNotPlace(exploration: Exploration, action: Action): RuleId | null {
  if (action.do !== 'place') return 'CL-EXPL-04';
  return turnFor(exploration, action.openings) < 0 ? 'CL-EXPL-04' : null;
}
