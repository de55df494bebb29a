import type { Shape } from '../game.ts';
import { decide, type Match, reseed, startMatch } from './match.ts';
import { forgetFrom } from './undo.ts';
import { isOver, say } from './words.ts';

/** Whether a match can go back so far: not behind another seed, nor behind somebody who gave up. */
export function canRewind<G extends Shape>(match: Match<G>, to: number): boolean {
  const { log, reseedings, said } = match;
  const gone = said.findLast(({ left }) => left === true)?.at ?? 0;
  const first = Math.max(reseedings.at(-1)?.at ?? 0, gone);
  return to >= first && to < log.length && !isOver(match);
}

/**
 * Takes back whatever has become known since: only where the players agreed on that. Chance stays what
 * it was.
 */
export function rewind<G extends Shape>(
  match: Match<G>,
  seat: G['Seat'],
  to: number,
  note: { readonly agreed?: true } = {},
): void {
  const { game, options, seed, log, reseedings, undoable, said } = match;
  const again = startMatch(game, options, seed);
  for (let moment = 0; moment <= to; moment++) {
    for (const anew of reseedings) if (anew.at === moment) reseed(again, anew.seed);
    for (const { at, left, seat: gone } of said)
      if (at === moment && left) say(again, gone, 'resign');
    const { seat: actor, action } = log[moment]!;
    if (moment < to) decide(again, actor, action);
  }
  match.state = again.state;
  match.random = again.random;
  undoable.splice(0, undoable.length, ...again.undoable);
  forgetFrom(match, to);
  match.journal.push({ seat, undo: to, ...note });
}
