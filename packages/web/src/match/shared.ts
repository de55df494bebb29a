import type { Kept } from './kept.ts';

/** Whether both may look at the screen: they trust each other, one plays alone, or nothing is hidden yet. */
export function isShared({ match, house, playable }: Kept): boolean {
  const { game, options, state } = match;
  if (house.openTable || game.seats(options).length === 1) return true;
  const decision = game.decision(state);
  return decision !== null && playable.isOpen?.(decision.question) === true;
}
