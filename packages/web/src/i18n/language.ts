import { createSignal } from 'solid-js';
import { chooseLanguage, type Language, type WrittenLanguage, written } from './choose.ts';
import { LANGUAGES, learnTranslations } from './translations.ts';

const STORED = 'oubliette.language';

const [language, setLanguage] = createSignal<Language>(
  chooseLanguage(
    {
      address: new URLSearchParams(location.search).get('lang'),
      stored: readStored(),
      preferred: navigator.languages,
    },
    LANGUAGES,
  ),
);

/** A language whose texts could not be fetched when somebody asked for it. */
const [unlearned, setUnlearned] = createSignal<Language | null>(null);

export { language, unlearned };

/** The reader's language, or English where what is wanted is written in two languages only. */
export const writtenLanguage = (): WrittenLanguage => written(language());

/** The language that the switch leads to: one after the other. */
export const nextLanguage = (): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length]!;

const INVITATIONS: Readonly<Record<WrittenLanguage, string>> = {
  en: 'In English',
  ru: 'По-русски',
};

/** What the switch says, in the language that it leads to; a further one by what it calls itself. */
export const invitationTo = (to: Language): string =>
  INVITATIONS[to as WrittenLanguage] ??
  new Intl.DisplayNames([to], { type: 'language' }).of(to) ??
  to;

export const forgetUnlearned = () => setUnlearned(null);

type Lesson = (language: Language) => Promise<unknown>;

const lessons: Lesson[] = [learnTranslations];
learnTranslations(language()).catch(() => {}); // `learn` tries once more, and says so.

/** Adds what must be known in a language before the page speaks it, and begins at once. */
export function teach(lesson: Lesson): void {
  lessons.push(lesson);
  lesson(language()).catch(() => {}); // `learn` tries once more, and says so.
}

/** Everything that has been taught so far is known in that language. */
export async function learn(wanted: Language): Promise<void> {
  for (let known = 0; known < lessons.length; ) {
    const more = lessons.slice(known);
    known = lessons.length;
    await Promise.all(more.map(lesson => lesson(wanted)));
  }
}

/**
 * Changes every text on the page at once, as soon as all are there, and remembers the choice. If they
 * cannot be fetched the page goes on as it is.
 */
export async function switchLanguage(to: Language): Promise<void> {
  setUnlearned(null);
  try {
    await learn(to);
  } catch {
    setUnlearned(to);
    return;
  }
  setLanguage(to);
  writeStored(to);
  forgetLanguageInAddress();
}

/** A shared link such as `?lang=ru#/rules` decides once; afterwards the reader's own choice does. */
function forgetLanguageInAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

// Storage throws where the browser forbids it; the choice then lasts until the tab is closed.
function readStored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function writeStored(value: Language): void {
  try {
    localStorage.setItem(STORED, value);
  } catch {}
}
