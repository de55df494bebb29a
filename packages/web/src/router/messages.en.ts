export const en = {
  duel: 'The duel',
  match: 'A match',
};
