import type { DuelSeat } from '@oubliette/dungeon-twister';
import { plural } from '../../i18n/plural.ts';
import { declined, SIDES, seats, woundedIs } from '../words/declension.ru.ts';
import type { en } from './messages.en.ts';

const ofSide = (seat: DuelSeat): string => SIDES[seat].gen;

export const ru: typeof en = {
  sides: seats,
  chooseCard: 'выберите карту действий',
  yourTurn: 'Ваш ход',
  youDecide: 'Решаете вы',
  turnOf: (name, isNamed) => (isNamed ? `Ходит ${name}` : `Ходят ${name.toLowerCase()}`),
  decides: (name, isNamed) => (isNamed ? `Решает ${name}` : `Решают ${name.toLowerCase()}`),
  setUp: 'Подготовка',
  over: 'Партия окончена',
  actionCard: value => `Карта действий ${value}`,
  vp: 'ПО',
  standing: (combat, jumps) =>
    `${combat} ${plural('ru', combat, { one: 'сражение', few: 'сражения', many: 'сражений' })} · ${jumps} ${plural('ru', jumps, { one: 'прыжок', few: 'прыжка', many: 'прыжков' })}`,
  lastPlayed: value => `сыграна ${value}`,
  ap: (left, of) => `${left} ОД из ${of}`,
  apLeft: left => `осталось ОД: ${left}`,

  move: 'движение',
  combat: 'атака',
  wounded: woundedIs,
  carries: 'несёт',
  deeds: 'Возможные действия',
  enemy: seat => {
    if (seat === 'neutral') return 'Нейтральный предмет';
    return seat === 'prison' ? 'Жетон НИП' : `Жетон ${ofSide(seat)}`;
  },
  choose: 'Ваши персонажи',
  hints: {
    'set-up': 'Выберите свой жетон, потом его место на поле.',
    card: 'Сначала карта действий: она даёт ОД на этот ход.',
    play: 'Выберите персонажа здесь или на поле: видно будет всё, что он может.',
    over: 'Наведите указатель на что угодно, чтобы прочесть, что это.',
  },
  putting: 'Поставьте на клетку',
  puts: piece => `Куда поставить ${declined(piece, 'acc')}?`,
  putHint: 'Выберите жетон, потом одну из освещённых клеток.',
  place: {
    room: name => `Комната ${name}`,
    faceDown: 'Закрытая комната',
    faceDownHint:
      'В неё не войти и не заглянуть. Персонаж, которому она открыта с его клетки, открывает её за 1 ОД.',
    reveal: 'Открыть комнату',
    line: seat => `Стартовая линия ${ofSide(seat)}`,
    lineHint: seat => `Здесь покидают лабиринт противники ${ofSide(seat)}.`,
  },

  hand: 'Ваша рука',
  handOf: seat => `Рука ${ofSide(seat)}`,
  hands: 'Карты всех сторон',
  groups: {
    action: 'Действия',
    jump: 'Прыжок',
    combat: left => `Сражение, осталось ${left}`,
  },
  cards: {
    action: value =>
      `${value} ${plural('ru', value, { one: 'Действие', few: 'Действия', many: 'Действий' })}`,
    jump: left => `Карты прыжка, осталось ${left}`,
  },
  stocks: { own: 'ОД Зелья скорости', spare: 'Сначала платит карта' },
  undo: 'Отмена',
  hint: 'Совет',
  endTurn: 'Конец хода',
  endAnyway: left => `Закончить, потеряв ${left} ОД?`,

  sheet: { hand: 'Рука', chronicle: 'Хроника', more: 'Ещё' },
  map: 'Какую часть поля показывает экран',

  menu: {
    open: 'Меню',
    standings: 'Обзор сторон',
  },

  standings: {
    title: 'Стороны',
    rows: {
      points: 'Победные очки',
      actions: 'Карты действий в руке',
      played: 'Сыгранные карты действий',
      last: 'Последняя карта действий',
      jumps: 'Карты прыжка',
      combat: 'Карты сражения в руке',
      combatSpent: 'Сыгранные карты сражения',
      healthy: 'Здоровые персонажи на поле',
      wounded: 'Раненые персонажи на поле',
      hidden: 'Жетоны рубашкой вверх',
      gone: 'Персонажи вне игры',
    },
    none: 'нет',
  },

  keys: {
    arrows: 'перемещают рамку по клеткам',
    enter: 'делает то, что предлагает рамка: выбрать, идти, атаковать, открыть',
    numbers: 'выбирают карту действий по числу на ней, персонажа или его действие',
    tab: 'от панели к панели',
    end: 'конец хода; ещё раз, если остались ОД',
    standings: 'обзор сторон',
    counsel: 'совет: как поступила бы машина',
  },
};
