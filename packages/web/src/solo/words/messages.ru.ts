import { agree, capital, phrase } from '../../duel/words/declension.ru.ts';
import { mention } from '../../duel/words/mention.ts';
import { plural } from '../../i18n/plural.ts';
import { aims, approach, reachedTarget } from './aims.ru.ts';
import type { en } from './messages.en.ts';

const ap = (points: number) => `${points} ОД`;

/** «Дедушка Бис уничтожен». */
function eliminated(token: string): string {
  const who = mention(null, token);
  const done = { m: 'уничтожен', f: 'уничтожена', n: 'уничтожено', many: 'уничтожены' };
  return `${capital(phrase(who, 'nom'))} ${agree(who, done)}`;
}

const TURNS = ['', '1/4 оборота', 'пол-оборота', '3/4 оборота'];

export const ru: typeof en = {
  prison: 'НИП',
  player: 'Игрок',
  questions: {
    starters: 'Выберите четырёх для старта',
    watch: 'Ходят НИП',
    combat: 'Выберите карту сражения',
    pick: 'Ваш Телепат выбирает карту НИП',
    six: 'Одна шестёрка: ряд или столбец выбираете вы',
    card: 'Сыграйте карту действий',
    turn: 'Потратьте очки действий',
    move: 'В пути',
    muster: 'Добавьте поддержку издали',
  },
  over: 'Игра окончена',
  aims,
  toCome: count =>
    `при открытии ${count} ${plural('ru', count, { one: 'жетон', few: 'жетона', many: 'жетонов' })}`,
  arrows: { clockwise: 'по часовой стрелке', 'counter-clockwise': 'против часовой стрелки' },
  told: {
    npTurn: row => `Ход НИП. Ряд активации: ${row.join(', ')}.`,
    nobody: 'Ход НИП: действовать некому.',
    planned: (who, aim, target, reached, points) =>
      reached
        ? `${who}: «${aims[aim]}»${target ? ` — ${reachedTarget(aim, target)}` : ''}, ${ap(points)}.`
        : `${who} идёт ${approach(aim, target)}: ${ap(points)}.`,
    idle: who => `${who} бездействует.`,
    stops: (who, left, why) => `${who} останавливается, в остатке ${ap(left)}: ${why}.`,
    rolled: (who, arrow, quarters) => `${who}, кубик поворота: ${arrow}, ${TURNS[quarters]}.`,
    nothingTurns: 'Эта комната ещё закрыта: ничего не поворачивается.',
    npCards: (cards, counts) =>
      `НИП открывают ${cards.map(card => `+${card}`).join(', ')}${counts !== null && cards.length > 1 ? `; считается +${counts}` : ''}.`,
    npShuffled: 'Карты сражения НИП снова перетасованы.',
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
        ? `Взор Архимага: комната ${room} уже открыта.`
        : `Взор Архимага: открыта комната ${room}.`,
    broken: (who, count) =>
      `${who}: уже ${count} ${plural('ru', count, { one: 'сломанная решётка', few: 'сломанные решётки', many: 'сломанных решёток' })}.`,
    rooms: (who, count) =>
      `${who}: уже ${count} ${plural('ru', count, { one: 'открытая комната', few: 'открытые комнаты', many: 'открытых комнат' })}.`,
    burst: (who, whom) => `${who} проламывает преграду; пролетел сквозь неё: ${whom}.`,
    unhurt: who => `${who}: первая рана не в счёт.`,
    robbed: (who, what, whom) => `${who} отбирает: ${what} (${whom}).`,
    shielded: who => `Огненный шар разбивается о щит (${who}).`,
    keptWand: who => `${who}: Волшебная палочка остаётся в руках.`,
    crawled: (who, square) => `${who} ползёт на ${square}.`,
    youReveal: room => `Вы открываете комнату ${room}.`,
    revealed: room => `НИП открывает комнату ${room}.`,
    won: 'Игра окончена: вы победили!',
    lost: 'Игра окончена: победили НИП.',
    tied: 'Игра окончена: ничья.',
  },
  calls: {
    told: callers => `${callers.join('; ')}.`,
    action: value =>
      `Карта «${value} ${plural('ru', value, { one: 'Действие', few: 'Действия', many: 'Действий' })}»: в конце хода прибудет подкрепление`,
    jump: 'Карта прыжка: прибывает подкрепление',
    own: value => `Ваша карта +${value}: прибывает подкрепление`,
    prison: value => `Карта НИП +${value}: прибывает подкрепление`,
    killed: token => `${eliminated(token)}: прибывает подкрепление`,
  },
  trace: {
    title: who => `${who}: почему так?`,
    forecast: who => `Что сделает ${who}, если активировать сейчас`,
    forecastHint: 'Прогноз: активация прямо сейчас; учтено только открытое.',
    rule: 'Выполняется первая достижимая цель.',
    lost: {
      'DS-PRIM-01': 'ближе с ними не подойти',
      'DS-REG-03': 'свой уже рядом',
      'DS-ROT-02': 'кубик поворота бросают один раз',
      'DS-REV-03': 'закрытых комнат больше нет',
      'DS-REP-04': 'оттолкнуть ещё раз не хватит',
      'DS-GET-03': 'ни одна другая цель с ними не ближе',
      'DS-MODE-03': 'больше с ними делать нечего',
      'DS-MODE-04': 'получена рана',
    },
    nothing: 'Ни одна цель не достижима, и приблизиться нельзя: остаётся на месте.',
    noMore: aim =>
      `Продолжает только «${aim}», но ни повторить это действие, ни подойти ближе не может: останавливается, оставшиеся ОД пропадают.`,
    nearing: aim => `Ни одна цель не достижима: идёт к основной — «${aim}».`,
    goingOn: aim =>
      `Продолжает «${aim}», но на следующее такое действие не хватает ОД: подходит ближе.`,
    chosen: 'выбрано',
    notAsked: 'не проверялось',
    noTarget: 'нет цели',
    short: points => `не хватает ${points} ОД`,
    noWay: 'нет пути',
    tooDear: 'слишком дорого',
    occupied: 'занято',
    skipped: 'не нужно',
    recovering: 'не сражается',
    approached: 'приближается',
    without: 'Ради этого оставляет ношу.',
    verdicts: {
      chosen: 'выбрано',
      outranked: 'ниже в списке',
      farther: 'дальше',
      'too-dear': 'слишком дорого',
      occupied: 'встать негде',
      unreachable: 'нет пути',
      struck: 'рана уже нанесена в этом ходу',
      recovering: 'рана в этом же ходу не даёт сражаться',
      'lost-the-roll': 'решил кубик',
    },
    equal: 'равны: решит кубик',
    candidate: (target, points) => (points === null ? target : `${target}: ${ap(points)}`),
    fared: (targets, verdict) => `${targets} — ${verdict}`,
    gates: squares => `решётка у ${squares}`,
    missing: {
      combat: 'Нападать не на кого.',
      regroup: 'Перегруппироваться не с кем.',
      get: 'Подходящих предметов из списка на поле нет.',
      heal: 'Исцелять некого.',
      repel: 'Отталкивать некого.',
      deliver: 'Доставлять некому.',
      break: 'Ломать нечего: целых решёток нет.',
      open: 'Открывать нечего: закрытых решёток нет.',
    },
    unwanted: objects => `Нет в списке: ${objects}.`,
    reasons: {
      'DS-REV-03': 'Закрытых комнат больше нет.',
      'DS-ROT-06': 'Ни одним механизмом вращения нельзя воспользоваться.',
      'DS-REG-02': 'Лучший из дружественных НИП уже рядом.',
      'DS-OBJ-05': 'Любой путь стоит больше очков действий, чем есть.',
    },
    tie: 'Равные варианты, решит кубик:',
    tied: 'Равные варианты, решил кубик:',
    noTie: 'Кубик не понадобился: равных вариантов не было.',
    way: (points, squares, end, reached) =>
      `Путь до ${end}: ${squares} ${plural('ru', squares, { one: 'клетка', few: 'клетки', many: 'клеток' })}; ${reached ? 'всего с самим действием' : 'всего'} — ${ap(points)}`,
    means: {
      slit: 'сквозь щель',
      pit: 'над ловушкой',
      enemy: 'над врагами',
    },
    exit: 'Выход',
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
