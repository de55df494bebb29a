import { canRewind, isOver, type Refusal, rewind, type Seat } from '@oubliette/kernel';
import type { Plea } from './hall-store.ts';
import type { TableOfHall } from './table.ts';

/** The request that stands: whoever plays on has turned it down. */
export const pleaOf = ({ plea, hosted }: TableOfHall): Plea | null =>
  plea?.head === hosted.stored ? plea : null;

/** What a seat may ask the others for: its last wish, with everything that has happened since. */
export function pleaFor(table: TableOfHall, seat: Seat): Plea | null {
  const { hosted } = table;
  const { match } = hosted;
  const moment = match.log.findLastIndex(entry => entry.seat === seat && !entry.joined);
  // What the clock did stands: nobody gets their time back.
  const mayGoBack =
    canRewind(match, moment) && match.log.slice(moment).every(({ by }) => by !== 'clock');
  const plea = { seat, moment, head: hosted.stored, allowed: [] };
  return mayGoBack && waitsFor(table, plea).length > 0 ? plea : null;
}

/** The people whose word is still missing. */
export function waitsFor({ seats, hosted }: TableOfHall, { seat, allowed }: Plea): readonly Seat[] {
  const gone = hosted.match.said.filter(({ left }) => left).map(said => said.seat);
  return seats
    .filter(({ by }) => by === 'person')
    .map(holder => holder.seat)
    .filter(other => other !== seat && !allowed.includes(other) && !gone.includes(other));
}

/** The last word that was missing: the match goes back, and chance stays what it was. */
export function allowed(table: TableOfHall, seat: Seat): Refusal | null {
  const { hosted } = table;
  const { match } = hosted;
  const plea = pleaOf(table);
  const isLast = plea !== null && waitsFor(table, plea).every(other => other === seat);
  if (!isLast || plea.seat === seat || isOver(match)) return { rule: match.game.rules.noTakeBack };
  hosted.past = null;
  rewind(match, plea.seat, plea.moment, { agreed: true });
  return null;
}
