import type { Lesson } from '@oubliette/kernel/lesson';

/** A card of advantage, and a gift instead of a blow. */
export const cardsAndGifts: Lesson = {
  id: 'cards-and-gifts',
  title: { en: 'Cards and gifts', ru: 'Карты и способности' },
  game: 'claustrophobia',
  given: `
    gifts G6
    tile T26 @0,0 NESW
    tile T27 @1,0 NESW
    BL1 @0,0 die 1
    RD @0,0 die 6
    TR1 @1,0
    TR2 @1,0
    D @0,0
    hand human grenade`,
  random: 'dice 5 4',
  seat: 'human',
  answers: [],
  facts: ['figure RD cbt=3'],
  steps: [
    {
      say: {
        en: 'You hold an advantage card: a Grenade, once and never again. Choose the Blade, then the card (on a phone: Cards), then the tile next door with two Troglodytes.',
        ru: 'У вас карта преимущества: Граната, на один раз. Выберите Наёмника, потом карту (на телефоне — «Карты»), потом соседнюю плитку с двумя троглодитами.',
      },
      goal: ['told table killed who=TR1', 'told table killed who=TR2'],
      hint: {
        en: 'A die for everybody there: 4 or more is a hit. It takes the place of his blow.',
        ru: 'Кубик за каждого там: 4 и больше — удар. Бросок заменяет обычную атаку.',
      },
      point: 'card grenade or button cards',
      solution: ['act BL1; play grenade @1,0'],
    },
    {
      say: {
        en: 'A Demon stands among you. The Redeemer’s die shows 6, the number of his gift “Smite the Evil Ones”: instead of fighting, three hits on a Demon. Use it.',
        ru: 'Рядом Демон. На кубике Спасителя 6 — число его способности «Сокруши нечестивых»: вместо боя три удара Демону. Примените её.',
      },
      goal: ['is D @0,0 wounds 3'],
      hint: {
        en: 'The gift among your cards, then the Demon.',
        ru: 'Способность среди карт, потом Демон.',
      },
      point: 'card G6 or button cards',
      solution: ['finish', 'act RD; use G6 D'],
    },
  ],
  done: {
    en: 'Cards are spent for good. A gift comes back whenever the Redeemer’s die shows its number.',
    ru: 'Карты уходят навсегда. Способность доступна каждый раз, когда кубик Спасителя показывает её число.',
  },
  rules: ['CL-ADV-02', 'CL-GIFT-02', 'CL-GIFT-08'],
};
