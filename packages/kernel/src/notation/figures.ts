import { cut } from '../result.ts';
import type { NotationWords } from './reading.ts';
import type { Finding } from './subject.ts';

/** Reads `mvt=2 def=4` as a claim on some figures; `of` says whose they are. */
export function figuresClaimed(
  words: NotationWords,
  of: string,
  figures: Readonly<Record<string, string | number>>,
): Finding {
  let holds = true;
  do {
    const [key = '', value] = words.word('a figure such as key=value').split('=');
    if (!Object.hasOwn(figures, key)) {
      words.refuse(`There is no “${cut(key)}” here; known: ${Object.keys(figures).join(', ')}.`);
    }
    holds &&= String(figures[key]) === value;
  } while (words.peek() !== undefined);
  const all = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  return { holds, found: `${of} has ${all.join(' ')}.` };
}
