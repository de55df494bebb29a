export const en = {
  learn: 'Learn by playing',
  puzzles: 'Puzzles',
  companion: 'Companion',
  cards: 'NPC cards',
  editor: 'Drawing table',
  pieces: 'All the pieces',
  match: 'A match',
  friend: 'Play with a friend',
  matches: 'My matches',
  honours: 'Statistics',
  settings: 'Settings',
};
