import type { DuelSeat } from '@oubliette/dungeon-twister';
import { plural } from '../../../i18n/plural.ts';
import { agree, declined, enumerated, phrase, SIDES } from '../../words/declension.ru.ts';
import { nameOf } from '../../words/pieces.ru.ts';
import type { OwnSentences } from './own.ts';

const listed = (cards: readonly number[]) => cards.map(card => `+${card}`).join(', ');
const actions = (n: number) =>
  `«${n} ${plural('ru', n, { one: 'Действие', few: 'Действия', many: 'Действий' })}»`;

export const you = (side: DuelSeat): OwnSentences => ({
  starters: (count, who) =>
    who
      ? `Вы выставляете на линию: ${who.pieces.map(nameOf).join(', ')}.`
      : `Вы кладёте на линию рубашкой вверх ${count} ${plural('ru', count, { one: 'жетон', few: 'жетона', many: 'жетонов' })}.`,
  hidden: room => `Вы прячете жетон в комнате ${room}.`,
  first: () => 'Жребий: начинаете вы.',
  card: value => `Вы играете карту ${actions(value)}.`,
  turnEnded: () => 'Вы заканчиваете ход.',
  cardsBack: () => 'Вы возвращаете в руку все карты действий.',
  revealed: (room, groups) => {
    const found = groups.map(group => {
      const list = enumerated(group.pieces.map(nameOf));
      return group.owner === side
        ? `${agree(group, { m: 'ваш', f: 'ваша', n: 'ваше', many: 'ваши' })} ${list}`
        : `${list} ${SIDES[group.owner!].gen}`;
    });
    return `Вы открываете комнату ${room}: ${found.join('; ') || 'там никого и ничего'}.`;
  },
  put: puts =>
    `Вы ставите ${enumerated(puts.map(([who, square]) => `${phrase(who, 'acc')} на ${square}`))}.`,
  yielded: () => 'Вы уступаете размещение другой стороне.',
  demanded: value =>
    value === 0 ? 'Ваш Телепат не требует карты.' : `Ваш Телепат требует карту +${value}.`,
  mustPlay: value => `Вы обязаны сыграть +${value}: её назвал Телепат.`,
  handShown: cards =>
    cards
      ? `У вас её нет, вы показываете все карты сражения: ${listed(cards)}.`
      : 'У вас её нет, вы показываете Телепату все карты сражения.',
  chose: () => 'Вы положили карту сражения.',
  won: others =>
    others.length === 0
      ? 'Вы выигрываете партию.'
      : `Вы и ${enumerated(others.map(seat => SIDES[seat].nom))} выигрываете партию.`,
  lost: winners =>
    `Вы проигрываете: партию выигрывают ${enumerated(winners.map(seat => SIDES[seat].nom))}.`,
  scored: (points, worths = []) => {
    const parts = worths.map(worth => `${worth.points} за ${declined(worth.piece, 'acc')}`);
    return `Вы получаете ${points} ПО${parts.length > 0 ? `: ${enumerated(parts)}` : ''}.`;
  },
});
