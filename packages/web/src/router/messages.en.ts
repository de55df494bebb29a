export const en = {
  duel: 'The duel',
  solo: 'Solo',
  companion: 'Companion',
  claustrophobia: 'Claustrophobia',
  match: 'A match',
};
