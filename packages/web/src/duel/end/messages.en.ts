import type { DuelOverReason } from './account.ts';

export const en = {
  turn: (turn: number) => `Turn ${turn}`,
  wins: (name: string) => `${name} wins`,
  youWin: 'You won',
  youLose: 'You lost',
  share: (names: string) => `${names} share the victory`,
  draw: 'A draw',
  reasons: {
    target: (_loser: string, target: number) =>
      `${target} victory points were reached, and the turn has ended.`,
    still: () => 'Forty turns in a row brought nothing new.',
    'nobody-left': () => 'Nobody is left in the maze.',
    resigned: (loser: string) => `${loser} gave up.`,
    'out-of-time': (loser: string) => `${loser} ran out of time.`,
    'agreed-draw': () => 'All agreed on a draw.',
  } as Readonly<Record<DuelOverReason, (loser: string, target: number) => string>>,
  points: (n: number) => `${n} VP`,
  left: (names: string) => `Left the maze: ${names}`,
  eliminated: (names: string) => `Enemies eliminated: ${names}`,
  nothing: 'No points.',
  board: 'See the board',
};
