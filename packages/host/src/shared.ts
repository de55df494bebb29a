import type { HostedMatch } from './hosted-match.ts';

/** Whether both may look at the screen: they trust each other, one plays alone, or nothing is hidden yet. */
export function isShared({ match, settings, hostedGame, apart }: HostedMatch): boolean {
  if (apart) return false;
  const { game, options, state } = match;
  if (settings.openTable || game.seats(options).length === 1) return true;
  const decision = game.decision(state);
  return decision !== null && hostedGame.isOpen?.(decision.question) === true;
}
