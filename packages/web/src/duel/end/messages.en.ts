import type { Reason } from './account.ts';

export const en = {
  title: 'The match is over',
  wins: (name: string) => `${name} wins`,
  draw: 'A draw',
  reasons: {
    target: (_loser: string, target: number) =>
      `${target} victory points were reached, and the turn has ended.`,
    still: () => 'Forty turns in a row brought nothing new.',
    'nobody-left': () => 'Nobody is left in the maze.',
    resigned: (loser: string) => `${loser} gave up.`,
    'agreed-draw': () => 'Both sides agreed on a draw.',
  } as Readonly<Record<Reason, (loser: string, target: number) => string>>,
  points: (n: number) => `${n} VP`,
  left: (names: string) => `Left the maze: ${names}`,
  eliminated: (names: string) => `Eliminated: ${names}`,
  nothing: 'No points.',
  honest: 'Was chance honest?',
  check:
    'The promise stood at the head of the chronicle from the first moment. It is the SHA-256 of the words “oubliette seed”, a space and the seed; the same seed with the same actions gives the same match.',
  replay: 'Watch the replay',
  rematch: 'Play again',
  board: 'See the board',
  result: 'Show the result',
  noRematch: 'A new match could not be begun.',
};
