import type { Refusal, Seat } from '@oubliette/kernel';
import { statesOf } from '@oubliette/kernel';
import { earlier } from '../earlier.ts';
import type { Games } from '../games.ts';
import type { Kept } from '../kept.ts';
import { opening } from '../opening.ts';

/** Where somebody last had a choice; where he never had one, his last deed. */
function lastChoice({ match, wishes }: Kept, seat: Seat): number | undefined {
  const { game, log, reseedings } = match;
  const states = statesOf(match);
  const first = reseedings.at(-1)?.at ?? 0;
  const own = [...log.keys()].filter(moment => moment >= first && log[moment]!.seat === seat);
  const choices = own.filter(moment => game.legal(states[moment]!, seat).length > 1);
  const last = choices.at(-1) ?? own.at(-1);
  const begun = wishes.findLast(moment => last !== undefined && moment <= last);
  const isWhole =
    begun !== undefined && log.slice(begun, last! + 1).every(entry => entry.seat === seat);
  return isWhole ? begun : last;
}

/** Plays the match again up to where that seat last had a choice; chance stays what it was. */
export async function tookBack(kept: Kept, seat: Seat, games: Games): Promise<Refusal | null> {
  const { match, wishes } = kept;
  const moment = lastChoice(kept, seat);
  if (moment === undefined) return { rule: match.game.rules.noTakeBack };
  const opened = await opening(earlier(match, moment), games);
  if (!opened.ok) throw new Error(opened.faults[0]?.text);
  kept.match = opened.value.match;
  kept.past = null;
  wishes.splice(0, wishes.length, ...wishes.filter(each => each < moment));
  return null;
}
