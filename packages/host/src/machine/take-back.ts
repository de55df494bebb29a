import { type Refusal, rewind, type Seat } from '@oubliette/kernel';
import type { HostedMatch } from '../hosted-match.ts';

/** Where somebody's last wish began. */
function lastWish({ match: { log, reseedings } }: HostedMatch, seat: Seat): number {
  const first = reseedings.at(-1)?.at ?? 0;
  const moment = log.findLastIndex(entry => entry.seat === seat && !entry.joined);
  return moment < first ? -1 : moment;
}

/** Goes back to where the last wish of that seat began; chance stays what it was. */
export function tookBack(hosted: HostedMatch, seat: Seat): Refusal | null {
  const { match } = hosted;
  const moment = lastWish(hosted, seat);
  if (moment < 0) return { rule: match.game.rules.noTakeBack };
  hosted.past = null;
  rewind(match, seat, moment);
  return null;
}
