import { type FurtherLanguage, type Language, WRITTEN_LANGUAGES } from './choose.ts';

/** English texts, and what stands for them in a further language. */
export type Translation = readonly [english: object, translated: object];

const known = new Map<Language, ReadonlyMap<object, object>>();

/** Texts of a feature in a further language, in the shape of the English ones. */
export const translation = <Messages extends object>(
  english: Messages,
  messages: Messages,
): Translation => [english, messages];

/** What a further language has for these English texts; nothing where it has none. */
export function translated<Messages extends object>(
  english: Messages,
  language: Language,
): Messages | undefined {
  return known.get(language)?.get(english) as Messages | undefined;
}

/** One folder a language, called by its code: `packages/web/languages/de`. */
interface Folder {
  readonly translations: readonly Translation[];
}
const FOLDERS = import.meta.glob<Folder>('../../languages/*/index.ts');
const codeOf = (path: string) => path.split('/').at(-2) as FurtherLanguage;
const FETCHES = new Map(Object.entries(FOLDERS).map(([path, fetch]) => [codeOf(path), fetch]));

/** Every language that the page speaks. */
export const LANGUAGES: readonly Language[] = [...WRITTEN_LANGUAGES, ...FETCHES.keys()];

/** Fetches the catalogues of a language, once; a written one has them at hand. */
export async function learnTranslations(
  language: Language,
  fetch: (() => Promise<Folder>) | undefined = FETCHES.get(language as FurtherLanguage),
): Promise<void> {
  if (fetch && !known.has(language)) known.set(language, new Map((await fetch()).translations));
}
