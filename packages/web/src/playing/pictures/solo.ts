import type { SoloView } from '@oubliette/dungeon-twister';
import { soloDocument } from '@oubliette/dungeon-twister/drawing';
import { writtenLanguage } from '../../i18n/language.ts';

/** A solo game as a document. */
export const pictureOf = (view: SoloView): string =>
  soloDocument(view, { language: writtenLanguage(), title: '' });
