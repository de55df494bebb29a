import type { Duel, DuelView } from '@oubliette/dungeon-twister';
import { duelDocument } from '@oubliette/dungeon-twister/drawing';
import { writtenLanguage } from '../../i18n/language.ts';

/** A duel as its viewer sees it, as a document. */
export function pictureOf(view: DuelView, options: Duel['Options']): string {
  const { scenario, content = scenario?.content } = options;
  const likenesses = content?.likenesses ?? {};
  return duelDocument(view, { language: writtenLanguage(), likenesses, title: '' });
}
