import type { Arrow, DuelSeat } from '@oubliette/dungeon-twister';
import type { asked as english } from './asked.en.ts';
import { declined } from './declension.ru.ts';
import { names } from './pieces.ru.ts';
import { seats } from './told.ru.ts';

const ways: Readonly<Record<Arrow, string>> = {
  clockwise: 'по часовой стрелке',
  'counter-clockwise': 'против часовой стрелки',
};

const sides = (asked: readonly DuelSeat[], many: string) =>
  asked.length > 1 ? `Обе стороны ${many}` : `${seats[asked[0]!]} ${many}`;

const far = (side: string, beyond: boolean) => `${side}${beyond ? ', дальнюю' : ''}`;

export const asked: typeof english = {
  questions: {
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
  over: 'Партия окончена',
  deeds: {
    move: 'Идти',
    jump: 'Прыгнуть',
    turn: 'Вращать',
    attack: 'Атака',
    shoot: 'Выстрел',
    spear: 'Копьё',
    open: 'Открыть',
    close: 'Закрыть',
    break: 'Сломать',
    heal: 'Исцелить',
    scream: 'Крик',
    fire: 'Огненный шар',
  },
  directions: ['сверху', 'справа', 'снизу', 'слева'],
  actions: {
    starter: (piece, dot) => `${names[piece]} на клетку линии ${dot}`,
    hide: (piece, place) => `Спрятать на месте ${place}: ${names[piece]}`,
    card: value => `Сыграть карту действий ${value}`,
    demand: value => (value === 0 ? 'Ничего не требовать' : `Потребовать +${value}`),
    choose: value => `Выбрать +${value}`,
    end: 'Закончить ход',
    drop: 'Оставить здесь',
    stop: 'Остановиться здесь',
    fight: 'К картам',
    reveal: place => `Открыть комнату на месте ${place}`,
    put: (piece, square) => `Поставить на ${square}: ${names[piece]}`,
    yield: 'Уступить размещение',
    turn: (room, arrow) => `Повернуть комнату ${room} ${ways[arrow]}`,
    step: side => `Шаг: ${side}`,
    move: piece => `Переместить ${declined(piece, 'acc')}`,
    take: piece => `Забрать ${declined(piece, 'acc')}`,
    swap: piece => `Обменять на ${declined(piece, 'acc')}`,
    support: piece => `${names[piece]} поддерживает`,
    jump: (square, leave) =>
      `Прыгнуть${square ? ` на ${square}` : ''}${leave ? ', оставив ношу' : ''}`,
    attack: target => `Атаковать ${declined(target, 'acc')}`,
    shoot: target => `Выстрелить в ${declined(target, 'acc')}`,
    spear: target => `Ударить копьём ${declined(target, 'acc')}`,
    heal: target => `Исцелить ${declined(target, 'acc')}`,
    scream: target => `Оттолкнуть ${declined(target, 'acc')}`,
    open: (side, beyond) => `Открыть ${far(side, beyond)}`,
    close: (side, beyond) => `Закрыть ${far(side, beyond)}`,
    break: (side, beyond) => `Сломать ${far(side, beyond)}`,
    fire: side => `Огненный шар: ${side}`,
  },
};
