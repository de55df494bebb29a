import type { Seat, Viewer } from '@oubliette/kernel';
import { TABLE } from '@oubliette/kernel';
import type { Players } from './contract.ts';
import { text } from './messages.ts';

/** Blue, Yellow. */
export function sideName(seat: Seat): string {
  return text().sides[seat] ?? seat;
}

/** Whether somebody with a name of his own sits there. */
export function isNamed(players: Players, seat: Seat): boolean {
  return (players[seat] ?? '').trim() !== '';
}

/** What a seat is called at this table: by its player's name, else by its colour. */
export function playerName(players: Players, seat: Seat): string {
  return players[seat]?.trim() || sideName(seat);
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
