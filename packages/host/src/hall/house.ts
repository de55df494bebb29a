import type { MatchHouse } from '../wire/tidings.ts';
import { runsOut } from './clock.ts';
import { pleaOf } from './consent.ts';
import { inSeconds } from './gathering.ts';
import { overdue } from './late.ts';
import type { TableOfHall } from './table.ts';

/** What no rule knows and everybody at the table does: who sits where, what they settled beside the match. */
export function houseOf(table: TableOfHall): MatchHouse {
  const { seats, since, hints, rematch } = table;
  const plea = pleaOf(table);
  return {
    since,
    seats: seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
    hints,
    clock: clockOf(table),
    takenBack: takenBack(table),
    plea: plea && { seat: plea.seat, moment: plea.moment, allowed: [...plea.allowed] },
    phrases: table.phrases.map(({ seat, phrase, at }) => ({ seat, phrase, at })),
    rematch,
  };
}

/** Said to all until the log grows: what they saw is no more. */
function takenBack({ hosted }: TableOfHall): MatchHouse['takenBack'] {
  const last = hosted.match.journal.at(-1);
  if (last === undefined || !('undo' in last)) return null;
  return { seat: last.seat, agreed: last.agreed === true };
}

function clockOf(table: TableOfHall): MatchHouse['clock'] {
  const { clock, times, seats } = table;
  if (clock === null || times === null) return null;
  const people = seats.filter(({ by }) => by === 'person');
  return {
    ...inSeconds(clock),
    seats: people.map(({ seat }) => ({
      seat,
      left: times[seat]?.left ?? clock.bank,
      runsOut: runsOut(table, seat),
    })),
    over: [...overdue(table)],
  };
}
