import { fastRandom, type Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { following } from './following.ts';

/** Chooses moves of three actions, one after another. */
function planning(): Bot<Shape> & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    name: 'planning',
    asked,
    choose({ legal }) {
      asked.push(legal.length);
      const play = [legal[0], 'b', 'c'];
      return {
        action: legal[0],
        play,
        rest: [['d'], ['e']],
        expectation: [],
        reasons: [],
        line: [],
        nodes: 0,
      };
    },
  };
}

function answering(bot: Bot<Shape>) {
  const answer = following(bot, {}, String);
  return (...legal: readonly string[]) =>
    answer({ legal, look: () => ({ seat: 'red', view: {}, legal }), random: fastRandom(1) });
}

describe('following a move', () => {
  it('asks once for a whole move, and for those that the bot keeps to', () => {
    const bot = planning();
    const answer = answering(bot);
    expect([answer('a', 'z'), answer('a', 'b'), answer('c', 'b')]).toEqual(['a', 'b', 'c']);
    expect([answer('d', 'z'), answer('e', 'z')]).toEqual(['d', 'e']);
    expect(bot.asked).toHaveLength(1);
  });

  it('asks nobody about what must be done, and forgets a move that was broken off', () => {
    const bot = planning();
    const answer = answering(bot);
    expect([answer('a', 'z'), answer('z'), answer('c', 'z')]).toEqual(['a', 'z', 'c']);
    expect(bot.asked).toHaveLength(2);
  });
});
