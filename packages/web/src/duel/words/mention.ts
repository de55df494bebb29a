import type { DuelSeat } from '@oubliette/dungeon-twister';

export const CHARACTER_IDS = [
  'backstabber',
  'banshee',
  'cleric',
  'colossus',
  'mekanork',
  'naga',
  'telepath',
  'wizard',
] as const;

export const OBJECT_IDS = [
  'bow',
  'fireball-wand',
  'key',
  'large-shield',
  'rope',
  'telescoping-spear',
] as const;

export type CharacterId = (typeof CHARACTER_IDS)[number];
export type ObjectId = (typeof OBJECT_IDS)[number];
export type PieceId = CharacterId | ObjectId;

/** Somebody or something in a sentence: what it is, and whose where that must be said. */
export interface Mention {
  readonly pieces: readonly PieceId[];
  readonly owner: DuelSeat | null;
}

export function isObject(piece: PieceId): piece is ObjectId {
  return (OBJECT_IDS as readonly string[]).includes(piece);
}

/** `B:naga` and `B:naga#2` are a Naga. */
export function pieceOf(token: string): PieceId {
  return token.replace(/^[BY]:|#\d$/g, '') as PieceId;
}

export function seatOf(token: string): DuelSeat {
  return token.startsWith('B') ? 'blue' : 'yellow';
}

/** Tokens of one side as a teller of a side mentions them: strangers with their owner. */
export function mention(teller: DuelSeat | null, ...tokens: readonly string[]): Mention {
  const [first] = tokens;
  const owner = first === undefined ? null : seatOf(first);
  const pieces = tokens.map(pieceOf);
  const foreign = owner !== teller && pieces.some(piece => !isObject(piece));
  return { pieces, owner: foreign ? owner : null };
}
