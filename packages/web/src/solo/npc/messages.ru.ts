import type { en } from './messages.en.ts';

export const ru: typeof en = {
  figures: (move, combat) => `Д ${move} · А ${combat}`,
  objects: 'Предметы',
  characters: 'Персонажи',
  wounded: 'раненый дружественный НИП',
  printed: {
    cleric: 'Клерик (Лекарь)',
    'fireball-wand': 'Волшебная палочка (Огненный шар)',
  },
  primary: 'основная',
  acted: 'уже действовал',
  sideways: 'не действует',
  like: (whose, words) => `Как на карте «${whose}»: ${words}`,
  byHand: 'Здесь играет без личной характеристики; за своим столом применяйте её сами по карте.',
  quoted: words => `«${words}»`,
};
