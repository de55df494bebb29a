import { barsAt, type CellId, DIRECTIONS, neighbour, planUnder } from '@oubliette/dungeon-twister';
import type { ChanceTerms } from '../knowledge.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { attackersOf } from './reaching.ts';
import { standingOn } from './standing.ts';
import { type ImaginedDuel, isPlaced, isWounded } from './tables.ts';

/** What a character may have to suffer, as bits. */
const HURT = 1;
/** A stronger enemy stands beside it; it is wounded, and any enemy does. */
const THREATENED = 2;
const HELPLESS = 4;
/** A stronger enemy could attack it next turn; it is wounded, and any enemy could. */
const ENDANGERED = 8;
const PREY = 16;

/** Each peril: what a scale calls it, which sign it has there, and what it is called when told of either side. */
export const PERILS = [
  { bit: HURT, scale: 'wounded', sign: 1, own: 'team', theirs: 'foes' },
  { bit: THREATENED, scale: 'threats', sign: -1, own: 'threatened', theirs: 'threats' },
  { bit: HELPLESS, scale: 'helpless', sign: 1, own: 'helpless', theirs: 'mercy' },
  { bit: ENDANGERED, scale: 'danger', sign: 1, own: 'danger', theirs: 'chase' },
  { bit: PREY, scale: 'prey', sign: 1, own: 'prey', theirs: 'hunt' },
] as const;

/** token → its perils, as they were asked about last */
let perils = new Uint8Array(0);

/** The perils of everybody on the board, in a table that is used again. */
export function perilsIn(state: ImaginedDuel, pieces: Pieces, standing: Uint16Array): Uint8Array {
  const { characters, combats } = pieces;
  const attackers = attackersOf(state, pieces);
  if (perils.length !== combats.length) perils = new Uint8Array(combats.length);
  else perils.fill(0);
  for (let at = 0; at < characters.length; at++) {
    const token = characters[at]!;
    if (!isPlaced(state, token)) continue;
    const beside = strongestBeside(state, pieces, standing, token);
    const attacker = attackers[token]!;
    if (isWounded(state, token)) {
      perils[token] = HURT | (beside >= 0 ? HELPLESS : 0) | (attacker >= 0 ? PREY : 0);
      continue;
    }
    const combat = combats[token]!;
    perils[token] = (beside > combat ? THREATENED : 0) | (attacker > combat ? ENDANGERED : 0);
  }
  return perils;
}

/** C of the strongest healthy enemy beside a character, or −1. */
function strongestBeside(
  { labyrinth, places }: ImaginedDuel,
  { sides, combats }: Pieces,
  standing: Uint16Array,
  token: number,
): number {
  const plan = planUnder(labyrinth);
  const cell = places[token] as CellId;
  let strongest = -1;
  for (const direction of DIRECTIONS) {
    if (barsAt(labyrinth, cell, direction) !== 0) continue;
    const other = standing[neighbour(plan, cell, direction)!]! - 1;
    if (other >= 0 && sides[other] !== sides[token])
      strongest = Math.max(strongest, combats[other]!);
  }
  return strongest;
}

function perilsOf(state: ImaginedDuel): { readonly pieces: Pieces; readonly perils: Uint8Array } {
  const pieces = piecesOf(state);
  const found = perilsIn(state, pieces, standingOn(state, pieces));
  return { pieces, perils: Uint8Array.from(found) };
}

/** The perils of both sides, by the weights of the scale, in parts that can be told. */
export function perilTerms(
  state: ImaginedDuel,
  side: number,
  weights: Readonly<Record<string, number>>,
): ChanceTerms {
  const { pieces, perils } = perilsOf(state);
  const terms: Record<string, number> = {};
  for (const { bit, scale, sign, own, theirs } of PERILS) {
    const factor = sign * weights[scale]!;
    [terms[own], terms[theirs]] = [0, 0];
    for (const token of pieces.characters) {
      if ((perils[token]! & bit) === 0) continue;
      if (pieces.sides[token] === side) terms[own] += factor;
      else terms[theirs] -= factor;
    }
  }
  return terms;
}

/** Whose perils began and ended, of those who are on the board before and after. */
export function perilChanges(before: ImaginedDuel, after: ImaginedDuel, side: number): ChanceTerms {
  const [{ pieces, perils: then }, { perils: now }] = [perilsOf(before), perilsOf(after)];
  const changes: Record<string, number> = {};
  for (const { bit, own, theirs } of PERILS) {
    [changes[own], changes[theirs]] = [0, 0];
    for (const token of pieces.characters) {
      if (!isPlaced(before, token) || !isPlaced(after, token)) continue;
      const more = Math.sign((now[token]! & bit) - (then[token]! & bit));
      if (pieces.sides[token] === side) changes[own] -= more;
      else changes[theirs] += more;
    }
  }
  return changes;
}
