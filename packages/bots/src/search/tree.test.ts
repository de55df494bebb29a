import type { Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Play } from '../knowledge/knowledge.ts';
import { forkOf, newNode, offer } from './tree.ts';

const play = (...actions: string[]): Play<Shape> => ({ key: 'to the door', actions, weight: 1 });

describe('a fork', () => {
  it('keeps what it learned of a play, and carries it out as the world at hand has it', () => {
    const fork = forkOf(newNode<Shape>(2), 'turn', 'red');
    offer(fork, [play('north', 'east')]);
    fork.list[0]!.visits = 3;
    offer(fork, [play('east', 'north')]);
    expect(fork.arms.size).toBe(1);
    expect(fork.list[0]!.visits).toBe(3);
    expect(fork.list[0]!.play.actions).toEqual(['east', 'north']);
  });
});
