/** Every page that has an address of its own, and one that has none. */
export const pages = [
  '#/',
  '#/duel',
  '#/solo',
  '#/companion',
  '#/claustrophobia',
  '#/labyrinth',
  '#/editor',
  '#/rules',
  '#/pieces',
  '#/sheet',
  '#/about',
  '#/settings',
  '#/honours',
  '#/nowhere',
];
