import { plural } from '../../i18n/plural.ts';
import { agree } from '../words/declension.ru.ts';
import { mention } from '../words/mention.ts';
import { nameOf } from '../words/pieces.ru.ts';
import type { en } from './messages.en.ts';

const plus = (cards: readonly number[]) => cards.map(card => `+${card}`).join(' и ');
const points = (n: number) =>
  `${n} ${plural('ru', n, { one: 'очко', few: 'очка', many: 'очков' })}`;

export const ru: typeof en = {
  duel: 'Сражение один на один',
  group: 'Групповое сражение',
  ranged: 'Дальний бой',
  steps: {
    declared: 'Объявлено',
    laid: 'Карты выложены',
    turned: 'Открыты',
    wounds: 'Раны',
  },
  attacker: 'нападает',
  target: 'цель',
  joins: 'участвует',
  shoots: 'стреляет',
  spears: 'с копьём',
  forced: (victim, card, reader) =>
    `${victim}: карту +${card} придётся сыграть, её назвал Телепат (${reader}).`,
  armed: weapon => `оружие: ${weapon}`,
  wounded: token =>
    agree(mention(null, token), { m: 'ранен', f: 'ранена', n: 'ранено', many: 'ранены' }),
  gone: token =>
    agree(mention(null, token), {
      m: 'уничтожен',
      f: 'уничтожена',
      n: 'уничтожено',
      many: 'уничтожены',
    }),
  combat: value => `атака ${value}`,
  withStab: value => `удар в спину +${value}`,
  stab: 'в спину',
  card: 'карта',
  unknownCard: 'карта, которую ещё никто не видел',
  total: (name, total) => `${name}: ${total}`,
  nothingLaid: name => `${name}: карты ещё нет`,
  chooseCard: (name, count) => `${name}: выбор ${count === 1 ? 'карты' : 'двух карт'} сражения`,
  chooseHint: (isSecret, count) => {
    if (count === 1) {
      return isSecret
        ? 'Выберите карту; её не увидят, пока не лягут обе.'
        : 'Выберите карту; обе откроются вместе.';
    }
    return isSecret
      ? 'Выберите две карты, они складываются; их не увидят, пока не положат обе стороны.'
      : 'Выберите две карты, они складываются; обе стороны откроют карты вместе.';
  },
  chooseBoth: ({ attacker, target }) =>
    `Первая карта — за очарованного (${nameOf(attacker)}), вторая — за его цель (${nameOf(target)}); +0 годится обеим.`,
  waitsFor: name => `${name}: карта ещё не выбрана`,
  lay: cards => `Положить ${plus(cards)}`,
  layNone: count => (count === 1 ? 'Выберите карту' : 'Выберите две карты'),
  demandTitle: name => `${name}: Телепат может потребовать карту`,
  demandHint:
    'Если она у врага есть, он обязан её сыграть; если нет, он покажет свои карты сражения.',
  demand: card => `Потребовать +${card}`,
  demandNone: 'Ничего не требовать',
  mustPlay: (name, card) => `${name}: обязательна карта +${card}`,
  shownHand: name => `${name}: карты открыты`,
  musterTitle: name => `${name}: можно добавить поддержку`,
  musterHint: 'Стрелки и персонажи с копьём вступают бесплатно; всё объявляют до выбора карт.',
  toCards: 'К картам',
  hint: 'Совет',
  takeBack: 'Отмена',
  board: 'Посмотреть на поле',
  back: 'Вернуться к сражению',
  on: 'Дальше',
  wins: (name, by) => `${name}: победа, перевес ${points(by)}`,
  tie: 'Ничья',
  spent: cards =>
    cards.length === 0
      ? 'карты не потрачены'
      : `${plural('ru', cards.length, { one: 'потрачена карта', few: 'потрачены карты', many: 'потрачены карты' })} ${plus(cards)}`,
};
