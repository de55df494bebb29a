import type { DuelAction, DuelView } from '@oubliette/dungeon-twister';
import { text } from '../words/messages.ts';
import { wordsOfAction } from './index.ts';
import type { BoardTurned } from './setting.ts';

/** What a button or a list calls an action; `turned` as the board lies on the screen. */
export const actionWords = (action: DuelAction, view: DuelView, turned: BoardTurned = 0): string =>
  wordsOfAction(text(), action, view, turned);
