import { createSignal } from 'solid-js';
import { chooseLanguage, type Language } from './choose.ts';

const STORED = 'oubliette.language';

const [language, setLanguage] = createSignal<Language>(
  chooseLanguage({
    address: new URLSearchParams(location.search).get('lang'),
    stored: readStored(),
    preferred: navigator.languages,
  }),
);

export { language };

/** Changes every text on the page at once, and remembers the choice. */
export function switchLanguage(to: Language): void {
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
