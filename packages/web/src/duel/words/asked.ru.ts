import type { DuelSeat } from '@oubliette/dungeon-twister';
import type { asked as english } from './asked.en.ts';
import { ARROWS, declined, SIDES, seats } from './declension.ru.ts';
import { nameOf } from './pieces.ru.ts';

const sides = (asked: readonly DuelSeat[], many: string) =>
  asked.length > 1
    ? `${asked.length > 2 ? 'Все' : 'Обе'} стороны ${many}`
    : `${seats[asked[0]!]} ${many}`;

const far = (side: string, beyond: boolean) => `${side}${beyond ? ', дальнюю' : ''}`;

export const asked: typeof english = {
  questions: {
    pairs: seats => sides(seats, 'выбирают пару комнат'),
    picks: seats => sides(seats, 'выбирают жетон'),
    gathering: seats => sides(seats, 'втайне собирают команду'),
    removal: seats => sides(seats, 'втайне убирают персонажей'),
    starters: seats => sides(seats, 'выбирают четырёх стартовых персонажей'),
    hiding: seats => sides(seats, 'прячут жетон в комнате'),
    card: seats => sides(seats, 'играют карту действий'),
    turn: seats => sides(seats, 'тратят очки действий'),
    move: seats => sides(seats, 'перемещают персонажа'),
    put: seats => sides(seats, 'размещают открытые жетоны'),
    muster: seats => sides(seats, 'могут добавить поддержку издали'),
    demand: seats => sides(seats, 'могут потребовать карту сражения'),
    fight: seats => sides(seats, 'выбирают карту сражения'),
  },
  yours: {
    pairs: 'Выберите пару комнат',
    picks: 'Выберите жетон',
    gathering: 'Втайне соберите команду',
    removal: 'Втайне уберите персонажей',
    starters: 'Выберите четырёх стартовых персонажей',
    hiding: 'Спрячьте жетон в комнате',
    card: 'Сыграйте карту действий',
    turn: 'Потратьте очки действий',
    move: 'Продолжите перемещение',
    put: 'Разместите открытые жетоны',
    muster: 'Добавьте поддержку издали или продолжайте',
    demand: 'Вы можете потребовать карту сражения',
    fight: 'Выберите карту сражения',
  },
  over: 'Партия окончена',
  deeds: {
    move: 'Идти',
    jump: 'Прыгнуть',
    turn: 'Повернуть комнату',
    attack: 'Атаковать',
    shoot: 'Выстрелить',
    spear: 'Ударить копьём',
    open: 'Открыть решётку',
    close: 'Закрыть решётку',
    break: 'Сломать решётку',
    heal: 'Исцелить',
    scream: 'Оттолкнуть криком',
    fire: 'Палочка: огненный шар',
    regenerate: 'Регенерировать',
    drink: 'Выпить',
  },
  sides: ['сверху', 'справа', 'снизу', 'слева'],
  ways: ['вверх', 'вправо', 'вниз', 'влево'],
  actions: {
    starter: (piece, dot) => `${nameOf(piece)} на клетку линии ${dot}`,
    hide: (piece, room) => `Спрятать в комнате ${room}: ${nameOf(piece)}`,
    card: value => `Сыграть карту действий ${value}`,
    demand: value => (value === 0 ? 'Ничего не требовать' : `Потребовать +${value}`),
    choose: value => `Выбрать +${value}`,
    end: 'Закончить ход',
    drop: piece => (piece ? `Оставить здесь ${declined(piece, 'acc')}` : 'Оставить здесь'),
    stop: 'Остановиться здесь',
    fight: 'К картам',
    reveal: room => `Открыть комнату ${room}`,
    put: (piece, owner, square) =>
      `Поставить на ${square}: ${nameOf(piece)}${owner ? ` ${SIDES[owner].gen}` : ''}`,
    yield: 'Уступить размещение',
    turn: (room, arrow) => `Повернуть комнату ${room} ${ARROWS[arrow]}`,
    step: way => `Шаг: ${way}`,
    move: piece => `Переместить ${declined(piece, 'acc')}`,
    take: piece => `Забрать ${declined(piece, 'acc')}`,
    swap: (piece, left) =>
      `Обменять${left ? ` ${declined(left, 'acc')}` : ''} на ${declined(piece, 'acc')}`,
    support: piece => `${nameOf(piece)} поддерживает`,
    armed: (words, weapon) => `${words}: ${weapon === null ? 'своё оружие' : nameOf(weapon)}`,
    declare: piece => `${nameOf(piece)}: сыграть две карты`,
    use: piece => `Применить: ${nameOf(piece)}`,
    freely: (words, means) => `${words}, 0 ОД${means === null ? '' : ` (${nameOf(means)})`}`,
    jump: (square, leave, what) =>
      `Прыгнуть${square ? ` на ${square}` : ''}${leave ? `, оставив ${what ? declined(what, 'acc') : 'ношу'}` : ''}`,
    attack: target => `Атаковать ${declined(target, 'acc')}`,
    shoot: target => `Выстрелить в ${declined(target, 'acc')}`,
    spear: target => `Ударить копьём ${declined(target, 'acc')}`,
    heal: (target, isEnemy) =>
      isEnemy ? `Исцелить врага: ${nameOf(target)}` : `Исцелить ${declined(target, 'acc')}`,
    scream: (target, owner, square) =>
      `Оттолкнуть ${declined(target, 'acc')}${owner ? ` ${SIDES[owner].gen}` : ''}${square ? ` на ${square}` : ''}`,
    open: (side, beyond) => `Открыть решётку ${far(side, beyond)}`,
    close: (side, beyond) => `Закрыть решётку ${far(side, beyond)}`,
    break: (side, beyond) => `Сломать решётку ${far(side, beyond)}`,
    fire: way => `Волшебная палочка: огненный шар ${way}`,
    regenerate: 'Регенерировать',
    drink: 'Выпить Зелье скорости',
    pair: number => `Взять пару комнат ${number}`,
    enlist: piece => `Взять в команду: ${nameOf(piece)}`,
    remove: piece => `Оставить в коробке: ${nameOf(piece)}`,
  },
};
