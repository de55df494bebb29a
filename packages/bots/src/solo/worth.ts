import {
  NPC_CARDS,
  PRISON_CHARACTERS,
  SOLO_NAMES,
  type Solo,
  WOUNDED,
} from '@oubliette/dungeon-twister';
import { waysOut } from '../knowledge/duel/exits.ts';
import type { Guessed } from '../world.ts';

/** A solo match as a player imagines it. */
export type Imagined = Guessed<Solo>;

const [NP, PLAYER] = [0, 1];
const ON_FOOT = 0;
/** What a point is worth, against a healthy character on the doorstep. */
const POINT = 8;
/** A character so many squares from the exit is worth half of one that is there. */
const HALFWAY = 10;
/** A wounded character gains nobody a point, but may be healed. */
const HURT = 0.3;

/** token → combat value; 0 for objects */
const COMBATS = SOLO_NAMES.map((name, token) => {
  const ours = PRISON_CHARACTERS.find(({ id }) => name === `Y:${id}`);
  return NPC_CARDS[token]?.likeness.combat ?? ours?.combat ?? 0;
});

const RUNNERS = SOLO_NAMES.flatMap((name, token) =>
  PRISON_CHARACTERS.some(({ id }) => name === `Y:${id}`) ? [token] : [],
);

export function isWounded({ marks }: Imagined, token: number): boolean {
  return (marks[token]! & WOUNDED) !== 0;
}

/** Points, and how near each of the Player's characters is to his exit. */
export function worthOf(state: Imagined): number {
  const ways = waysOut(state.labyrinth, PLAYER, ON_FOOT);
  let worth = POINT * (state.points[PLAYER]! - state.points[NP]!);
  for (const token of RUNNERS) {
    const cell = state.places[token]!;
    if (cell < 0) continue;
    worth += (isWounded(state, token) ? HURT : 1) * (HALFWAY / (HALFWAY + ways[cell]!));
  }
  return worth;
}

/** How much stronger the Player's fighter is than the NPC, whoever of the two attacks. */
export function leadFor(state: Imagined, attacker: number, target: number): number {
  const strength = (token: number) => (isWounded(state, token) ? 0 : COMBATS[token]!);
  const lead = strength(attacker) - strength(target);
  return RUNNERS.includes(attacker) ? lead : -lead;
}
