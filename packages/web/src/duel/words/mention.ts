import {
  BASE_CHARACTERS,
  BASE_OBJECTS,
  COLOURS,
  type DuelSeat,
  PRISON_CHARACTERS,
  PRISON_OBJECTS,
} from '@oubliette/dungeon-twister';
import { packHere } from './pack.ts';

/** Everybody and everything of both sets once: what the original set shares with Prison is Prison's. */
export const CHARACTERS = [
  ...PRISON_CHARACTERS,
  ...BASE_CHARACTERS.filter(piece => !PRISON_CHARACTERS.some(({ id }) => id === piece.id)),
];
const OBJECTS = [
  ...PRISON_OBJECTS,
  ...BASE_OBJECTS.filter(piece => !PRISON_OBJECTS.some(({ id }) => id === piece.id)),
];

export type CharacterId = (typeof CHARACTERS)[number]['id'];
export type ObjectId = (typeof OBJECTS)[number]['id'];
export type PieceId = CharacterId | ObjectId;

export const CHARACTER_IDS = CHARACTERS.map(({ id }) => id);
export const OBJECT_IDS = OBJECTS.map(({ id }) => id);

/** Somebody or something in a sentence: what it is, and whose where that must be said. */
export interface DuelMention {
  readonly pieces: readonly PieceId[];
  readonly owner: DuelSeat | null;
}

export function isObject(piece: PieceId): piece is ObjectId {
  const guest = packHere().get(piece);
  return guest ? guest.figures === null : (OBJECT_IDS as readonly string[]).includes(piece);
}

const WORTH: ReadonlyMap<string, number> = new Map(
  [...CHARACTERS, ...OBJECTS].flatMap(piece => ('worth' in piece ? [[piece.id, piece.worth]] : [])),
);

/** VP that a piece is known for when it leaves the maze (DT-GOBLIN-01, DT-TREASURE-01). */
export const worthOf = (piece: PieceId): number =>
  packHere().get(piece)?.worth ?? WORTH.get(piece) ?? 0;

/** `B:naga` and `B:naga#2` are a Naga; `N:artos` is a character of the prison. */
export function pieceOf(token: string): PieceId {
  return token.replace(/^.:|#\d$/g, '') as PieceId;
}

/** Letters of the sides, in the order of the turns. */
const LETTERS = 'BYPGR';

/** The prison plays on the blue side. */
export function seatOf(token: string): DuelSeat {
  return COLOURS[LETTERS.indexOf(token[0]!)] ?? 'blue';
}

/** `B:naga`: a piece of a side. */
export const tokenOf = (seat: DuelSeat, piece: string): string =>
  `${LETTERS[COLOURS.indexOf(seat)]}:${piece}`;

/** Objects of nobody's colour (DT-ALL-12). */
export function isNeutral(token: string): boolean {
  return token.startsWith('W');
}

/** Everybody in the prison has a name of their own and needs no owner. */
export function isOfPrison(token: string): boolean {
  return token.startsWith('N');
}

/** Tokens of one side as a teller of a side mentions them: strangers with their owner. */
export function mention(teller: DuelSeat | null, ...tokens: readonly string[]): DuelMention {
  const [first] = tokens;
  const owner = first === undefined ? null : seatOf(first);
  const pieces = tokens.map(pieceOf);
  const foreign = owner !== teller && !isOfPrison(first!) && pieces.some(piece => !isObject(piece));
  return { pieces, owner: foreign ? owner : null };
}
