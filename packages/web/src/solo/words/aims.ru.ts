import type { NpcAim } from '@oubliette/dungeon-twister';
import { declined } from '../../duel/words/declension.ru.ts';
import type { Case } from '../../i18n/cases.ru.ts';
import type { PlanTarget } from './messages.en.ts';

/** Цели на картах НИП, словами книги одиночной игры. */
export const aims: Readonly<Record<NpcAim, string>> = {
  combat: 'Сражение',
  reveal: 'Открыть комнату',
  exit: 'Выход',
  regroup: 'Перегруппировка',
  get: 'Взять предмет',
  rotate: 'Повернуть комнату',
  break: 'Сломать решётку',
  open: 'Открыть решётку',
  heal: 'Исцеление',
  repel: 'Оттолкнуть',
  deliver: 'Доставка',
};

const inCase = ({ piece, words }: PlanTarget, form: Case): string =>
  piece === null ? words : declined(piece, form);

/** «Перегруппировка» — к Аместину; «Сражение» — с Клериком. */
export function reachedTarget(aim: NpcAim, target: PlanTarget): string {
  switch (aim) {
    case 'combat':
      return `с ${inCase(target, 'ins')}`;
    case 'regroup':
      return `к ${inCase(target, 'dat')}`;
    case 'deliver':
      return inCase(target, 'dat');
    case 'reveal':
      return target.room ?? target.words;
    default:
      return inCase(target, 'acc');
  }
}

const DEEDS: Readonly<Partial<Record<NpcAim, string>>> = {
  combat: ', чтобы напасть',
  heal: ', чтобы исцелить',
  repel: ', чтобы оттолкнуть',
  deliver: ', чтобы передать ношу',
};

const PLACES: Readonly<Partial<Record<NpcAim, string>>> = {
  exit: 'к выходу',
  rotate: 'к механизму вращения',
  break: 'к решётке, чтобы сломать её',
  open: 'к решётке, чтобы открыть её',
  reveal: 'к закрытой комнате',
};

/** Куда идут, когда до самой цели сейчас не дойти. */
export function approach(aim: NpcAim, target: PlanTarget | null): string {
  const place = PLACES[aim];
  if (place !== undefined) return place;
  if (target === null) return `к цели «${aims[aim]}»`;
  if (aim === 'get') return `за ${inCase(target, 'ins')}`;
  return `к ${inCase(target, 'dat')}${DEEDS[aim] ?? ''}`;
}
