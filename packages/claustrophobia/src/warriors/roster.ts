import type { HumanKind } from '../content/humans.ts';

/** A figure of either side, by number. */
export type Warrior = number;

/** Humans 0–4, Troglodytes 5–15, the Demon 16, Putrefied Damned 17–21 (the human killed + 17). */
export const HUMANS = 5;
export const FIRST_TROGLODYTE = 5;
const TROGLODYTES = 11;
export const LAST_TROGLODYTE = FIRST_TROGLODYTE + TROGLODYTES - 1;
export const DEMON_FIGURE = 16;
export const FIRST_DAMNED = 17;
export const WARRIORS = FIRST_DAMNED + HUMANS;
export const REDEEMER = 0;

export const WARRIOR_NAMES: readonly string[] = [
  'RD',
  'BR1',
  'BR2',
  'BL1',
  'BL2',
  ...Array.from({ length: TROGLODYTES }, (_, index) => `TR${index + 1}`),
  'D',
  ...Array.from({ length: HUMANS }, (_, index) => `PD${index + 1}`),
];

const NUMBERS = new Map(WARRIOR_NAMES.map((name, warrior) => [name, warrior]));

/** The warrior of that name, or −1. */
export function warriorNamed(name: string): Warrior {
  return NUMBERS.get(name) ?? -1;
}

export const KINDS: readonly HumanKind[] = ['RD', 'BR', 'BR', 'BL', 'BL'];

export function isHuman(warrior: Warrior): boolean {
  return warrior < HUMANS;
}

export function isTroglodyte(warrior: Warrior): boolean {
  return warrior >= FIRST_TROGLODYTE && warrior <= LAST_TROGLODYTE;
}

export function isDamned(warrior: Warrior): boolean {
  return warrior >= FIRST_DAMNED;
}

/** Places that are no tile. */
export const ASIDE = -1;
export const DEAD = -2;
export const ESCAPED = -3;
/** The Troglodyte figure that leads the humans (S8). */
export const GUIDING = -4;
