import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

const ORDINALS = [
  '',
  'первый',
  'второй',
  'третий',
  'четвёртый',
  'пятый',
  'шестой',
  'седьмой',
  'восьмой',
];

export const ru: typeof en = {
  attacks: (who, target) => `${who} против: ${target}`,
  aHit: 'Удар',
  steps: { declared: 'Объявлено', rolled: 'Брошено' },
  hitStep: n => `Удар ${n}`,
  hit: 'удар',
  miss: 'мимо',
  again: 'переброшен',
  mayReroll: 'можно перебросить',
  toRoll: 'Кубики ещё не брошены',
  fromCards: 'карты',
  fromBlood: 'отменённые линии',
  fromCrowd: 'толпа',
  dice: n => plural('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков' }),
  against: 'против',
  defence: 'защита',
  target: 'цель',
  guards: 'телохранитель',
  killed: (n, of) => `убито ${n} из ${of}`,
  whoTakes: (n, of) =>
    of === 1 ? 'Кто принимает удар?' : `Кто принимает ${ORDINALS[n] ?? `${n}-й`} удар?`,
  whoTakesHint: 'Жертва или телохранитель на плитке; затем отменяют линию.',
  whoTakesOfHorde: 'Цель или тот, кто её прикрывает.',
  whichLine: who => `${who} теряет линию`,
  whichLineHint: 'Нажмите на линию или её номер.',
  inUseHint:
    'Нажмите на линию или её номер. Линия, на которой стоит кубик, действует до конца раунда.',
  criticalHint: '«Критический удар»: один раз линию можете выбрать вы.',
  leaveIt: 'Оставить людям',
  mayRerollTitle: 'Перебросить промахи?',
  rerollHint: 'Яростный: каждый промах бросают ещё раз, и он остаётся.',
  windowTitle: when => `Карта ${when}?`,
  waits: 'Решает другая сторона',
  hits: n =>
    n === 0
      ? 'Ни одного удара'
      : `${n} ${plural('ru', n, { one: 'удар', few: 'удара', many: 'ударов' })}`,
  doubled: 'Плитка их удваивает.',
  stillToTake: 'Удары ещё предстоит принять.',
  cancelLine: (line, figures) => `Отменить линию ${line}: ${figures}`,
  cancelled: line => `Линия ${line} отменена`,
  hint: 'Совет',
  takeBack: 'Взять назад',
  board: 'Посмотреть на поле',
  back: 'Вернуться к сражению',
  on: 'Дальше',
};
