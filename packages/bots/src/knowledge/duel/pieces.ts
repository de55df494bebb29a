import { readTokenName } from '@oubliette/dungeon-twister';

/** What somebody passes that stops others, as bits. */
export const PASSES_SLITS = 1;
export const PASSES_PITS = 2;
/** He opens or breaks a portcullis himself. */
export const PASSES_PORTCULLISES = 4;
/** So many sets of these bits there are. */
export const GAITS = 8;

/** What a player knows of the tokens, as tables by token. */
export interface Pieces {
  readonly sides: Uint8Array;
  /** All characters, those of each side, and those of all others. */
  readonly characters: Uint8Array;
  readonly teams: readonly Uint8Array[];
  readonly foes: readonly Uint8Array[];
  /** Squares of a move, 0 for objects. */
  readonly moves: Uint8Array;
  readonly combats: Uint8Array;
  readonly gaits: Uint8Array;
  /** 1 for what opens a portcullis for whoever carries it. */
  readonly keys: Uint8Array;
}

/** Up to four play (DT-MULTI-01). */
const SIDES = [0, 1, 2, 3];

const known = new Map<string, Pieces>();
let latest: { readonly names: readonly string[]; readonly pieces: Pieces } | null = null;

/** Every imagined world has a list of names of its own, but there are few different ones. */
export function piecesOf(names: readonly string[]): Pieces {
  if (latest?.names === names) return latest.pieces;
  const key = names.join();
  const pieces = known.get(key) ?? read(names);
  known.set(key, pieces);
  latest = { names, pieces };
  return pieces;
}

function read(names: readonly string[]): Pieces {
  const tokens = names.map(name => readTokenName(name)!);
  const able = (index: number, ability: string) =>
    (tokens[index]!.piece.abilities as readonly string[]).includes(ability);
  const gaitOf = (index: number) =>
    (able(index, 'passes-slits') ? PASSES_SLITS : 0) |
    (able(index, 'levitates') || able(index, 'treads-pits') ? PASSES_PITS : 0) |
    (able(index, 'picks-locks') || able(index, 'breaks-portcullises') ? PASSES_PORTCULLISES : 0);
  const charactersOf = (isMember: (side: number) => boolean) =>
    Uint8Array.from(
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
