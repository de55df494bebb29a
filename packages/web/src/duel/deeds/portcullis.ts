import { altered, type EdgeId, setEdge } from '@oubliette/dungeon-twister';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { side } from './setting.ts';
import { atEdge } from './wishes.ts';

export const portcullis: TableDeeds<'open' | 'close' | 'break'> = {
  open: {
    words: (s, action) => s.texts.asked.actions.open(side(s, action.side), action.far),
    aim: atEdge,
    gate: true,
  },
  close: {
    words: (s, action) => s.texts.asked.actions.close(side(s, action.side), action.far),
    aim: atEdge,
    gate: true,
  },
  break: {
    words: (s, action) => s.texts.asked.actions.break(side(s, action.side), action.far),
    aim: atEdge,
    gate: true,
  },
};

export const worked: TableHappenings<'portcullis'> = {
  portcullis: {
    after(shown, { edge, state }) {
      const labyrinth = altered(shown.labyrinth, copy => setEdge(copy, edge as EdgeId, state));
      return { ...shown, labyrinth };
    },
    sound: 'gate',
  },
};
