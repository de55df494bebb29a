import type { Words } from '@oubliette/kernel';
import { nameOfSpot } from '../board/board.ts';
import type { State } from '../state.ts';
import {
  ASIDE,
  DEAD,
  ESCAPED,
  GUIDING,
  isHuman,
  WARRIOR_NAMES,
  type Warrior,
} from '../warriors/roster.ts';
import { readSpot } from './fact.ts';

const FLAGS = [
  'acted',
  'exhausted',
  'tough',
  'courage',
  'blessed-mvt',
  'blessed-cbt',
  'unguarded',
] as const;

const PLACES: Readonly<Record<string, number>> = {
  aside: ASIDE,
  dead: DEAD,
  escaped: ESCAPED,
  guiding: GUIDING,
};

/** `BR1 @0,0 die 3 lines 2,4 acted`; nothing for a figure that was never there. */
export function printWarrior(state: State, who: Warrior): string[] {
  const place = state.place[who]!;
  const lines = isHuman(who) ? state.lines[who]! : 0;
  if (place === ASIDE && lines === 0) return [];
  const where =
    place >= 0
      ? nameOfSpot(state, place)
      : Object.keys(PLACES).find(name => PLACES[name] === place)!;
  const parts = [WARRIOR_NAMES[who]!, where];
  if (isHuman(who) && state.die[who]! > 0) parts.push('die', String(state.die[who]));
  if (lines > 0) parts.push('lines', linesIn(lines).join(','));
  if (state.wounds[who]! > 0) parts.push('wounds', String(state.wounds[who]));
  parts.push(...FLAGS.filter((_, bit) => (state.flags[who]! & (1 << bit)) !== 0));
  return [parts.join(' ')];
}

function linesIn(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter(line => (mask & (1 << (line - 1))) !== 0);
}

export function readWarrior(words: Words, state: State, who: Warrior): void {
  const word = words.peek() ?? '';
  if (Object.hasOwn(PLACES, word)) {
    words.take(word);
    state.place[who] = PLACES[word]!;
  } else state.place[who] = readSpot(words, state);
  if (isHuman(who) && words.take('die')) state.die[who] = words.whole('The die', 1, 6);
  if (isHuman(who) && words.take('lines')) state.lines[who] = readLines(words);
  if (words.take('wounds')) state.wounds[who] = words.whole('Wounds', 1, 10);
  while (words.peek() !== undefined) {
    state.flags[who]! |= 1 << FLAGS.indexOf(words.oneOf('mark', FLAGS));
  }
}

function readLines(words: Words): number {
  let mask = 0;
  for (const text of words.word('lines').split(',')) {
    const line = Number(text);
    if (!/^[1-6]$/.test(text)) words.refuse(`“${text}” is no line from 1 to 6.`);
    mask |= 1 << (line - 1);
  }
  return mask;
}
