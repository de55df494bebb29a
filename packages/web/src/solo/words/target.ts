import { planOf, type SoloView } from '@oubliette/dungeon-twister';
import { pieceName } from '../../duel/words/index.ts';
import { pieceOf } from '../../duel/words/mention.ts';
import { columnName, cornersOf, rowName } from '../../duel/words/square-name.ts';
import type { Target } from './messages.en.ts';
import { text } from './messages.ts';

type Rooms = Pick<SoloView, 'rooms' | 'long'>;

/** A room by the name on it; one that lies face down by its corners. */
export const roomName = ({ rooms, long }: Rooms, position: number): string =>
  rooms[position]?.name ?? cornersOf(planOf(long), position);

const isToken = (target: string): boolean => /^[NY]:/.test(target);

/** The same for a sentence, where names decline. */
export const targetOf = (target: string, view: Rooms): Target => ({
  piece: isToken(target) ? pieceOf(target) : null,
  words: targetWords(target, view),
});

/** What an NPC is after, as a planner names it: a token, a room, a square, or something there. */
export function targetWords(target: string, view: Rooms): string {
  if (isToken(target)) return pieceName(target);
  if (target === 'exit') return text().trace.exit;
  const room = /^R(\d)$/.exec(target);
  if (room) return text().trace.room(roomName(view, Number(room[1])));
  return target.replaceAll(
    /@(\d+),(\d+)/g,
    (_, x: string, y: string) => columnName(Number(x)) + rowName(Number(y)),
  );
}

/** One of equal options: `Y:cleric from @17,4 with jump, take N:rope`. */
export function optionWords(option: string, view: Rooms): string {
  const [, target = option, end = '', notes = ''] =
    /^(\S+) from (\S+)(?: with (.+))?$/.exec(option) ?? [];
  const where = text().trace.from(
    target === 'way' || target === 'end' ? text().trace.aWay : targetWords(target, view),
    targetWords(end, view),
  );
  const told = notes === '' ? [] : notes.split(', ').map(noteWords);
  return told.length === 0 ? where : `${where} (${told.join(', ')})`;
}

function noteWords(note: string): string {
  const [deed = '', token] = note.split(' ');
  return text().trace.notes[deed]?.(token ? pieceName(token) : '') ?? '';
}
