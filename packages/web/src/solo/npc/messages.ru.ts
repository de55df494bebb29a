import type { en } from './messages.en.ts';

export const ru: typeof en = {
  figures: (move, combat) => `Д ${move} · А ${combat}`,
  objects: 'Предметы',
  characters: 'Враги и друзья',
  wounded: 'раненый друг',
  primary: 'основная',
  acted: 'уже действовал',
  sideways: 'не действует',
  quoted: words => `«${words}»`,
};
