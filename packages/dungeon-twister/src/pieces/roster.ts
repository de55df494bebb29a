import { NPCS } from '../content/npcs/pieces.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import type { Ability, Piece } from './piece.ts';

/** A token in a match: its number in the state's tables. */
export type Token = number & { readonly Token: unique symbol };

/** The side that owns a token: the number of its seat. */
export type Side = number & { readonly Side: unique symbol };

export const NOBODY = -1 as Token;

/** Letters of the sides in token names, in the order of the seats (DT-MULTI-01 names sides by colour). */
export const SIDE_LETTERS = ['B', 'Y'] as const;

/** The Non-Player's letter: its tokens play on the first side (DS-SET-02). */
const NP_LETTER = 'N';

function byId(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.map(piece => [piece.id, piece]));
}

const PLAYERS_PIECES = byId([...PRISON_CHARACTERS, ...PRISON_OBJECTS]);
const NP_PIECES = byId([...NPCS, ...PRISON_OBJECTS]);

/** `B:naga`; a second one of a kind is `B:cleric#2`. */
export function tokenName(side: number, piece: string, copy: number): string {
  return `${SIDE_LETTERS[side]}:${piece}${copy === 1 ? '' : `#${copy}`}`;
}

export function readTokenName(name: string): { side: Side; piece: Piece } | null {
  const [, letter = '', id = ''] = /^([A-Z]):([a-z-]+)(?:#[2-9])?$/.exec(name) ?? [];
  const nonPlayer = letter === NP_LETTER;
  const side = nonPlayer ? 0 : (SIDE_LETTERS as readonly string[]).indexOf(letter);
  const piece = (nonPlayer ? NP_PIECES : PLAYERS_PIECES).get(id);
  return side < 0 || piece === undefined ? null : { side: side as Side, piece };
}

/** What the rules ask of the tokens of a match, as tables by token. */
export interface Roster {
  readonly names: readonly string[];
  readonly pieces: readonly Piece[];
  readonly sides: Uint8Array;
  readonly isCharacter: Uint8Array;
  /** M, 0 for objects. */
  readonly moves: Uint8Array;
  /** Printed C, 0 for objects. */
  readonly combats: Uint8Array;
  /** Bits of `ABILITY`. */
  readonly abilities: Uint32Array;
  readonly tokens: readonly Token[];
  /** side → its characters */
  readonly characters: readonly (readonly Token[])[];
  numberOf(name: string): Token | undefined;
}

const ALL_ABILITIES: readonly Ability[] = [
  'picks-locks',
  'breaks-portcullises',
  'stabs',
  'screams',
  'heals',
  'giant',
  'turns-either-way',
  'passes-slits',
  'reads-minds',
  'levitates',
  'casts',
  'slips-by',
  'shoots',
  'reaches',
  'burns',
  'unlocks',
  'shields',
  'ropes',
];

export const ABILITY = Object.fromEntries(
  ALL_ABILITIES.map((ability, bit) => [ability, 1 << bit]),
) as Readonly<Record<Ability, number>>;

const rosters = new WeakMap<readonly string[], Roster>();

/** The roster asked for last: nearly always the one asked for next. */
let latest: Roster | null = null;

/** The roster of a list of names; a list keeps its roster. */
export function rosterOf(names: readonly string[]): Roster {
  if (latest !== null && latest.names === names) return latest;
  latest = rosters.get(names) ?? makeRoster(names);
  rosters.set(names, latest);
  return latest;
}

function makeRoster(names: readonly string[]): Roster {
  const read = names.map(name => {
    const token = readTokenName(name);
    if (token === null) throw new RangeError(`There is no piece ${name}.`);
    return token;
  });
  const numbers = new Map(names.map((name, token) => [name, token as Token]));
  const pieces = read.map(({ piece }) => piece);
  const figure = (of: (piece: Piece) => number) => Uint8Array.from(pieces, of);
  const tokens = names.map((_, token) => token as Token);
  return {
    names,
    pieces,
    sides: Uint8Array.from(read, ({ side }) => side),
    isCharacter: figure(piece => (piece.kind === 'character' ? 1 : 0)),
    moves: figure(piece => (piece.kind === 'character' ? piece.move : 0)),
    combats: figure(piece => (piece.kind === 'character' ? piece.combat : 0)),
    abilities: Uint32Array.from(pieces, piece =>
      piece.abilities.reduce((bits, ability) => bits | ABILITY[ability], 0),
    ),
    tokens,
    characters: SIDE_LETTERS.map((_, side) =>
      tokens.filter(token => read[token]!.side === side && pieces[token]!.kind === 'character'),
    ),
    numberOf: name => numbers.get(name),
  };
}
