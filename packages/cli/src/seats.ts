import { type Match, type Seat, type Shape, TABLE, type Viewer } from '@oubliette/kernel';
import { badInput, unknownName } from './fault.ts';
import { listed } from './words.ts';

function seatNamed(match: Match<Shape>, name: string): Seat {
  const seats = match.game.seats(match.options);
  return seats.find(seat => seat === name) ?? unknownName('seat', '--as', name, seats);
}

/** The seat that acts: the named one, or the only one that is asked. */
export function actingSeat(match: Match<Shape>, as: string | undefined): Seat {
  if (as !== undefined) return seatNamed(match, as);
  const decision = match.game.decision(match.state);
  // When the match is over all seats are alike: the rules refuse any of them in the same way.
  if (decision === null) return match.game.seats(match.options)[0]!;
  const { seats } = decision;
  if (seats.length === 1) return seats[0]!;
  return badInput('seat.several', '--as', `Say for whom: ${listed(seats, 'or')}.`);
}

/** The viewer that looks: the named seat, or the table. */
export function viewerNamed(match: Match<Shape>, as: string | undefined): Viewer {
  if (as === undefined || as === TABLE) return TABLE;
  const viewers = [...match.game.seats(match.options), TABLE];
  return viewers.find(viewer => viewer === as) ?? unknownName('seat', '--as', as, viewers);
}
