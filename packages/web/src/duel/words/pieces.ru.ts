import { DECLINED } from './declension.ru.ts';
import type { Declined } from './declined.ru.ts';
import type { PieceId } from './mention.ts';
import { packHere } from './pack.ts';

const plainly = (pieces: Readonly<Record<string, Declined>>) =>
  Object.fromEntries(Object.entries(pieces).map(([piece, { forms }]) => [piece, forms[0]]));

export const names = plainly(DECLINED) as Readonly<Record<PieceId, string>>;

/** Имя фигурки из наших наборов или той, что приходит с партией. */
export const nameOf = (piece: PieceId): string => packHere().get(piece)?.names.ru ?? names[piece];

/** Имена, которых нет в самой дуэли: обитателей темницы. */
export function nameGuests(guests: Readonly<Record<string, Declined>>): void {
  Object.assign(DECLINED, guests);
  Object.assign(names, plainly(guests));
}
