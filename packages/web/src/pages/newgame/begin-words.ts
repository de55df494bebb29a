import { SEATS } from '@oubliette/dungeon-twister';
import { peopleWords } from './fields.tsx';
import { forcesName } from './forces-name.ts';
import { text } from './messages.ts';
import { type DuelMatchWishes, hasHandicap, machinesIn } from './wishes.ts';

/** What will begin, in two sentences: who plays, and all that was agreed, out of sight or not. */
export function beginWords(wishes: DuelMatchWishes, people: number): string {
  const { quick, beginner, target, timer, seed, count } = wishes;
  const { agreed } = text();
  const players =
    count > 2
      ? text().beginMany(people, machinesIn(wishes)?.seats.length ?? 0, wishes.openTable)
      : peopleWords(wishes, SEATS, seat => text().ownSides[seat]);
  const game = [
    forcesName(wishes),
    quick ? agreed.quick : agreed.full,
    ...(beginner ? [agreed.beginner] : []),
    agreed.target(target),
    ...(timer === 'none' ? [] : [agreed.timer[timer]]),
    ...(count === 2 && hasHandicap(wishes) ? [agreed.handicap] : []),
    ...(seed.trim() ? [agreed.seed] : []),
  ];
  return `${players} ${game.join(', ')}.`;
}
