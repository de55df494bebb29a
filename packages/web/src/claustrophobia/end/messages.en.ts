import { plural } from '../../i18n/plural.ts';
import type { Party } from '../words/index.ts';

export const en = {
  round: (round: number) => `Round ${round}`,
  wins: { human: 'The humans win', demon: 'The demons win' } as Readonly<Record<Party, string>>,
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'A draw',
  ledBy: (name: string) => `led by ${name}`,
  both: 'Both sides reached their goal at once.',
  nobodyLeft: 'No human is left in play.',
  roundLimit: 'The last round is over.',
  still: 'Twenty rounds in a row brought nothing new.',
  resigned: (name: string) => `${name} gave up.`,
  outOfTime: (name: string) => `${name} ran out of time.`,
  agreedDraw: 'Both sides agreed on a draw.',
  humans: 'Humans',
  demons: 'Demons',
  escaped: (names: string) => `Escaped: ${names}`,
  alive: (names: string) => `Alive: ${names}`,
  dead: (names: string) => `Dead: ${names}`,
  fell: (n: number) => `${n} ${plural('en', n, { one: 'Troglodyte', other: 'Troglodytes' })} fell`,
  demonFell: (name: string, times: number) => `${name} fell${times > 1 ? ` ${times} times` : ''}`,
  after: (rounds: number, tiles: number) =>
    `${rounds} ${plural('en', rounds, { one: 'round', other: 'rounds' })}, ${tiles} ${plural('en', tiles, { one: 'tile', other: 'tiles' })}`,
  another: 'Another scenario',
  map: 'See the map',
};
