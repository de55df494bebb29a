import { BASE_CHARACTERS, BASE_OBJECTS } from '../content/base/team.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import type { Ability, AbilityWord, Piece } from './piece.ts';

/** A token in a match: its number in the state's tables. */
export type Token = number & { readonly Token: unique symbol };

/** The side that owns a token: the number of its seat. */
export type Side = number & { readonly Side: unique symbol };

export const NOBODY = -1 as Token;

/** Objects of nobody's colour, and their letter (DT-ALL-12). */
export const NEUTRAL = 7 as Side;
export const NEUTRAL_LETTER = 'W';

/** Letters of the sides in token names, in the order of the seats (DT-MULTI-01 names sides by colour). */
export const SIDE_LETTERS = ['B', 'Y', 'P', 'G', 'R'] as const;

function byId(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.map(piece => [piece.id, piece]));
}

const PLAYERS_PIECES = byId([
  ...PRISON_CHARACTERS,
  ...BASE_CHARACTERS,
  ...PRISON_OBJECTS,
  ...BASE_OBJECTS,
]);

/** letter → its side; the Non-Player of the solo game plays on the first one (DS-NP-07) */
const SIDES: ReadonlyMap<string, Side> = new Map(
  [...SIDE_LETTERS.entries(), [0, 'N'] as const, [NEUTRAL, NEUTRAL_LETTER] as const].map(
    ([side, letter]) => [letter, side as Side],
  ),
);

/** Of one kind on one side: `B:cleric#9` is the last that has a name. */
export const MOST_COPIES = 9;

/** What a match brings along that has nothing of its own. */
const NO_PIECES: readonly Piece[] = Object.freeze([]);

/** `B:naga`; a second one of a kind is `B:cleric#2`. */
export function tokenName(side: number, piece: string, copy: number): string {
  return `${side === NEUTRAL ? NEUTRAL_LETTER : SIDE_LETTERS[side]}:${piece}${copy === 1 ? '' : `#${copy}`}`;
}

/** Whether a token is in nobody's colour (DT-ALL-12). */
export const isNeutralName = (name: string): boolean => name.startsWith(`${NEUTRAL_LETTER}:`);

