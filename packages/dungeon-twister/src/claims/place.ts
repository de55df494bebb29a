import type { NotationWords } from '@oubliette/kernel';
import { type CellId, parseSquare } from '../board/index.ts';
import { readToken } from '../duel/notation/words.ts';
import { cellOf, type DuelState, isOnBoard, rosterIn } from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';

/** A square as a claim names it, and its name. */
export interface ClaimedPlace {
  readonly name: string;
  readonly cell: CellId;
}

/** `B:naga`, somebody or something on the board. */
export function tokenOnBoard(words: NotationWords, state: DuelState): Token {
  const name = readToken(words);
  const token = rosterIn(state).numberOf(name);
  if (token === undefined) return words.refuse(`${name} is not in this game.`);
  return isOnBoard(state, token) ? token : words.refuse(`${name} is not on the board.`);
}

/** `@3,4`, `37L(1,2)`, or wherever a token is. */
export function readPlace(words: NotationWords, state: DuelState): ClaimedPlace {
  const name = words.peek() ?? '';
  if (/^[A-Z]:/.test(name)) return { name, cell: cellOf(state, tokenOnBoard(words, state)) };
  const square = parseSquare(state.labyrinth, words.word('a square or a token'));
  if (square.ok) return { name, cell: square.value };
  return words.refuse(`“${name}” is no square of the board, nor a token on it.`);
}
