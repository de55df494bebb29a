import {
  altered,
  cellAt,
  layRoom,
  planUnder,
  type RoomPosition,
  revealRoom,
  roomById,
} from '@oubliette/dungeon-twister';
import { counted, placed } from '../seen/shown.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { cornersAt, ownedOf, squareAt } from './setting.ts';
import { at, atRoom } from './wishes.ts';

/** Turning up a room, and laying out what was on it. */
export const reveal: TableDeeds<'reveal' | 'put' | 'yield'> = {
  reveal: {
    words: (s, { room }) => s.texts.asked.actions.reveal(cornersAt(s, room)),
    aim: atRoom,
    room: 'quiet',
  },
  put: {
    words: (s, { token, x, y }) => s.texts.asked.actions.put(...ownedOf(token), squareAt(s, x, y)),
    aim: ({ labyrinth }, { x, y }) => at(cellAt(planUnder(labyrinth), x, y)),
    isPlace: true,
    puts: true,
  },
  yield: { words: ({ texts }) => texts.asked.actions.yield },
};

export const revealed: TableHappenings<'revealed' | 'put' | 'yielded'> = {
  revealed: {
    after(shown, { room, name, quarters }) {
      const position = room as RoomPosition;
      const labyrinth = altered(shown.labyrinth, copy => {
        layRoom(copy, position, { room: roomById(name, shown.further)!, quarters });
        revealRoom(copy, position);
      });
      return counted({ ...shown, labyrinth }, room, []);
    },
    sound: 'stone',
    isLong: true,
  },
  put: { after: (shown, { token, cell }) => placed(shown, [token], cell) },
  yielded: {},
};
