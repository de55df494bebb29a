import { plural } from '../../i18n/plural.ts';
import type { asked as english } from './asked.en.ts';
import { declined } from './declension.ru.ts';
import { areas, nameOf } from './names.ru.ts';
import { ownQuestions } from './own-questions.ru.ts';

const bonus = { mvt: '+1 к движению', cbt: '+2 к атаке' };
const tilesOf = (n: number) =>
  `${n} ${plural('ru', n, { one: 'плитку', few: 'плитки', many: 'плиток' })}`;
const located = (tile: string, way: string | null) => (way === null ? tile : `${tile}, ${way}`);
const withTarget = (name: string, target: string) => (target === '' ? name : `${name}: ${target}`);

export const asked: typeof english = {
  questions: {
    bid: 'Ставка за людей или пас?',
    team: 'Кто войдёт в отряд?',
    gift: 'Какая ещё способность?',
    marker: 'Где повеет свежим воздухом?',
    seals: 'На какие три рукава положить печати защиты?',
    window: 'Сыграть карту?',
    'second-chance': 'Какие кубики действий перебросить?',
    assign: 'Кому какой кубик?',
    gifts: 'Применить способность или благословение?',
    orders: 'Кто действует следующим?',
    action: 'Идти или сражаться?',
    foresee: 'Какая плитка будет первой?',
    place: 'Как положить плитку?',
    hole: 'На какую ещё плитку положить яму?',
    ambush: 'Троглодиты в засаде?',
    reroll: 'Перебросить промахи?',
    guard: 'Кто принимает удар?',
    line: 'Какую линию отменить?',
    critical: 'Выбрать линию самим?',
    destiny: 'В какие области положить кубики судьбы?',
    trap: 'Кто попадёт в ловушку?',
    entry: 'Кто входит и где?',
    ...ownQuestions.questions,
  },
  windows: {
    2: 'после броска действий',
    3: 'до способностей',
    4: 'вместе со способностями',
    5: 'в начале действия',
    6: 'до того, как взята плитка',
    7: 'до броска нападения',
    8: 'после броска нападения',
    9: 'до броска судьбы',
    10: 'пока входят фигурки',
    11: 'до действий демонов',
    12: 'против этого события',
    free: 'в фазу действий людей',
    deed: 'вместо боя',
  },
  over: 'Партия окончена',
  anyEvent: 'против события',
  noCard: 'Без карты, играем дальше',
  away: (east, south) =>
    [
      east === 0 ? '' : `на ${tilesOf(Math.abs(east))} к ${east > 0 ? 'востоку' : 'западу'}`,
      south === 0 ? '' : `на ${tilesOf(Math.abs(south))} к ${south > 0 ? 'югу' : 'северу'}`,
    ]
      .filter(way => way !== '')
      .join(' и '),
  bearing: (who, east, south) => {
    const ways = [
      east === 0 ? '' : `на ${Math.abs(east)} ${east > 0 ? 'восточнее' : 'западнее'}`,
      south === 0 ? '' : `на ${Math.abs(south)} ${south > 0 ? 'южнее' : 'севернее'}`,
    ].filter(way => way !== '');
    if (ways.length === 0) return `там же, где ${declined(who, 'nom')}`;
    return `${ways.join(' и ')}, чем ${declined(who, 'nom')}`;
  },
  actions: {
    bid: value => `Ставка ${value}`,
    pass: 'Пас',
    advantage: 'Карта преимущества',
    ready: 'Отряд готов',
    confirm: 'Подтвердить кубики',
    roll: 'Перебросить',
    done: 'Готово',
    stop: 'Остановиться здесь',
    finish: 'Закончить действие',
    end: 'Закончить фазу',
    look: 'Посмотреть две плитки',
    keep: 'Оставить порядок',
    swap: 'Поменять местами',
    takes: who =>
      `Удар ${who.figure === 'pack' ? 'принимают' : 'принимает'} ${declined(who, 'nom')}`,
    pick: value => `Взять ${value}`,
    cancel: value => `Отменить линию ${value}`,
    reroll: value => (value === 0 ? 'Оставить промахи' : `Перебросить промахи: ${value}`),
    hire: who => `Нанять: ${nameOf(who)}`,
    named: who => nameOf(who),
    own: ownQuestions.answers,
    equip: (object, who) => `${object}: ${nameOf(who)}`,
    mark: (tile, side) => `${tile}, ${side}`,
    give: (value, who) => `${value}: ${nameOf(who)}`,
    bless: (who, how) => `Благословить ${declined(who, 'acc')}: ${bonus[how]}`,
    use: withTarget,
    play: withTarget,
    go: (into, side) => `Идти ${side === null ? into : `${side}, ${into}`}`,
    dive: (into, way) => `Через ямы ${located(into, way)}`,
    place: located,
    explore: side => `Исследовать ход ${side}`,
    attack: target => `Напасть на ${declined(target, 'acc')}`,
    openings: sides => `Плитка с ходами: ${sides.join(', ')}`,
    dice: (area, dice) => `${areas[area].name}: ${dice.split(' ').join(', ')}`,
    buy: (who, price, tile, way) => `${nameOf(who)} за ${price} ОУ: ${located(tile, way)}`,
  },
  deeds: {
    charge: 'Заложить заряд',
    pull: 'Убрать заряд',
    search: 'Обыскать Тайник',
    lift: 'Подобрать сокровище',
    poison: 'Отравить гнездо',
    clear: 'Разобрать обвал',
  },
  deedAt: (deed, side) => `${deed}, ${side}`,
};
