import { plural } from '../../i18n/plural.ts';
import { dice } from '../offers/messages.ru.ts';
import type { en } from './messages.en.ts';

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const ru: typeof en = {
  round: round => `Раунд ${round}`,
  yourTurn: 'решаете вы',
  turnOf: name => `выбирает ${name}`,
  over: 'Партия окончена',
  phases: 'Фазы раунда',
  tiles: left =>
    `${plural('ru', left, { one: 'осталась', few: 'осталось', many: 'осталось' })} ${left} ${plural('ru', left, { one: 'плитка', few: 'плитки', many: 'плиток' })}`,
  track: {
    S1: ({ d10, escaped }) => (escaped > 0 ? `спаслись ${escaped} из 2` : `до выхода ${d10}`),
    S2: ({ d10 }) => (d10 > 0 ? `фитиль горит, ${d10}` : 'фитиль не горит'),
    S4: ({ d10 }) => `обрядов совершено: ${d10} из 7`,
    S5: ({ freed }) => `освобождено ${freed} из 2`,
    S6: ({ turned, carrier }) =>
      carrier === null ? `жетонов открыто: ${turned}` : 'сокровище найдено',
    S7: ({ escaped }) => `спаслись ${escaped} из 2`,
    S8: ({ d10 }) => `доз яда ${d10} из 3`,
  },

  destiny: 'Поле судьбы',
  once: { phase: '◆ раз за фазу', game: '◆ раз за игру' },
  lacks: {
    used: () => 'уже занято',
    oil: () => 'остановлено лампой',
    odd: () => 'только нечётные',
    even: () => 'только чётные',
    mixed: () => 'чётный и нечётный',
    high: () => 'каждый от 3',
    alike: () => 'все чётные или все нечётные',
    dice: more => (more > 0 ? `ещё ${dice(more)}` : `лишние: ${-more}`),
    sum: more => (more > 0 ? `не хватает ${more}` : `больше на ${-more}`),
  },
  fits: 'положить кубики',
  dice: 'Кубики на столе',
  diceHint: 'Выберите кубики, потом область; можно перетащить или набрать числа.',
  actionHint: 'Выберите кубик, потом воина; можно перетащить на его карту.',
  givenHint: 'Все кубики розданы; «Отменить» забирает последний.',
  giftsHint:
    'Один раз за партию можно благословить подсвеченного воина; способность применяют среди карт.',
  die: value => `Кубик ${value}`,

  tp: points =>
    plural('ru', points, { one: 'очко угрозы', few: 'очка угрозы', many: 'очков угрозы' }),
  notInPlay: 'не в игре',
  troglodytes: count => `Троглодитов в игре: ${count}`,

  warriors: 'Люди',
  dead: 'погиб',
  escaped: 'спасся',
  noDie: 'ещё без кубика',
  linesLost: lines => `отменены линии: ${lines.join(', ')}`,
  wouldGive: figures => `с кубиком в руке: ${figures}`,
  blessed: { mvt: 'Благословлён: +1 к движению', cbt: 'Благословлён: +2 к атаке' },
  talentSpent: talent => `${talent}: уже было`,

  cards: 'Карты',
  hand: 'Ваша рука',
  noCards: 'В руке нет карт.',
  gifts: 'Способности Спасителя',
  objects: 'Предметы',
  others: (party, count, deck) => `${party}: в руке ${count}, в колоде ${deck}`,
  spent: 'Сыграно:',
  giftWhen: die => `когда кубик Спасителя показывает ${die}`,
  heldCard: 'Выберите цель на поле или среди воинов.',
  give: who => `несёт ${who}`,

  scenario: 'Сценарий',
  humansWin: 'Победа людей',
  demonsWin: 'Победа демонов',
  draw: 'Ничья',

  troglodyte: 'Троглодит · 1 ОУ',
  demonFigure: name => `${name} · 5 ОУ`,
  enterHint: 'Выберите фигурку, потом одну из подсвеченных плиток.',
  tileHint: 'Выберите одну из подсвеченных плиток.',
  doorHint: 'Выберите один из подсвеченных ходов плитки.',
  warriorHint: 'Выберите одного из подсвеченных воинов.',
  attacks: who => `${who} нападает?`,
  againHint: 'Кубики, на которые вы нажмёте, уйдут с лотка и будут переброшены.',
  giftHint: 'Способность применяют среди карт.',
  actedHint: 'Больше никто не может действовать.',
  nobodyHint: 'Сейчас купить некого.',
  ordersHint: 'Выберите воина, потом подсвеченную плитку, её ход или врага.',
  endedEarly: (who, why) => `${who} закончил: ${lower(why)}.`,
  movesLeft: left => `Осталось движения: ${left}`,
  points: left =>
    `${plural('ru', left, { one: 'осталось', few: 'осталось', many: 'осталось' })} ${left} ${plural('ru', left, { one: 'очко', few: 'очка', many: 'очков' })}`,
  bidHint: 'Меньшая ставка ведёт людей с отрядом такой цены.',
  lowest: bid => `наименьшая ставка ${bid}`,
  prices: 'Приговорённый 3, способность 2, предмет 2, карта преимущества 1',
  lay: tile => `Положить так: ${tile}`,
  back: 'Вернуть в руку',

  undo: 'Отменить',
  hint: 'Совет',
  nextDeed: 'Дальше',
  endAnyway: 'Закончить: действовали не все',

  menu: {
    open: 'Меню',
    scenario: 'Сценарий и победа',
  },
  sheet: { destiny: 'Судьба', cards: 'Карты', chronicle: 'Хроника', more: 'Ещё' },

  keys: {
    arrows: 'с плитки на плитку',
    enter: 'сделать то, что предлагает плитка: выбрать, пойти, исследовать, напасть',
    numbers: 'дать такой кубик, взять такой кубик или принять предложение по номеру',
    warriors: 'следующий воин, который может действовать',
    turn: 'повернуть плитку, которую кладут',
    centre: 'показать всё поле',
    end: 'закончить действие или фазу, пас, готово',
    scenario: 'сценарий и победа',
    counsel: 'совет: как поступила бы машина',
  },
};
