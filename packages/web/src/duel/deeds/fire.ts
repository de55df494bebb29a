import type { DuelActionOf } from '@oubliette/dungeon-twister';
import { type CellId, firstSeen } from '@oubliette/dungeon-twister';
import { cellIn } from '../seen/reading.ts';
import { gone, loadIn } from '../seen/shown.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { way } from './setting.ts';
import { at, type BoardAim, type BoardIntent, charactersOn, hasStranger } from './wishes.ts';

function burned(wishes: BoardIntent, { token, to }: DuelActionOf<'fire'>): BoardAim {
  const from = cellIn(wishes.view, token) as CellId;
  return at(firstSeen(wishes.labyrinth, from, to, charactersOn(wishes)));
}

export const fire: TableDeeds<'fire'> = {
  fire: {
    words: (s, { to }) => s.texts.asked.actions.fire(way(s, to)),
    aim: burned,
    click: (wishes, action) => hasStranger(wishes, burned(wishes, action)),
    sign: 'fireball',
    looks: true,
  },
};

export const fired: TableHappenings<'fireball'> = {
  fireball: { after: (shown, { token }) => gone(shown, loadIn(shown, token)), sound: 'fire' },
};
