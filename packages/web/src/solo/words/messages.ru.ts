import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

const ap = (points: number) => `${points} ОД`;

export const ru: typeof en = {
  prison: 'Темница',
  player: 'Игрок',
  questions: {
    starters: 'Выберите четырёх для старта',
    watch: 'Действует темница',
    combat: 'Выберите карту сражения',
    pick: 'Ваш Телепат выбирает карту темницы',
    six: 'Одна шестёрка: ряд или столбец выбираете вы',
    card: 'Сыграйте карту действий',
    turn: 'Потратьте очки действий',
    move: 'В пути',
    muster: 'Добавьте поддержку издали',
  },
  over: 'Игра окончена',
  aims: {
    combat: 'Сражение',
    reveal: 'Открыть комнату',
    exit: 'Выход',
    regroup: 'Перегруппировка',
    get: 'Взять предмет',
    rotate: 'Повернуть комнату',
    break: 'Сломать решётку',
    open: 'Открыть решётку',
    heal: 'Исцеление',
    repel: 'Отбросить',
    deliver: 'Доставить',
  },
  arrows: { clockwise: 'по часовой стрелке', 'counter-clockwise': 'против часовой стрелки' },
  told: {
    npTurn: row => `Ход темницы. Ряд активации: ${row.join(', ')}.`,
    nobody: 'Ход темницы: действовать некому.',
    planned: (who, aim, target, reached, points) =>
      reached
        ? `${who}: ${aim}${target ? `, ${target}` : ''}, ${ap(points)}.`
        : `${who} приближается к цели: ${aim}${target ? `, ${target}` : ''}, ${ap(points)}.`,
    idle: who => `${who}: делать нечего.`,
    rolled: (who, arrow, quarters) =>
      `${who}, кубик вращения: ${arrow}, ${quarters} ${plural('ru', quarters, { one: 'четверть', few: 'четверти', many: 'четвертей' })}.`,
    nothingTurns: 'Эта комната ещё закрыта: ничего не поворачивается.',
    npCards: (cards, counts) =>
      `Темница открывает ${cards.map(card => `+${card}`).join(', ')}${counts !== null && cards.length > 1 ? `; считается +${counts}` : ''}.`,
    npShuffled: 'Карты сражения темницы снова перетасованы.',
    playersCard: (who, value) => `${who} тянет карту из вашей руки: вы играете +${value}.`,
    drawn: who => `Из мешочка: ${who}.`,
    teleported: (who, square, red, white) =>
      red === 0
        ? `${who} появляется на ${square}.`
        : red === 6 || white === 6
          ? `${who} попадает на ${square} по вашему выбору (красный ${red}, белый ${white}).`
          : `${who} попадает на ${square} (красный ${red}, белый ${white}).`,
    bounced: (who, red, white) =>
      `${who}: красный ${red}, белый ${white}, места нет; бросок повторяется.`,
    stayed: (who, red, white) =>
      `${who}: красный ${red}, белый ${white}, места нет; ничего не происходит.`,
    vanished: who => `${who} исчезает: две шестёрки.`,
    called: count =>
      `Тревога: ${count} ${plural('ru', count, { one: 'подкрепление', few: 'подкрепления', many: 'подкреплений' })}.`,
    reinforcement: (who, room) => `Подкрепление: ${who}, комната ${room}.`,
    vision: (room, seen) =>
      seen
        ? `Видение Архимага: комната ${room} уже известна.`
        : `Видение Архимага: открыта комната ${room}.`,
    broken: (who, count) => `${who}: сломано решёток: ${count}.`,
    rooms: (who, count) => `${who}: комнат на счету: ${count}.`,
    burst: (who, whom) => `${who} проламывает преграду; пролетел сквозь неё: ${whom}.`,
    unhurt: who => `${who}: первая рана не в счёт.`,
    robbed: (who, what, whom) => `${who} отбирает: ${what} (${whom}).`,
    shielded: who => `Огненный шар разбивается о щит (${who}).`,
    keptWand: who => `${who}: Волшебная палочка остаётся в руках.`,
    crawled: (who, square) => `${who} ползёт на ${square}.`,
    youReveal: room => `Вы открываете комнату ${room}.`,
    revealed: room => `Темница открывает комнату ${room}.`,
    won: 'Игра окончена: вы вырвались из темницы!',
    lost: 'Игра окончена: победила темница.',
    tied: 'Игра окончена: ничья.',
  },
  calls: {
    told: callers => `Подкрепление вызывает ${callers.join(', а ещё одно ')}.`,
    action: value => `ваша карта действий ${value}, на конец хода`,
    jump: 'ваша карта прыжка',
    own: value => `ваша карта +${value}`,
    prison: value => `карта темницы +${value}`,
  },
  trace: {
    title: who => `${who}: почему так?`,
    forecast: who => `${who}: что было бы сейчас?`,
    forecastHint: 'При активации сейчас, по тому, что лежит открыто.',
    rule: 'Выполняется первая цель, на которую хватает очков действий.',
    nothing: 'Ни одна цель не доступна, и приблизиться нельзя: остаётся на месте.',
    nearing: aim => `Ничего не достать: идёт в сторону основной цели, «${aim}».`,
    goingOn: aim => `Продолжает «${aim}», но до следующей цели не дотянуться: подходит ближе.`,
    chosen: 'выбрано',
    notAsked: 'не проверялось',
    noTarget: 'нет цели',
    short: points => `не хватает ${points} ОД`,
    noWay: 'нет пути',
    tooDear: 'слишком дорого',
    occupied: 'занято',
    skipped: 'не нужно',
    approached: 'приближается',
    without: 'Ради этого оставляет ношу.',
    verdicts: {
      chosen: 'выбор',
      outranked: 'ниже в списке',
      farther: 'дальше',
      'too-dear': 'слишком дорого',
      occupied: 'встать негде',
      unreachable: 'нет пути',
      'lost-the-roll': 'решил кубик',
    },
    equal: 'поровну: решит кубик',
    candidate: (target, points) => (points === null ? target : `${target} ${ap(points)}`),
    more: count => `ещё ${count}`,
    reasons: {
      'DS-PRIM-07': 'Идти не к кому и не за чем.',
      'DS-REV-03': 'Закрытых комнат больше нет.',
      'DS-ROT-06': 'Ни один механизм не доступен.',
      'DS-REG-02': 'Лучший друг уже рядом.',
      'DS-OBJ-05': 'Любой путь стоит больше очков действий, чем есть.',
    },
    tie: 'Поровну, решит кубик:',
    tied: 'Поровну, решил кубик:',
    noTie: 'Кубик не бросали: ничьих не было.',
    way: (points, squares) =>
      `Путь: ${ap(points)}, ${squares} ${plural('ru', squares, { one: 'клетка', few: 'клетки', many: 'клеток' })}`,
    exit: 'выход',
    aWay: 'путь',
    from: (target, square) => `${target} с ${square}`,
    notes: {
      jump: () => 'с прыжком',
      open: () => 'открыв решётку',
      drop: () => 'бросив ношу',
      take: what => `подобрав: ${what}`,
      swap: what => `обменяв на: ${what}`,
    },
    room: place => `комната ${place}`,
  },
};
