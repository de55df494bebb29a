import { solo } from '@oubliette/dungeon-twister';
import { soloDocument } from '@oubliette/dungeon-twister/drawing';
import { TABLE } from '@oubliette/kernel';
import type { WrittenLanguage } from '../../i18n/choose.ts';

/** A position in the labyrinth, drawn by the hand that draws the table; nothing if it cannot be. */
export function picture(text: string, language: WrittenLanguage): string | null {
  const options = solo.parseOptions({});
  const position = options.ok ? solo.notation.parsePosition(text, options.value) : options;
  if (!position.ok) return null;
  return soloDocument(solo.view(position.value, TABLE), { language, title: '' });
}
