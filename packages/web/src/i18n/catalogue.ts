import type { Language } from './choose.ts';
import { language, learn, teach } from './language.ts';

/** The texts of one feature; called inside a component it follows the language switch. */
export function catalogue<Messages>(texts: Record<Language, Messages>): () => Messages {
  return () => texts[language()];
}

/** A catalogue of which only the reader's language is fetched; `spoken` waits for it. */
export function fetchedCatalogue<Messages>(
  fetch: Record<Language, () => Promise<Messages>>,
): () => Messages {
  const known: Partial<Record<Language, Messages>> = {};
  teach(async wanted => {
    known[wanted] ??= await fetch[wanted]();
  });
  return () => {
    const texts = known[language()];
    if (texts === undefined) throw new Error('Its import was not wrapped in spoken().');
    return texts;
  };
}

/** What is fetched, as soon as its texts are there too. */
export async function spoken<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  const result = await fetched;
  await learn(language());
  return result;
}
