import type { Fault } from '@oubliette/kernel';
import { gameCalled } from '../games/index.ts';
import { text } from './messages.ts';

/** Why the server would not, in words of the reader's language where there are any. */
export function onlineFault([first]: readonly Fault[]): string {
  if (first === undefined) return '';
  return text().faults[first.code] ?? first.text;
}

export const gameName = (game: string): string => gameCalled(game)?.names().whole ?? game;
