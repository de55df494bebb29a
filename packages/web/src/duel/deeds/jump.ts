import type { DuelActionOf } from '@oubliette/dungeon-twister';
import { type CellId, neighbour, planUnder } from '@oubliette/dungeon-twister';
import { cellIn } from '../seen/reading.ts';
import { allOn, placed } from '../seen/shown.ts';
import { pieceOf } from '../words/mention.ts';
import { planIn } from '../words/sides.ts';
import { squareName } from '../words/square-name.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import type { DeedSetting } from './setting.ts';
import { at, type BoardAim, type BoardIntent, NOWHERE } from './wishes.ts';

function landing(
  { view, labyrinth }: BoardIntent,
  { token, over, land }: DuelActionOf<'jump'>,
): BoardAim {
  const plan = planUnder(labyrinth);
  const crossed = neighbour(plan, cellIn(view, token) as CellId, over);
  return crossed === null ? NOWHERE : at(neighbour(plan, crossed, land));
}

function landingName(
  { view }: DeedSetting,
  { token, over, land }: DuelActionOf<'jump'>,
): string | null {
  const plan = planIn(view);
  const from = cellIn(view, token);
  const crossed = from === null ? null : neighbour(plan, from, over);
  const to = crossed === null ? null : neighbour(plan, crossed, land);
  return to === null ? null : squareName(plan, to);
}

export const jump: TableDeeds<'jump'> = {
  jump: {
    words: (s, action) =>
      s.texts.asked.actions.jump(
        landingName(s, action),
        action.leave,
        action.what === undefined ? null : pieceOf(action.what),
      ),
    aim: landing,
    click: true,
    isPlace: true,
    leaps: true,
    // Whoever is charmed jumps with a card of its player (DT-ALL-14).
    jumpsLeft: ({ hands, active }) => hands[active]!.jumps - 1,
    isArc: true,
  },
};

export const jumped: TableHappenings<'jumped'> = {
  jumped: {
    after(shown, { token, from, cell, load, second }) {
      const all = [token, load, second];
      return placed(
        shown,
        allOn(shown, from).filter(name => all.includes(name)),
        cell,
      );
    },
    sound: 'jump',
  },
};
