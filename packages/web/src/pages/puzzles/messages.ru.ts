import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

const seats: Readonly<Record<string, string>> = {
  blue: 'синие',
  yellow: 'жёлтые',
  human: 'игрок за людей',
  demon: 'игрок за демонов',
};
/** Как отвечает тот, кто за этим цветом: «жёлтые отвечают», «игрок отвечает». */
const answers = (seat: string) => (seat === 'blue' || seat === 'yellow' ? 'отвечают' : 'отвечает');
const has = (seat: string) =>
  ({
    blue: 'У синих',
    yellow: 'У жёлтых',
    human: 'У игрока за людей',
    demon: 'У игрока за демонов',
  })[seat] ?? 'У соперника';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const ru: typeof en = {
  title: 'Задачи',
  tagline: 'Одна позиция, одна цель. Каждое решение доказано движком.',
  daily: 'Задача дня',
  dailyWords: 'Одна на всех; новая — в полночь по Гринвичу.',
  solve: 'Решать',
  solveAgain: 'Посмотреть ещё раз',
  grades: ['', 'Лёгкие', 'Средние', 'Трудные'],
  solvedOf: (solved, all) => `решено ${solved} из ${all}`,
  isSolved: 'решена',
  named: title => `Задача: ${title}`,
  hint: 'Подсказка',
  task: 'Задание',
  back: 'Вернуть',
  again: 'Сначала',
  solution: 'Решение',
  mine: 'Решать самому',
  next: 'Следующая задача',
  all: 'Все задачи',
  share: 'Послать другу',
  shared: 'Адрес скопирован',
  opening: 'Накрываем стол…',
  step: 'Следующий шаг',
  stepOf: (now, of) => `Шаг ${now} из ${of}`,
  watch: 'Посмотреть, как это будет',
  rules: 'В правилах',
  right: 'Верно.',
  wrong: 'Нет.',
  solved: deeds =>
    `Решено. Кратчайший путь — ${deeds} ${plural('ru', deeds, { one: 'действие', few: 'действия', many: 'действий' })}.`,
  solvedOwn: 'Решено: цель достигнута.',
  solvedChance: percent => `Лучше сыграть нельзя: так выходит в ${percent} случаев.`,
  unlucky: percent =>
    `Лучше сыграть нельзя, подвели кубики. Так выходит в ${percent} случаев — задача засчитана.`,
  answered: (seat, card) =>
    `${capital(seats[seat] ?? seat)} ${answers(seat)} картой +${card}, и ничего не выходит.`,
  answeredOtherwise: seat => `${has(seat)} есть ответ. Посмотрите на стол: там видно, какой.`,
  tooLittle: 'Отсюда до цели уже не добраться: того, что осталось, не хватит.',
  lessLikely: (to, from) => `Так остаётся ${to}, а можно было оставить ${from}.`,
  missed: 'Ход окончен, а цель не достигнута.',
  luck: from =>
    `Получилось, но только благодаря удаче: есть путь, который удаётся в ${from} случаев.`,
  unknown: 'Такой задачи нет.',
  unknownText: 'Возможно, адрес скопирован не полностью. Все задачи собраны на одной странице.',
  broken: 'Эту позицию нельзя разложить на столе.',
  brokenWhy: {
    long: 'Адрес слишком длинный: в позиции не больше 20 000 знаков.',
    game: 'В адресе не сказано, о какой игре речь.',
    position: 'В адресе описана позиция, которой не может быть.',
    goal: 'В адресе описана цель, о которой нельзя судить.',
    seat: 'В адресе не сказано, кому искать решение.',
  },
  details: 'Что именно не так',
  ownTitle: 'Реши вот это',
  ownTask: goal => `Достигните цели: ${goal}.`,
  ownPlay: 'Позиция, с которой можно играть дальше. За другую сторону играет машина.',
  sendTitle: 'Своя позиция',
  sendWords: 'Любая позиция в нотации превращается в адрес, который открывает её на столе.',
  sendPosition: 'Позиция',
  sendGoal: 'Цель (утверждения, по одному в строке; можно оставить пустым)',
  sendSeat: 'Кому искать решение',
  sendGame: 'Игра',
  sendOpen: 'Открыть',
  sendCopy: 'Скопировать адрес',
  percent: share => `${String(Math.round(share * 1000) / 10).replace('.', ',')} %`,
  seats,
};
