import { onCleanup, onMount } from 'solid-js';
import { address, amendAddress } from '../../router/address.ts';
import { text } from './messages.ts';
import '../../components/Field.css';
import './SearchBox.css';

/** As it stands in the box. */
const typed = (): string => address().query.get('q') ?? '';

/** What is looked for; blanks alone look for nothing. */
export const query = (): string => typed().trim();

/** The words looked for are part of the address, so that the way back from a result leads to the others. */
const lookFor = (words: string): void =>
  amendAddress({ query: new URLSearchParams(words === '' ? '' : { q: words }) });

const results = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('.results-link'),
];

/** The box to search all books; the key `/` leads to it. */
export function SearchBox() {
  let input!: HTMLInputElement;

  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowDown: () => results()[0]?.focus(),
    Enter: () => results()[0]?.click(),
    Escape: () => lookFor(''),
  };
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  };
  const slash = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  };
  onMount(() => {
    document.addEventListener('keydown', slash);
    onCleanup(() => document.removeEventListener('keydown', slash));
  });

  return (
    <search class="search-box">
      <input
        class="field-box"
        type="search"
        ref={input}
        aria-label={text().search}
        placeholder={text().searchHint}
        value={typed()}
        autocomplete="off"
        spellcheck={false}
        onInput={event => lookFor(event.currentTarget.value)}
        onKeyDown={press}
      />
    </search>
  );
}

/** Up and down lead through the results and back to the box. */
export function stepThroughResults(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = results();
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return;
  event.preventDefault();
  const next = links[at + step];
  if (next) next.focus();
  else if (step < 0) document.querySelector<HTMLInputElement>('.search-box input')?.focus();
}
