import { plural } from '../../i18n/plural.ts';

export const en = {
  won: (name: string) => (name ? `${name} escapes the prison` : 'You escape the prison'),
  lost: 'The prison wins',
  drawn: 'A draw',
  resigned: 'You gave up.',
  points: (own: number, np: number) => `${own} : ${np} VP.`,
  rounds: (n: number, level: string) =>
    `${n} ${plural('en', n, { one: 'round', other: 'rounds' })} at level ${level}.`,
  advice: (level: string) => `Next time: level ${level}.`,
  byTrait: (name: string, points: number) => `By the trait of ${name}: ${points}`,
  another: 'Another level',
  board: 'See the board',
};
