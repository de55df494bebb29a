import type { CellId } from '@oubliette/dungeon-twister';
import { along, type EventAccounts } from './account.ts';
import { slide } from './stage.ts';
import { square, who } from './telling.ts';

const pushTime = 220;

export const screamTold: EventAccounts<'pushed'> = {
  pushed: {
    sentence: (t, { token, target, cell }) =>
      t.texts.told.pushed(who(t, token), who(t, target), square(t, cell)),
    squares: ({ from, cell }) => [from, cell],
    moves: ({ target, load, second, from, cell }) => along(target, [load, second], from, cell),
    afterwards: (stage, { target, from, cell }) =>
      slide(stage, target, from as CellId, cell as CellId, pushTime, 0),
  },
};
