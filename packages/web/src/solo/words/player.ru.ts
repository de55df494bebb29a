import { phrase } from '../../duel/words/declension.ru.ts';
import { plural } from '../../i18n/plural.ts';
import type { player as english } from './player.en.ts';

export const player: typeof english = {
  starters: (_seat, _count, who) =>
    `Вы ставите на стартовую линию ${who ? phrase({ ...who, owner: null }, 'acc') : 'персонажей'}.`,
  card: (_seat, value) =>
    `Вы играете карту «${value} ${plural('ru', value, { one: 'Действие', few: 'Действия', many: 'Действий' })}».`,
  cardsBack: () => 'Вы возвращаете в руку все карты действий.',
  chose: () => 'Вы положили карту сражения.',
  scored: (seat, points) =>
    seat === 'yellow' ? `Вы получаете ${points} ПО.` : `НИП получают ${points} ПО.`,
};
