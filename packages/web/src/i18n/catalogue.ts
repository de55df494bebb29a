import { type Language, type WrittenLanguage, written } from './choose.ts';
import { language, learn, teach } from './language.ts';
import { translated } from './translations.ts';

/** The texts of one feature; called inside a component it follows the language switch. */
export function catalogue<Messages extends object>(
  texts: Record<WrittenLanguage, Messages>,
): () => Messages {
  return () => translated(texts.en, language()) ?? texts[written(language())];
}

/** A catalogue of which only the reader's language is fetched; `spoken` waits for it. */
export function fetchedCatalogue<Messages extends object>(
  fetch: Record<WrittenLanguage, () => Promise<Messages>>,
): () => Messages {
  const known: Partial<Record<Language, Messages>> = {};
  teach(async wanted => {
    known[wanted] ??= await fetch[written(wanted)]();
  });
  return () => {
    const texts = known[language()];
    if (texts === undefined) throw new Error('Its import was not wrapped in spoken().');
    return translated(texts, language()) ?? texts;
  };
}

/** What is fetched, as soon as its texts are there too. */
export async function spoken<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  const result = await fetched;
  await learn(language());
  return result;
}
