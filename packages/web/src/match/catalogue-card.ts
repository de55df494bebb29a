import { outcomeOf } from '@oubliette/kernel';
import type { Kept } from './kept.ts';
import { questionOf } from './snapshot.ts';
import type { KeptMatch } from './store.ts';

/** What the catalogue of kept matches says of one of them. */
export function catalogueCard(
  { key, playable, match, house, wishes, timeUps }: Kept,
  times: Pick<KeptMatch, 'revision' | 'begun' | 'updated'>,
): KeptMatch {
  return {
    key,
    game: match.game.id,
    ...house,
    ...times,
    seats: match.game.seats(match.options),
    asked: questionOf(match)?.seats ?? [],
    winners: outcomeOf(match)?.winners ?? null,
    score: playable.score(match.state),
    actions: match.log.length,
    wishes: [...wishes],
    timeUps: [...timeUps],
  };
}
