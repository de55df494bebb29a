import type { SoloLevel } from '@oubliette/dungeon-twister';
import { EYES, ICONS } from '@oubliette/dungeon-twister';
import { catalogue } from '../../i18n/catalogue.ts';
import { plural } from '../../i18n/plural.ts';

interface Levels {
  readonly names: Readonly<Record<SoloLevel, string>>;
  readonly called: (cards: string) => string;
  readonly actions: (cards: readonly string[]) => string;
  readonly players: (cards: readonly string[]) => string;
  readonly np: (cards: readonly string[]) => string;
  readonly jump: string;
  readonly eyes: (actions: string, combat: string) => string;
}

const named = (card: string, values: readonly string[]) =>
  `${card}${values.length > 1 ? 's' : ''} ${values.join(', ')}`;

/** «5 Действий», «3 Действия». */
const actionsCard = (value: string) =>
  `«${value} ${plural('ru', Number(value), { one: 'Действие', few: 'Действия', many: 'Действий' })}»`;

const text = catalogue<Levels>({
  en: {
    names: {
      pink: 'pink',
      yellow: 'yellow',
      green: 'green',
      blue: 'blue',
      red: 'red',
      black: 'black',
    },
    called: cards => `Reinforcements come with ${cards}.`,
    actions: cards => `your Action ${named('card', cards)}`,
    players: cards => `your Combat ${named('card', cards)}`,
    np: cards => `the prison’s Combat ${named('card', cards)}`,
    jump: 'each of your Jump cards',
    eyes: (actions, combat) =>
      `Action card ${actions} and Combat cards ${combat} of both sides show a room by chance.`,
  },
  ru: {
    names: {
      pink: 'розовый',
      yellow: 'жёлтый',
      green: 'зелёный',
      blue: 'синий',
      red: 'красный',
      black: 'чёрный',
    },
    called: cards => `Подкрепление вызывают: ${cards}.`,
    actions: cards =>
      `${cards.length > 1 ? 'ваши карты' : 'ваша карта'} ${cards.map(actionsCard).join(', ')}`,
    players: cards =>
      `${cards.length > 1 ? 'ваши карты' : 'ваша карта'} сражения ${cards.join(', ')}`,
    np: cards => `${cards.length > 1 ? 'карты' : 'карта'} сражения НИП ${cards.join(', ')}`,
    jump: 'каждая ваша карта прыжка',
    eyes: (actions, combat) =>
      `Карта действий ${actions} и карты сражения ${combat} обеих сторон открывают случайную комнату.`,
  },
});

export const levelName = (level: SoloLevel): string => text().names[level];

const listed = (cards: readonly number[], plus: string) => cards.map(card => `${plus}${card}`);

/** Which cards call reinforcements at a level (NC-ICON-01). */
export function levelWords(level: SoloLevel): string {
  const { actions, players, np, jump } = ICONS[level];
  const callers = [
    ...(np.length > 0 ? [text().np(listed(np, '+'))] : []),
    ...(actions.length > 0 ? [text().actions(listed(actions, ''))] : []),
    ...(players.length > 0 ? [text().players(listed(players, '+'))] : []),
    ...(jump ? [text().jump] : []),
  ];
  return text().called(callers.join('; '));
}

export const visionWords = (): string =>
  text().eyes(listed(EYES.actions, '').join(', '), listed(EYES.combat, '+').join(', '));
