import { fetchedCatalogue } from '../../i18n/catalogue.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import type { Gist } from './gist.ts';
import { pieceOf } from './mention.ts';
import { packHere } from './pack.ts';

export type { Gist } from './gist.ts';

/** Long texts: fetched by whatever first explains a piece, not with the table. */
const text = fetchedCatalogue({
  en: () => import('./gists.en.ts').then(({ gists }) => gists),
  ru: () => import('./gists.ru.ts').then(({ gists }) => gists),
});

const otherwise = new Map<string, () => readonly Gist[]>();

/** Another game on this table has its own word for a piece, until its table is left. */
export function explainOtherwise(piece: string, gists: () => readonly Gist[]): () => void {
  otherwise.set(piece, gists);
  return () => otherwise.delete(piece);
}

/** What a piece can do or is good for, with the rules that say so. */
export const pieceGists = (token: string): readonly Gist[] =>
  otherwise.get(pieceOf(token))?.() ??
  packHere().get(pieceOf(token))?.gists[writtenLanguage()] ??
  text()[pieceOf(token)];
