export const en = {
  duel: 'The duel',
  solo: 'Solo',
  learn: 'Learn by playing',
  puzzles: 'Puzzles',
  companion: 'Companion',
  cards: 'NPC cards',
  claustrophobia: 'Claustrophobia',
  editor: 'Drawing table',
  pieces: 'All the pieces',
  match: 'A match',
  friend: 'Play with a friend',
  settings: 'Settings',
};
