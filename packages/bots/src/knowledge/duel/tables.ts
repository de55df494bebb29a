import { COMBAT_CARDS, type Duel } from '@oubliette/dungeon-twister';
import type { Guessed } from '../../world.ts';

/** A duel as a player imagines it. */
export type ImaginedDuel = Guessed<Duel>;

/** The places of a side's cards in the state, as the notation of a position shows them. */
const ACTIONS_AT = 0;
const JUMPS_AT = 2;
const COMBAT_AT = 3;
const SLOTS = COMBAT_AT + COMBAT_CARDS.length;

const WOUNDED = 1;
/** Places from here on are rooms under which a token lies. */
export const FACE_DOWN = 10_000;

export function isWounded({ marks }: ImaginedDuel, token: number): boolean {
  return (marks[token]! & WOUNDED) !== 0;
}

/** On a square of the board. */
export function isPlaced({ places }: ImaginedDuel, token: number): boolean {
  return places[token]! >= 0 && places[token]! < FACE_DOWN;
}

/** Somewhere under a room. */
export function isFaceDown({ places }: ImaginedDuel, token: number): boolean {
  return places[token]! >= FACE_DOWN;
}

/** The room that a face-down token lies under. */
export function roomOf(place: number): number {
  return place - FACE_DOWN;
}

export function jumpsOf({ cards }: ImaginedDuel, side: number): number {
  return cards[side * SLOTS + JUMPS_AT]!;
}

export function combatOf({ cards }: ImaginedDuel, side: number, value: number): number {
  return cards[side * SLOTS + COMBAT_AT + value]!;
}

export function setCombat(
  { cards }: ImaginedDuel,
  side: number,
  value: number,
  count: number,
): void {
  cards[side * SLOTS + COMBAT_AT + value] = count;
}

/** Action cards in hand as bits: bit 4 for the card 4. */
export function actionBits({ cards }: ImaginedDuel, side: number): number {
  return cards[side * SLOTS + ACTIONS_AT]!;
}

export function setActionBits({ cards }: ImaginedDuel, side: number, bits: number): void {
  cards[side * SLOTS + ACTIONS_AT] = bits;
}
