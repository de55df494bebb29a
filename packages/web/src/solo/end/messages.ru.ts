import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  won: name => (name ? `Побег удался: ${name}` : 'Побег удался'),
  lost: 'Победа НИП',
  drawn: 'Ничья',
  resigned: 'Вы сдались.',
  points: (own, np) => `${own} : ${np} ПО.`,
  rounds: (n, level) =>
    `${n} ${plural('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов' })}, уровень ${level}.`,
  advice: level => `В следующий раз попробуйте ${level} уровень.`,
  byTrait: (name, points) => `Особенность (${name}): ${points}`,
  another: 'Другой уровень',
  board: 'Посмотреть на поле',
};
