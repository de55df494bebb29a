import type { CellId } from '@oubliette/dungeon-twister';
import { jump } from '../../board/motions.ts';
import { along, type EventAccounts } from './account.ts';
import { square, who, whoOrNull } from './telling.ts';

export const jumpTold: EventAccounts<'jumped'> = {
  jumped: {
    sentence: (t, event) =>
      t.texts.told.jumped(
        who(t, event.token),
        square(t, event.cell),
        whoOrNull(t, event.left),
        whoOrNull(t, t.finds.get(event) ?? null),
      ),
    squares: ({ from, over, cell }) => [from, over, cell],
    moves: ({ token, load, second, from, cell }) => along(token, [load, second], from, cell),
    arrives: true,
    afterwards: (stage, { token, from, cell }) =>
      jump(stage, token, from as CellId, cell as CellId),
  },
};
