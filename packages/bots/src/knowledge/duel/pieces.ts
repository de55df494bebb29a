import { type Duel, readTokenName } from '@oubliette/dungeon-twister';

/** What somebody passes that stops others, as bits. */
export const PASSES_SLITS = 1;
export const PASSES_PITS = 2;
/** They open or break a portcullis themselves. */
export const PASSES_PORTCULLISES = 4;
/** So many sets of these bits there are. */
export const GAITS = 8;

/** What a player knows of the tokens, as tables by token. */
export interface Pieces {
  readonly sides: Uint8Array;
  /** All characters, those of each side, and those of all others. */
  readonly characters: Uint16Array;
  readonly teams: readonly Uint16Array[];
  readonly foes: readonly Uint16Array[];
  /** Squares of a move, 0 for objects. */
  readonly moves: Uint8Array;
  readonly combats: Uint8Array;
  readonly gaits: Uint8Array;
  /** 1 for what opens a portcullis for whoever carries it. */
  readonly keys: Uint8Array;
}

/** Up to five play (DT-MULTI-01). */
export const SIDES = [0, 1, 2, 3, 4];

const known = new Map<string, Pieces>();

/** The tokens of a match by name, and the pieces that it brings along. */
type Cast = Pick<Duel['State'], 'names' | 'further'>;

let latest: (Cast & { readonly pieces: Pieces }) | null = null;

/**
 * Every imagined world has a list of names of its own, but there are few different ones. What a name means
 * is for each match to say: two may bring along different pieces of one name.
 */
export function piecesOf({ names, further }: Cast): Pieces {
  if (latest?.names === names && latest.further === further) return latest.pieces;
  const tokens = names.map(name => readTokenName(name, further)!);
  const key = names.map((name, at) => name + meaningOf(tokens[at]!.piece)).join();
  const pieces = known.get(key) ?? read(tokens);
  known.set(key, pieces);
  latest = { names, ...(further && { further }), pieces };
  return pieces;
}

type Token = NonNullable<ReturnType<typeof readTokenName>>;

const meaningOf = (piece: Token['piece']) =>
  piece.kind === 'character'
    ? ` ${piece.move} ${piece.combat} ${piece.abilities}`
    : ` ${piece.abilities}`;

function read(tokens: readonly Token[]): Pieces {
  const able = (index: number, ...wanted: readonly Token['piece']['abilities'][number][]) =>
    tokens[index]!.piece.abilities.some(ability => wanted.includes(ability));
  const gaitOf = (index: number) =>
    (able(index, 'passes-slits', 'incorporeal') ? PASSES_SLITS : 0) |
    (able(index, 'levitates', 'flies', 'incorporeal', 'treads-pits') ? PASSES_PITS : 0) |
    (able(index, 'picks-locks', 'breaks-portcullises') ? PASSES_PORTCULLISES : 0);
  const charactersOf = (isMember: (side: number) => boolean) =>
    Uint16Array.from(
      [...tokens.keys()].filter(
        token => tokens[token]!.piece.kind === 'character' && isMember(tokens[token]!.side),
      ),
    );
  return {
    sides: Uint8Array.from(tokens, ({ side }) => side),
    characters: charactersOf(() => true),
    teams: SIDES.map(team => charactersOf(side => side === team)),
    foes: SIDES.map(team => charactersOf(side => side !== team)),
    moves: Uint8Array.from(tokens, ({ piece }) => (piece.kind === 'character' ? piece.move : 0)),
    combats: Uint8Array.from(tokens, ({ piece }) =>
      piece.kind === 'character' ? piece.combat : 0,
    ),
    gaits: Uint8Array.from(tokens, (_, index) => gaitOf(index)),
    keys: Uint8Array.from(tokens, (_, index) => (able(index, 'unlocks') ? 1 : 0)),
  };
}
