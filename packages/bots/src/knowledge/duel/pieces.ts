import { readTokenName } from '@oubliette/dungeon-twister';

/** How somebody passes what stops others: the index of a table of ways. */
export const GAITS = ['on foot', 'through slits', 'over pits'] as const;

/** What a player knows of the tokens, as tables by token. */
export interface Pieces {
  readonly sides: Uint8Array;
  /** Squares of a move, 0 for objects. */
  readonly moves: Uint8Array;
  readonly combats: Uint8Array;
  readonly gaits: Uint8Array;
}

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
    able(index, 'passes-slits') ? 1 : able(index, 'levitates') ? 2 : 0;
  return {
    sides: Uint8Array.from(tokens, ({ side }) => side),
    moves: Uint8Array.from(tokens, ({ piece }) => (piece.kind === 'character' ? piece.move : 0)),
    combats: Uint8Array.from(tokens, ({ piece }) =>
      piece.kind === 'character' ? piece.combat : 0,
    ),
    gaits: Uint8Array.from(tokens, (_, index) => gaitOf(index)),
  };
}
