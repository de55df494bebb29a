import { planUnder } from '@oubliette/dungeon-twister';
import { sideNumber } from '../seen/reading.ts';
import { counted, placed } from '../seen/shown.ts';
import { pieceOf, seatOf } from '../words/mention.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { cornersAt } from './setting.ts';
import { at, atRoom } from './wishes.ts';

/** Starters on their line, tokens face down on rooms. */
export const setUp: TableDeeds<'starter' | 'hide'> = {
  starter: {
    words: ({ texts }, { token, dot }) => texts.asked.actions.starter(pieceOf(token), dot + 1),
    aim: ({ labyrinth }, { token, dot }) =>
      at(planUnder(labyrinth).lines[sideNumber(seatOf(token))]!.cells[dot]),
    isPlace: true,
    puts: true,
  },
  hide: {
    words: (s, { token, room }) => s.texts.asked.actions.hide(pieceOf(token), cornersAt(s, room)),
    aim: atRoom,
    room: 'plain',
    puts: true,
  },
};

export const setOut: TableHappenings<'starter' | 'hidden' | 'starters-shown' | 'first'> = {
  starter: {
    after(shown, { seat, dot, token }) {
      const cell = planUnder(shown.labyrinth).lines[sideNumber(seat)]!.cells[dot]!;
      if (token !== undefined) return placed(shown, [token], cell);
      return { ...shown, starters: new Map([...shown.starters, [cell, seat]]) };
    },
  },
  hidden: {
    after: (shown, { seat, room }) => counted(shown, room, [...shown.faceDown[room]!, seat].sort()),
  },
  'starters-shown': {},
  first: {},
};
