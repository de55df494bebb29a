/** Reading a room document: our own content, and sets that somebody else drew. */

import { failAll, ok, type Result } from '@oubliette/kernel';
import { type PictureFault, readPicture } from './read-picture.ts';
import type { Arrow, Room, RoomId } from './room.ts';

export interface RoomDocument {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly arrow: string;
  /** No magic works there (DT-EXT-07). */
  readonly antiMagic?: boolean;
  /** Eleven lines in the format of DT-ROOM-01; a line may leave out the blanks at its end. */
  readonly picture: string;
}

export type RoomFault = RoomPictureFault | PictureFault;

export interface RoomPictureFault {
  readonly what: 'bad-id' | 'bad-set' | 'bad-number' | 'bad-arrow';
  readonly found: string;
}

const NAME = /^[\w-]+$/;

/** The room, or everything that is wrong with the document. */
export function parseRoom(document: RoomDocument): Result<Room, RoomFault> {
  const { id, set, number, arrow } = document;
  const faults: RoomFault[] = [];
  if (!NAME.test(id)) faults.push({ what: 'bad-id', found: id });
  if (!NAME.test(set)) faults.push({ what: 'bad-set', found: set });
  if (!Number.isInteger(number) || number < 1) {
    faults.push({ what: 'bad-number', found: String(number) });
  }
  if (!isArrow(arrow)) faults.push({ what: 'bad-arrow', found: arrow });
  const picture = readPicture(document.picture);
  if (!picture.ok) faults.push(...picture.faults);
  if (!picture.ok || !isArrow(arrow) || faults.length > 0) return failAll(faults);
  const antiMagic = document.antiMagic === true && ({ antiMagic: true } as const);
  return ok(frozen({ id: id as RoomId, set, number, arrow, ...antiMagic, ...picture.value }));
}

/** All clones of a state share their rooms. */
function frozen<T>(part: T): T {
  if (typeof part === 'object') for (const inner of Object.values(part as object)) frozen(inner);
  return Object.freeze(part);
}

/** A room of our own content, where a fault is a slip of the author. */
export function drawnRoom(document: RoomDocument): Room {
  const result = parseRoom(document);
  if (result.ok) return result.value;
  throw new Error(`Room ${document.id}: ${JSON.stringify(result.faults)}`);
}

function isArrow(text: string): text is Arrow {
  return text === 'clockwise' || text === 'counter-clockwise';
}
