import type { NotationWords } from '@oubliette/kernel';
import { nameOfSpot } from '../board/board.ts';
import { linesIn, OFF_TILES, offTiles, WARRIOR_FLAGS } from '../seen/marks.ts';
import type { State } from '../state.ts';
import { ASIDE, isHuman, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';
import { readSpot } from './fact.ts';

/** `BR1 @0,0 die 3 lines 2,4 acted`; nothing for a figure that was never there. */
export function printWarrior(state: State, who: Warrior): string[] {
  const place = state.place[who]!;
  const lines = isHuman(who) ? state.lines[who]! : 0;
  if (place === ASIDE && lines === 0) return [];
  const where = place >= 0 ? nameOfSpot(state, place) : offTiles(place);
  const parts = [WARRIOR_NAMES[who]!, where];
  if (isHuman(who) && state.die[who]! > 0) parts.push('die', String(state.die[who]));
  if (lines > 0) parts.push('lines', linesIn(lines).join(','));
  if (state.wounds[who]! > 0) parts.push('wounds', String(state.wounds[who]));
  parts.push(...WARRIOR_FLAGS.filter((_, bit) => (state.flags[who]! & (1 << bit)) !== 0));
  return [parts.join(' ')];
}

export function readWarrior(words: NotationWords, state: State, who: Warrior): void {
  const word = words.peek() ?? '';
  if (Object.hasOwn(OFF_TILES, word)) {
    words.take(word);
    state.place[who] = OFF_TILES[word as keyof typeof OFF_TILES];
  } else state.place[who] = readSpot(words, state);
  if (isHuman(who) && words.take('die')) state.die[who] = words.whole('The die', 1, 6);
  if (isHuman(who) && words.take('lines')) state.lines[who] = readLines(words);
  if (words.take('wounds')) state.wounds[who] = words.whole('Wounds', 1, 10);
  while (words.peek() !== undefined) {
    state.flags[who]! |= 1 << WARRIOR_FLAGS.indexOf(words.oneOf('mark', WARRIOR_FLAGS));
  }
}

function readLines(words: NotationWords): number {
  let mask = 0;
  for (const text of words.word('lines').split(',')) {
    const line = Number(text);
    if (!/^[1-6]$/.test(text)) words.refuse(`“${text}” is no line from 1 to 6.`);
    mask |= 1 << (line - 1);
  }
  return mask;
}
