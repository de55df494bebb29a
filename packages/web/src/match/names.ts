import type { Seat, Viewer } from '@oubliette/kernel';
import { isolated, TABLE } from '@oubliette/kernel';
import type { Players } from './contract.ts';
import { text } from './messages.ts';

/** Blue, Yellow. */
export function sideName(seat: Seat): string {
  return text().sides[seat] ?? seat;
}

/** The name of whoever sits there, if they have one of their own. */
export function ownName(players: Players, seat: Seat): string {
  return isolated(players[seat] ?? '');
}

export function isNamed(players: Players, seat: Seat): boolean {
  return ownName(players, seat) !== '';
}

/** What a seat is called at this table: by its player's name, else by its colour. */
export function playerName(players: Players, seat: Seat): string {
  return ownName(players, seat) || sideName(seat);
}

/** The same inside a sentence: the humans, Blue, Ann. */
export function playerInWords(players: Players, seat: Seat): string {
  return isNamed(players, seat)
    ? playerName(players, seat)
    : (text().sidesInWords[seat] ?? sideName(seat));
}

export function viewerName(players: Players, viewer: Viewer): string {
  return viewer === TABLE ? text().everybody : playerName(players, viewer);
}
