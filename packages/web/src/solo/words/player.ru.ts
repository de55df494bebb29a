import { names } from '../../duel/words/pieces.ru.ts';
import { plural } from '../../i18n/plural.ts';
import type { player as english } from './player.en.ts';

export const player: typeof english = {
  starters: (_seat, _count, who) =>
    `Вы выставляете на линию: ${(who?.pieces ?? []).map(piece => names[piece]).join(', ')}.`,
  card: (_seat, value) =>
    `Вы играете карту «${value} ${plural('ru', value, { one: 'Действие', few: 'Действия', many: 'Действий' })}».`,
  cardsBack: () => 'Вы возвращаете в руку все карты действий.',
  chose: () => 'Вы положили карту сражения.',
  scored: (seat, points) =>
    seat === 'yellow' ? `Вы получаете ${points} ПО.` : `Темница получает ${points} ПО.`,
};
