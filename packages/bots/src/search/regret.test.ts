import { fastRandom, type Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { regretAll, secretly } from './regret.ts';
import { SETTINGS } from './settings.ts';
import { type Fork, forkOf, newNode, offer } from './tree.ts';

const CHOICES = ['rock', 'paper', 'scissors'] as const;
const PAYOFF = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
];

function fork(): Fork<Shape> {
  const made = forkOf(newNode<Shape>(2), 'choose', 'one');
  offer(
    made,
    CHOICES.map(key => ({ key, actions: [key], weight: 1 })),
  );
  return made;
}

describe('regret matching', () => {
  it('comes to a mix that nobody can exploit', () => {
    const [one, other] = [fork(), fork()];
    const random = fastRandom(5);
    for (let n = 0; n < 20_000; n++) {
      const mine = one.list.indexOf(secretly(one, SETTINGS, random));
      const theirs = other.list.indexOf(secretly(other, SETTINGS, random));
      const got = PAYOFF[mine]![theirs]!;
      regretAll(one.list, got, arm => PAYOFF[one.list.indexOf(arm)]![theirs]!);
      regretAll(other.list, 1 - got, arm => 1 - PAYOFF[mine]![other.list.indexOf(arm)]!);
      one.visits++;
      other.visits++;
    }
    const sum = one.list.reduce((all, { meant }) => all + meant, 0);
    for (const { meant } of one.list) expect(meant / sum).toBeCloseTo(1 / 3, 1);
  });
});
