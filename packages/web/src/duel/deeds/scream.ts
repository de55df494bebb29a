import type { DuelActionOf } from '@oubliette/dungeon-twister';
import { bearing, neighbour } from '@oubliette/dungeon-twister';
import { cellIn } from '../seen/reading.ts';
import { allOn, placed } from '../seen/shown.ts';
import { planIn } from '../words/sides.ts';
import { squareName } from '../words/square-name.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { type DeedSetting, ownedOf } from './setting.ts';
import { atTarget, hasStranger, wishUpon } from './wishes.ts';

/** A push goes one square straight away from the one who screams (DT-BANSHEE-02). */
function pushedTo({ view }: DeedSetting, { token, target }: DuelActionOf<'scream'>): string | null {
  const plan = planIn(view);
  const [from, to] = [cellIn(view, token), cellIn(view, target)];
  const way = from === null || to === null ? null : bearing(plan, from, to);
  const end = way === null ? null : neighbour(plan, to!, way);
  return end === null ? null : squareName(plan, end);
}

export const scream: TableDeeds<'scream'> = {
  scream: {
    words: (s, action) =>
      s.texts.asked.actions.scream(...ownedOf(action.target), pushedTo(s, action)),
    aim: atTarget,
    click: (wishes, action) => hasStranger(wishes, atTarget(wishes, action)),
    sign: 'sonic-shout',
    looks: true,
    wish: wishUpon('scream'),
  },
};

export const pushed: TableHappenings<'pushed'> = {
  pushed: {
    after: (shown, { target, from, cell, load, second }) => {
      const pushed = [target, load, second];
      return placed(
        shown,
        allOn(shown, from).filter(name => pushed.includes(name)),
        cell,
      );
    },
    sound: 'enter',
  },
};
