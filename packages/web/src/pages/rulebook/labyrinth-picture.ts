import { duel, solo } from '@oubliette/dungeon-twister';
import { duelDocument, soloDocument } from '@oubliette/dungeon-twister/drawing';
import { TABLE } from '@oubliette/kernel';
import type { WrittenLanguage } from '../../i18n/choose.ts';

/** A position in the labyrinth as a picture, drawn by the hand that draws the table; nothing if it cannot be. */
export function labyrinthPicture(
  game: string,
  text: string,
  language: WrittenLanguage,
): string | null {
  return game === 'solo' ? soloPicture(text, language) : duelPicture(text, language);
}

function soloPicture(text: string, language: WrittenLanguage): string | null {
  const options = solo.parseOptions({});
  const position = options.ok ? solo.notation.parsePosition(text, options.value) : options;
  if (!position.ok) return null;
  return soloDocument(solo.view(position.value, TABLE), { language, title: '' });
}

function duelPicture(text: string, language: WrittenLanguage): string | null {
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
