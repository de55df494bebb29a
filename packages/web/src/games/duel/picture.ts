import { duel } from '@oubliette/dungeon-twister';
import { duelDocument } from '@oubliette/dungeon-twister/drawing';
import { TABLE } from '@oubliette/kernel';
import type { WrittenLanguage } from '../../i18n/choose.ts';

/** A position in the labyrinth, drawn by the hand that draws the table; nothing if it cannot be. */
export function picture(text: string, language: WrittenLanguage): string | null {
  const options = duel.parseOptions({});
  const position = options.ok ? duel.notation.parsePosition(text, options.value) : options;
  if (!position.ok) return null;
  const view = duel.view(position.value, TABLE);
  return fromItsEnd(duelDocument(view, { language, title: '', isCropped: true }));
}

/** What is left beside a cut is filled with the rooms there, not with the dark outside. */
function fromItsEnd(svg: string): string {
  const end = svg.includes('viewBox="-') ? 'xMinYMin' : 'xMaxYMin';
  return svg.replace('<svg ', `<svg preserveAspectRatio="${end} meet" `);
}
