export const en = {
  duel: 'The duel',
  solo: 'Solo',
  companion: 'Companion',
  claustrophobia: 'Claustrophobia',
  editor: 'Drawing table',
  match: 'A match',
};
