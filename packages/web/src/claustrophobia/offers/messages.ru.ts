import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const dice = (n: number) =>
  `${n} ${plural('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;

export const ru: typeof en = {
  strike: (count, def) => `${dice(count)}, защита ${def}`,
  walksFirst: where => `сначала идёт: ${where}`,
};
