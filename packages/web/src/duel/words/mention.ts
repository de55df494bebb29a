import { type DuelSeat, PRISON_CHARACTERS, PRISON_OBJECTS } from '@oubliette/dungeon-twister';

export type CharacterId = (typeof PRISON_CHARACTERS)[number]['id'];
export type ObjectId = (typeof PRISON_OBJECTS)[number]['id'];
export type PieceId = CharacterId | ObjectId;

export const CHARACTER_IDS = PRISON_CHARACTERS.map(({ id }) => id);
export const OBJECT_IDS = PRISON_OBJECTS.map(({ id }) => id);

/** Somebody or something in a sentence: what it is, and whose where that must be said. */
export interface Mention {
  readonly pieces: readonly PieceId[];
  readonly owner: DuelSeat | null;
}

export function isObject(piece: PieceId): piece is ObjectId {
  return (OBJECT_IDS as readonly string[]).includes(piece);
}

/** `B:naga` and `B:naga#2` are a Naga; `N:artos` is a character of the prison. */
export function pieceOf(token: string): PieceId {
  return token.replace(/^[BNY]:|#\d$/g, '') as PieceId;
}

/** The prison plays on the blue side. */
export function seatOf(token: string): DuelSeat {
  return token.startsWith('Y') ? 'yellow' : 'blue';
}

/** Everybody in the prison has a name of his own and needs no owner. */
export function isOfPrison(token: string): boolean {
  return token.startsWith('N');
}

/** Tokens of one side as a teller of a side mentions them: strangers with their owner. */
export function mention(teller: DuelSeat | null, ...tokens: readonly string[]): Mention {
  const [first] = tokens;
  const owner = first === undefined ? null : seatOf(first);
  const pieces = tokens.map(pieceOf);
  const foreign = owner !== teller && !isOfPrison(first!) && pieces.some(piece => !isObject(piece));
  return { pieces, owner: foreign ? owner : null };
}
