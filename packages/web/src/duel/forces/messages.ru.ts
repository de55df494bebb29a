import { plural } from '../../i18n/plural.ts';
import { seats } from '../words/declension.ru.ts';
import type { en } from './messages.en.ts';

const characters = (n: number) =>
  `${n} ${plural('ru', n, { one: 'персонаж', few: 'персонажа', many: 'персонажей' })}`;

export const ru: typeof en = {
  sides: seats,
  titles: { mutual: 'Обоюдный выбор', draft: 'Драфт', free: 'Свободный выбор' },
  modes: {
    mutual: 'Что выберет одна сторона, получат все: команды будут равны.',
    draft: 'Что взяла одна сторона, то её; такой же жетон другого цвета выходит из игры.',
    free: 'Никто не видит, что вы приносите. Комнаты всех сторон перемешают вместе.',
  },
  draftOfMany: 'Что взяла одна сторона, то её; такой же жетон следующего игрока выходит из игры.',
  asks: {
    pairs: name => `${name}: выберите пару комнат`,
    characters: name => `${name}: выберите персонажа`,
    objects: name => `${name}: выберите предмет`,
    removal: (name, n) =>
      `${name}: уберите из команды ${n} ${plural('ru', n, { one: 'персонажа', few: 'персонажей', many: 'персонажей' })}`,
    waiting: 'Выбирает другая сторона',
  },
  removalWords: 'Гандикап, о котором вы договорились. Другая сторона узнает число, но не имена.',
  first: name => `По жребию первыми выбирают: ${name}.`,
  steps: { pairs: 'Комнаты', characters: 'Персонажи', objects: 'Предметы' },
  missing: (pairs, heroes, objects) => {
    const parts = [
      pairs > 0 &&
        `${pairs} ${plural('ru', pairs, { one: 'пара', few: 'пары', many: 'пар' })} комнат`,
      heroes > 0 && characters(heroes),
      objects > 0 &&
        `${objects} ${plural('ru', objects, { one: 'предмет', few: 'предмета', many: 'предметов' })}`,
    ].filter(Boolean);
    return parts.length > 0 ? `Осталось выбрать: ${parts.join(', ')}` : 'Всё выбрано';
  },
  one: 'Одно наугад',
  oneWords: 'Случай возьмёт что-нибудь из того, что можно выбрать сейчас.',
  rest: 'Выбрать за меня',
  restWords: 'Отныне в ваш черёд здесь выбирает случай, не спрашивая вас.',
  pairs: 'Пары комнат',
  pair: number => `Пара ${number}`,
  chosenBy: name => `выбор: ${name}`,
  sets: { prison: 'Темница', base: 'Базовый набор', further: 'Дополнительный набор' },
  find: 'Найти',
  findHint: 'имя, умение, 4/3',
  findSet: 'Набор',
  allSets: 'Все наборы',
  nothingFound: 'Ничего такого здесь нет. Очистите поиск, чтобы увидеть всё.',
  advised: 'совет машины',
  collection: 'Собрание',
  characters: 'Персонажи',
  objects: 'Предметы',
  team: name => `Команда: ${name}`,
  rooms: numbers => `Комнаты ${numbers}`,
  secretRooms: n => `${n} ${plural('ru', n, { one: 'пара', few: 'пары', many: 'пар' })} комнат`,
  secretTeam: n =>
    `${n} ${plural('ru', n, { one: 'жетон', few: 'жетона', many: 'жетонов' })} втайне`,
  slot: { character: 'не хватает персонажа', object: 'не хватает предмета' },
  figures: (move, combat) => `движение ${move}, атака ${combat}`,
  copies: n => `×${n}`,
  anyNumber: 'сколько угодно',
  left: (side, n) => `${side}: осталось ${n}`,
  take: name => `Взять: ${name}`,
  remove: name => `Убрать: ${name}`,
  removed: 'в команде нет',
  unavailable: 'Почему нельзя?',
  look: 'Укажите на жетон или коснитесь его, чтобы прочесть, что он умеет; нажмите, чтобы взять.',
  lookRemoval:
    'Укажите на персонажа или коснитесь его, чтобы прочесть, что он умеет; нажмите, чтобы убрать.',
  lookPairs:
    'Из выбранных пар сложится лабиринт: восемь комнат, перемешанных и закрытых. Две комнаты пары вращают друг друга.',
  chronicle: 'Хроника',
  menu: 'Меню',
};
