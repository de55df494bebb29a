import { marked } from '../seen/shown.ts';
import { pieceOf, seatOf } from '../words/mention.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { atTarget, seatChosen, wishUpon } from './wishes.ts';

export const heal: TableDeeds<'heal'> = {
  heal: {
    words: ({ texts }, { token, target }) =>
      texts.asked.actions.heal(pieceOf(target), seatOf(token) !== seatOf(target)),
    aim: atTarget,
    // An enemy is healed only by who has said so.
    click: (wishes, { target }) => seatOf(target) === seatChosen(wishes),
    sign: 'healing',
    wish: wishUpon('heal'),
  },
};

export const healed: TableHappenings<'healed'> = {
  healed: { after: (shown, { target }) => marked(shown, target, false), sound: 'heal' },
};
