import type { Action, CaveView } from '@oubliette/claustrophobia';
import { text } from '../words/messages.ts';
import { deedOf, wordsOfAction } from './index.ts';
import { settingOf } from './setting.ts';
import { placeOfTile } from './ways.ts';

/** What a button or a list calls an action; done from where somebody acts now, unless another tile is given. */
export function actionWords(action: Action, view: CaveView, from?: string | null): string {
  const setting = settingOf(text(), view);
  return wordsOfAction(from == null ? setting : { ...setting, from }, action);
}

/** “Lair, 2 east”: a tile, and where it lies of the tile somebody acts from. */
export const placeWords = (cell: string, view: CaveView, from: string | null): string =>
  placeOfTile({ ...settingOf(text(), view), from }, cell);

/** What is bought for a team, or chosen as a gift: what it does. Nothing for anything else. */
export const goodWords = (action: Action): string => deedOf(action).good?.(text(), action) ?? '';
