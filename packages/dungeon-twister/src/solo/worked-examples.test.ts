import { readFileSync } from 'node:fs';
import { checkVector, parseVectors } from '@oubliette/kernel';
import { parseBlocks } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { soloClaims } from '../claims/index.ts';
import { solo } from '../index.ts';

/** What the rulebook says of each position, in the order in which they stand there. */
const TOLD: readonly (readonly [title: string, ...claims: string[]])[] = [
  ['Looking through the objectives', 'told yellow planned aim=combat target=Y:cleric ap=4'],
  ['Nothing in reach', 'told yellow planned aim=exit', 'is N:puny-ed @10,9'],
  ['A short walk', 'is N:puny-ed @18,7'],
  ['Combat, and on to the next', 'told yellow planned aim=combat target=Y:cleric'],
  ['Reveal a room, and another one', 'told yellow tally token=N:curious-lissandra count=2'],
  ['Regroup', 'told yellow planned aim=regroup target=N:father-goodfellow', 'is N:tinker-al @18,5'],
  ['Fetch, deliver, leave', 'is N:xant @15,1 wounded held', 'is N:serpico out'],
  ['Break a portcullis', 'is N:artos @20,2', 'is Y:fireball-wand @20,2'],
];

/** Chance where the deed itself needs it: who comes at the bell, and where. */
const CHANCE: Readonly<Record<number, readonly string[]>> = {
  4: ['reserve 0 0', 'room 0 0', 'red 2 2', 'white 1 2'],
};

function positionsOf(language: 'en' | 'ru'): string[] {
  const file = new URL(`../../rules/${language}/solo.md`, import.meta.url);
  const blocks = parseBlocks(readFileSync(file, 'utf8').split('\n'));
  return blocks.flatMap(block => (block.kind === 'position' ? [block.text] : []));
}

describe('the worked examples of the rulebook', () => {
  it('are the same positions in both languages', () => {
    expect(positionsOf('ru')).toEqual(positionsOf('en'));
    expect(positionsOf('en')).toHaveLength(TOLD.length);
  });

  it.each(TOLD.map(([title, ...claims], index) => ({ title, index, claims })))(
    'DS-OBJ-01: $title: the NPC does what is told there',
    ({ index, claims }) => {
      const given = positionsOf('en')[index]!.split('\n');
      const vector = [
        'game: solo',
        'rule: DS-OBJ-01',
        'title: worked example',
        'given:',
        ...given.map(line => `  ${line}`),
        ...(CHANCE[index] ?? []).map((line, at) => (at === 0 ? `random:\n  ${line}` : `  ${line}`)),
        'when:',
        '  yellow watch',
        'then:',
        ...claims.map(claim => `  ${claim}`),
      ].join('\n');
      const read = parseVectors(vector, 'example');
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const failures = read.value.flatMap(one =>
        checkVector(one, { game: solo, claims: soloClaims }),
      );
      expect(failures).toEqual([]);
    },
  );
});
