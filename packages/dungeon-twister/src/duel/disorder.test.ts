import { wordsOf } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { tokenNamed } from './acting.ts';
import { disorders } from './disorder.ts';
import { parsePosition, readPlace } from './notation/position.ts';
import { WOUNDED } from './state.ts';

/** A position is refused if it is in disorder, so the tokens are put there afterwards. */
function disorderOf(...facts: string[]): string[] {
  const isToken = (fact: string) => /^[BY]:/.test(fact);
  const lines = ['maze 37R@0 hall@0', ...facts.filter(fact => !isToken(fact))];
  const position = parsePosition(lines.join('\n'));
  if (!position.ok) throw new Error(position.faults[0]!.text);
  const state = position.value;
  for (const fact of facts.filter(isToken)) {
    const words = wordsOf(fact, '');
    const token = tokenNamed(state, words.word('a token'));
    state.places[token] = readPlace(words, state);
    if (words.take('wounded')) state.marks[token] = WOUNDED;
  }
  return disorders(state);
}

describe('what no action may leave behind', () => {
  it.each([
    ['a carrier and his load', 'B:naga @7,1', 'Y:key @7,1'],
    ['a friend who carries a wounded one', 'B:naga @7,1', 'B:cleric @7,1 wounded'],
    ['a wounded one on an object', 'B:naga @7,1 wounded', 'Y:key @7,1'],
    ['somebody on a roped pit', 'B:naga @3,1', 'B:rope @3,1'],
  ])('DT-MOVE-05: %s is in order', (_, ...facts) => {
    expect(disorderOf(...facts)).toEqual([]);
  });

  it.each([
    ['DT-CONV-05: three tokens', 'B:naga @7,1', 'B:cleric @7,1 wounded', 'Y:key @7,1'],
    ['DT-MOVE-05: two miniatures', 'B:naga @7,1', 'B:cleric @7,1'],
    ['DT-MOVE-05: two objects', 'B:rope @7,1', 'Y:key @7,1'],
    ['DT-MOVE-05: two wounded', 'B:naga @7,1 wounded', 'B:cleric @7,1 wounded'],
    ['DT-MOVE-05: a miniature on a wounded enemy', 'B:naga @7,1', 'Y:cleric @7,1 wounded'],
    ['DT-PIT-03: somebody on a bare pit', 'B:naga @3,1'],
    ['DT-PIT-05: a Key on a pit', 'B:key @3,1'],
    ['DT-LINE-02: somebody on the enemy line', 'B:naga @21,4'],
    ['DT-COMP-04: a +0 that is gone', 'cards blue actions 2 last 0 jumps 3 combat 1'],
    ['DT-REV-03: a token turned up without its room', 'B:naga up'],
    ['DT-SET-05: a token face down under an open room', 'B:naga R1'],
  ])('%s is found', (_, ...facts) => {
    expect(disorderOf(...facts)).toHaveLength(1);
  });
});
