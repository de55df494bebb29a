import { DECLINED } from './declension.ru.ts';
import type { PieceId } from './mention.ts';

export const names = Object.fromEntries(
  Object.entries(DECLINED).map(([piece, { forms }]) => [piece, forms[0]]),
) as Readonly<Record<PieceId, string>>;
