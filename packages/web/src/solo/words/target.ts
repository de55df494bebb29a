import { planOf } from '@oubliette/dungeon-twister';
import { pieceName } from '../../duel/words/index.ts';
import { columnName, cornersOf, rowName } from '../../duel/words/square-name.ts';
import { text } from './messages.ts';

/** The solo game is played in the whole prison. */
const plan = planOf(4);

/** What an NPC is after, as a planner names it: a token, a room, a square, or something there. */
export function targetWords(target: string): string {
  if (/^[NY]:/.test(target)) return pieceName(target);
  const room = /^R(\d)$/.exec(target);
  if (room) return text().trace.room(cornersOf(plan, Number(room[1])));
  return target.replaceAll(
    /@(\d+),(\d+)/g,
    (_, x: string, y: string) => columnName(Number(x)) + rowName(Number(y)),
  );
}
