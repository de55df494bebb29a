import type { SoloLevel } from '@oubliette/dungeon-twister';
import { EYES, ICONS } from '@oubliette/dungeon-twister';
import { catalogue } from '../i18n/catalogue.ts';

interface Levels {
  readonly names: Readonly<Record<SoloLevel, string>>;
  readonly actions: (cards: string) => string;
  readonly players: (cards: string) => string;
  readonly np: (cards: string) => string;
  readonly jump: string;
  readonly eyes: (actions: string, combat: string) => string;
}

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
    actions: cards => `your Action card ${cards}`,
    players: cards => `your Combat card ${cards}`,
    np: cards => `the prison’s Combat card ${cards}`,
    jump: 'every Jump card',
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
    actions: cards => `ваша карта действий ${cards}`,
    players: cards => `ваша карта сражения ${cards}`,
    np: cards => `карта сражения темницы ${cards}`,
    jump: 'каждая карта прыжка',
    eyes: (actions, combat) =>
      `Карта действий ${actions} и карты сражения ${combat} обеих сторон открывают случайную комнату.`,
  },
});

export const levelName = (level: SoloLevel): string => text().names[level];

const listed = (cards: readonly number[], plus: string) =>
  cards.map(card => `${plus}${card}`).join(', ');

/** Which cards call reinforcements at a level (NC-ICON-01). */
export function levelWords(level: SoloLevel): string {
  const { actions, players, np, jump } = ICONS[level];
  return [
    ...(np.length > 0 ? [text().np(listed(np, '+'))] : []),
    ...(actions.length > 0 ? [text().actions(listed(actions, ''))] : []),
    ...(players.length > 0 ? [text().players(listed(players, '+'))] : []),
    ...(jump ? [text().jump] : []),
  ].join('; ');
}

export const visionWords = (): string =>
  text().eyes(listed(EYES.actions, ''), listed(EYES.combat, '+'));
