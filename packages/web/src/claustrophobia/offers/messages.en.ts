import { plural } from '../../i18n/plural.ts';

export const dice = (n: number) => `${n} ${plural('en', n, { one: 'die', other: 'dice' })}`;

export const en = {
  strike: (count: number, def: number) => `${dice(count)}, defence ${def}`,
  walksFirst: (where: string) => `walks first: ${where}`,
};
