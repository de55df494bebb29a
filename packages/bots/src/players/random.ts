import type { Shape } from '@oubliette/kernel';
import type { Bot } from '../bot.ts';
import type { ImaginedWorld } from '../world.ts';

/** Does anything that is legal. */
export function randomPlayer<G extends Shape>({ seats, print }: ImaginedWorld<G>): Bot<G> {
  return {
    name: 'random',
    choose({ legal, seat }, _budget, random) {
      const action = legal[random.below('random player', legal.length)]!;
      return {
        action,
        play: [action],
        rest: [],
        expectation: seats.map(() => 1 / Math.max(2, seats.length)),
        reasons: [],
        line: [{ seat, actions: [print(action)] }],
        nodes: 0,
      };
    },
  };
}
