export const en = {
  tagline: 'Two dungeons, one torch',
  intro:
    'Board games of corridors and nerve. The labyrinth turns under your hand, both rulebooks lie open; the table knows the rules and tells you why.',
  games: 'The games',
  twister: 'Dungeon Twister: Prison',
  twisterWords: 'Eight rooms that turn under your feet. Two crews of eight, one way out.',
  claustrophobia: 'Claustrophobia',
  claustrophobiaWords: 'Five against the dark. Draw the tunnel, roll your fate, count the breaths.',
  explore: 'Explore the labyrinth',
  readRules: 'Read the rules',
  more: 'More',
  rulebooks: 'Rulebooks',
  rulebooksWords: 'Every rule by its number, with search',
  about: 'How it is made',
  aboutWords: 'Who drew what, and under which licence',
  sheet: 'All the pieces',
  sheetWords: 'Tokens, cards, rooms and tiles on one sheet',
};
