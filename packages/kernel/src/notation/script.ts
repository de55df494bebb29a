import type { Game, Shape } from '../game.ts';
import type { RandomScript } from '../random/scripted.ts';
import { wordsOf } from './reading.ts';
import type { VectorStep } from './vector.ts';

/** Reads what chance will give, one stream per line (`dice 3 5`), in the numbers that people count in. */
export function readScript(steps: readonly VectorStep[], game: Game<Shape>): RandomScript {
  const numbers: Record<string, number[]> = {};
  for (const step of steps) {
    const words = wordsOf(step.text, step.at);
    const purpose = words.oneOf('stream of chance', Object.keys(game.purposes));
    const { from } = game.purposes[purpose]!;
    numbers[purpose] ??= [];
    while (words.peek() !== undefined) {
      numbers[purpose].push(words.whole('A scripted result', from, from + 2 ** 31) - from);
    }
  }
  return numbers;
}