/** The parts of a token's name, whether or not any match has such a piece. */
export function partsOfName(name: string): { side: Side; piece: string } | null {
  const [, letter = '', piece = ''] = /^([A-Z]):([a-z-]+)(?:#[2-9])?$/.exec(name) ?? [];
  const side = SIDES.get(letter);
  return side === undefined ? null : { side, piece };
}

/** What a name means where a match brings these pieces along. */
export function readTokenName(
  name: string,
  further: readonly Piece[] = NO_PIECES,
): { side: Side; piece: Piece } | null {
  const parts = partsOfName(name);
  if (parts === null) return null;
  const piece = further.find(({ id }) => id === parts.piece) ?? PLAYERS_PIECES.get(parts.piece);
  return piece === undefined ? null : { side: parts.side, piece };
}

/** What the rules ask of the tokens of a match, as tables by token. */
export interface Roster {
  readonly names: readonly string[];
  readonly further: readonly Piece[];
  readonly pieces: readonly Piece[];
  readonly sides: Uint8Array;
  readonly isCharacter: Uint8Array;
  /** M, 0 for objects. */
  readonly moves: Uint8Array;
  /** Printed C, 0 for objects. */
  readonly combats: Uint8Array;
  /** What an object adds in close attack, and an object or a character by its nature in defence (DT-CBT-08). */
  readonly attacks: Int8Array;
  readonly defences: Int8Array;
  /** VP for leaving, or for being carried out as an object (DT-EXIT-01, DT-TREASURE-01). */
  readonly worths: Uint8Array;
  /** Bits of `ABILITY`. */
  readonly abilities: Uint32Array;
  /** What anybody at all can do. */
  readonly anybodys: number;
  /** Words of further sets, of each token and of anybody at all. */
  readonly words: readonly ReadonlySet<AbilityWord>[];
  readonly anybodysWords: ReadonlySet<AbilityWord>;
  /** Whether nobody has any: most questions are short then. */
  readonly areWordless: boolean;
  readonly tokens: readonly Token[];
  /** side → its characters */
  readonly characters: readonly (readonly Token[])[];
  /** side → the characters of all others */
  readonly enemies: readonly (readonly Token[])[];
  numberOf(name: string): Token | undefined;
}

export const ALL_ABILITIES: readonly Ability[] = [
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
  'flies',
  'incorporeal',
  'plays-two',
  'slips-by',
  'treads-pits',
  'regenerates',
  'walks-walls',
  'shoots',
  'reaches',
  'burns',
  'unlocks',
  'shields',
  'ropes',
  'quickens',
];

export const ABILITY = Object.fromEntries(
  ALL_ABILITIES.map((ability, bit) => [ability, 1 << bit]),
) as Readonly<Record<Ability, number>>;

const bitsOf = ({ abilities }: Piece): number =>
  abilities.reduce((bits, word) => bits | (ABILITY[word as Ability] ?? 0), 0);

/** Most pieces have no word of further sets. */
const NO_WORDS: ReadonlySet<AbilityWord> = new Set();

function wordsOf({ abilities }: Piece): ReadonlySet<AbilityWord> {
  const words = abilities.filter(word => !Object.hasOwn(ABILITY, word));
  return words.length > 0 ? new Set(words) : NO_WORDS;
}

const rosters = new WeakMap<readonly string[], WeakMap<readonly Piece[], Roster>>();

/** The roster asked for last: nearly always the one asked for next. */
let latest: Roster | null = null;

/** The roster of a list of names and the pieces that a match brings along; it is made once for both. */
export function rosterOf(names: readonly string[], further: readonly Piece[] = NO_PIECES): Roster {
  if (latest !== null && latest.names === names && latest.further === further) return latest;
  const known = rosters.get(names) ?? new WeakMap<readonly Piece[], Roster>();
  latest = known.get(further) ?? makeRoster(names, further);
  rosters.set(names, known.set(further, latest));
  return latest;
}

const kept = new WeakMap<readonly unknown[], readonly unknown[]>();

/** A list that somebody sees, as a value: all worlds that are guessed from one view share a roster. */
export function asValue<T>(seen: readonly T[]): readonly T[] {
  const value = (kept.get(seen) as readonly T[] | undefined) ?? Object.freeze([...seen]);
  kept.set(seen, value);
  return value;
}

function makeRoster(names: readonly string[], further: readonly Piece[]): Roster {
  const read = names.map(name => {
    const token = readTokenName(name, further);
    if (token === null) throw new RangeError(`There is no piece ${name}.`);
    return token;
  });
  const numbers = new Map(names.map((name, token) => [name, token as Token]));
  const pieces = read.map(({ piece }) => piece);
  const words = pieces.map(wordsOf);
  const anybodysWords = new Set(words.flatMap(own => [...own]));
  const figure = (of: (piece: Piece) => number) => Uint8Array.from(pieces, of);
  const tokens = names.map((_, token) => token as Token);
  const characters = tokens.filter(token => pieces[token]!.kind === 'character');
  const bySide = (isOf: (owner: number, side: number) => boolean) =>
    SIDE_LETTERS.map((_, side) => characters.filter(token => isOf(read[token]!.side, side)));
  return {
    names,
    further,
    pieces,
    sides: Uint8Array.from(read, ({ side }) => side),
    isCharacter: figure(piece => (piece.kind === 'character' ? 1 : 0)),
    moves: figure(piece => (piece.kind === 'character' ? piece.move : 0)),
    combats: figure(piece => (piece.kind === 'character' ? piece.combat : 0)),
    attacks: Int8Array.from(pieces, piece => (piece.kind === 'object' ? (piece.attack ?? 0) : 0)),
    defences: Int8Array.from(pieces, piece => piece.defence ?? 0),
    worths: figure(piece => piece.worth ?? (piece.kind === 'character' ? 1 : 0)),
    abilities: Uint32Array.from(pieces, bitsOf),
    anybodys: pieces.reduce((bits, piece) => bits | bitsOf(piece), 0),
    words,
    anybodysWords,
    areWordless: anybodysWords.size === 0,
    tokens,
    characters: bySide((owner, side) => owner === side),
    enemies: bySide((owner, side) => owner !== side),
    numberOf: name => numbers.get(name),
  };
}
