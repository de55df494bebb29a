/** The cards between two visits. */
import type { OwnCard } from '@oubliette/dungeon-twister';
import { checkNpcCards } from '@oubliette/dungeon-twister/documents';
import { DRAWERS } from '../../storage/drawer-names.ts';
import { type CardsDraft, documentOf } from './draft.ts';

export function keepDraft(draft: CardsDraft): void {
  try {
    localStorage.setItem(DRAWERS.cards, JSON.stringify(documentOf(draft)));
  } catch {
    // A full or forbidden drawer: the cards live as long as the page.
  }
}

/** Told when another tab has written cards down: both show the same, and neither writes over the other. */
export function onKeptElsewhere(tell: (draft: CardsDraft) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === DRAWERS.cards) tell(recallDraft());
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** A card that is not finished is welcome as long as it has the form of one. */
const SHAPELESS: ReadonlySet<string> = new Set([
  'unknown-format',
  'wrong-type',
  'unknown-field',
  'missing-field',
  'not-one-of',
]);

export function recallDraft(): CardsDraft {
  const kept = stored();
  const read = checkNpcCards(kept);
  if (read.ok) return read.value.cards;
  const isOurs = read.faults.every(({ code }) => !SHAPELESS.has(code));
  return isOurs ? (kept as { readonly cards: CardsDraft }).cards : [];
}

/** The cards that can be played with: all of them, if they are sound. */
export function recallCards(): readonly OwnCard[] | null {
  const read = checkNpcCards(stored());
  return read.ok ? read.value.cards : null;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(DRAWERS.cards) ?? 'null');
  } catch {
    return null;
  }
}
