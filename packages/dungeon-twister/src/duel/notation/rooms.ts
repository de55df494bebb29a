import type { NotationWords } from '@oubliette/kernel';
import { drawnRoom, parseRoom, type Room } from '../../board/index.ts';
import { roomById } from '../../content/rooms.ts';

/** Open floor with a gear in the corner: what the ledger's checks call “floor”. */
const hall = drawnRoom({
  id: 'hall',
  set: 'notation',
  number: 90,
  arrow: 'clockwise',
  picture: `
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`,
});

const PICTURE_LINES = 11;

/** A line of a position as it stands, with its number. */
export interface PositionLine {
  readonly text: string;
  readonly number: number;
}

/** Rooms that a position may lay: those of the sets, the hall, and those it draws itself. */
export type RoomsAtHand = (id: string) => Room | undefined;

/** Takes the drawings out of a position: `room cell 91 clockwise`, then eleven lines. */
export function readRooms(
  lines: readonly PositionLine[],
  wordsAt: (line: PositionLine) => NotationWords,
  further: readonly Room[] = [],
): { readonly find: RoomsAtHand; readonly rest: readonly PositionLine[] } {
  const drawn = new Map<string, Room>([[hall.id, hall]]);
  const rest: PositionLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (!line.text.trimStart().startsWith('room ')) {
      rest.push(line);
      continue;
    }
    const picture = lines.slice(at + 1, at + 1 + PICTURE_LINES).map(row => row.text);
    const room = readRoom(wordsAt(line), picture.join('\n'));
    drawn.set(room.id, room);
    at += PICTURE_LINES;
  }
  return { find: id => drawn.get(id) ?? roomById(id, further), rest };
}

function readRoom(words: NotationWords, picture: string): Room {
  words.expect('room');
  const id = words.word('a name');
  const number = words.whole('The number of a room', 1, 999);
  const arrow = words.word('an arrow');
  const antiMagic = words.take('anti-magic');
  const room = parseRoom({ id, set: 'drawn', number, arrow, antiMagic, picture });
  return room.ok
    ? room.value
    : words.refuse(`Room ${id} cannot be read: ${JSON.stringify(room.faults[0])}.`);
}
