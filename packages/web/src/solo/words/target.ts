import {
  cellNamed,
  type Option,
  planOf,
  type SoloView,
  type Sought,
  type Square,
} from '@oubliette/dungeon-twister';
import { pieceName } from '../../duel/words/index.ts';
import { pieceOf } from '../../duel/words/mention.ts';
import { cornersOf, squareName } from '../../duel/words/square-name.ts';
import type { PlanTarget } from './messages.en.ts';
import { text } from './messages.ts';

type Rooms = Pick<SoloView, 'rooms' | 'long'>;

/** A room by the name on it; one that lies face down by its corners. */
export const roomName = ({ rooms, long }: Rooms, position: number): string =>
  rooms[position]?.name ?? cornersOf(planOf(long), position);

/** The same for a sentence, where names decline. */
export function targetOf(target: Sought, view: Rooms): PlanTarget {
  const words = targetWords(target, view);
  if ('token' in target) return { piece: pieceOf(target.token), words };
  return 'room' in target
    ? { piece: null, words, room: roomName(view, target.room) }
    : { piece: null, words };
}

/** Whom or what an NPC is after. */
export function targetWords(target: Sought, view: Rooms): string {
  if ('token' in target) return pieceName(target.token);
  if ('room' in target) return text().trace.room(roomName(view, target.room));
  return 'square' in target ? squareWords(target.square, view) : text().trace.exit;
}

/** `@17,4` is `r5`. */
export function squareWords(square: Square, { long }: Rooms): string {
  const plan = planOf(long);
  return squareName(plan, cellNamed(plan, square)!);
}

/** One of equal ways: whom, from where, and by what. */
export function optionWords({ target, end, deeds }: Option, view: Rooms): string {
  const { trace } = text();
  const where = trace.from(
    target === null ? trace.aWay : targetWords(target, view),
    squareWords(end, view),
  );
  const told = deeds.map(deed =>
    trace.notes[deed.do]('token' in deed ? pieceName(deed.token) : ''),
  );
  return told.length === 0 ? where : `${where} (${told.join(', ')})`;
}
