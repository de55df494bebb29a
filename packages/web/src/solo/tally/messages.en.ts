export const en = {
  past: 'Past games on this device',
  pastNone: 'None yet.',
  table: {
    level: 'Level',
    games: 'Games',
    wins: 'Wins',
    points: 'VP on average',
    rounds: 'Rounds on average',
  },
};
