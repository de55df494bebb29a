import { describe, expect, it } from 'vitest';
import { lantern } from '../../reference/index.ts';
import { checkVector } from './check.ts';
import { parseVectors } from './vector.ts';

const HEAD = `
game: lantern
rule: REF-BURN-01
title: a burnt card scores its value if the die is not above it
given:
  target 20
  turn red
  hand red 3 5
  hand white 1 2
  deck 6 6
random:
  dice 3
when:
  red burn 3
then:
`;

function check(text: string) {
  const vectors = parseVectors(text, 'test.vector');
  if (!vectors.ok) throw new Error(vectors.faults.map(f => `${f.at}: ${f.text}`).join('\n'));
  return checkVector(vectors.value[0]!, lantern);
}

describe('a vector', () => {
  it.each([
    'is score red 3',
    'is not hand red 3 5',
    'asks turn white',
    'told white burnt card=3 die=3 points=3',
    'not told white drew',
    'white may draw',
    'white may not burn 6: REF-HAND-01',
    'red may not draw: REF-TURN-01',
    'red may not undo: REF-UNDO-01',
    'sees white hands.0.count 1',
    'hides white hands.0.cards',
    'sees red hands.0.cards [5]',
  ])('that claims “%s” holds', claim => {
    expect(check(`${HEAD}  ${claim}`)).toBeNull();
  });

  it.each([
    ['is score red 1', 'score red 3'],
    ['is not score red 3', '“score red 3”'],
    ['asks turn red', 'asks turn white'],
    ['over', 'not over'],
    ['told white burnt die=4', 'not told so'],
    ['not told white burnt', 'told so'],
    ['white may burn 6', 'REF-HAND-01'],
    ['white may not draw: REF-DRAW-01', 'is allowed'],
    ['white may not burn 6: REF-DRAW-01', 'refused by REF-HAND-01, not by REF-DRAW-01'],
    ['sees white hands.0.count 2', 'sees hands.0.count 1'],
    ['hides red hands.0.cards', 'sees hands.0.cards [5]'],
    ['black may draw', 'is no claim'],
    ['white may fly', 'is no action'],
  ])('that claims “%s” fails with the reason', (claim, reason) => {
    expect(check(`${HEAD}  ${claim}`)?.text).toContain(reason);
  });

  it('fails when scripted chance is missing, impossible, or left over', () => {
    expect(check(`${HEAD.replace('dice 3', 'dice 7')}  asks turn white`)?.text).toContain(
      'outside 0..5',
    );
    expect(check(`${HEAD.replace('  dice 3', '')}  asks turn white`)?.text).toContain(
      'no further number',
    );
    expect(check(`${HEAD.replace('dice 3', 'dice 3 4')}  asks turn white`)?.text).toContain(
      'never asked for',
    );
  });

  it('fails on a rule that the ledger does not have', () => {
    expect(check(`${HEAD.replace('REF-BURN-01', 'REF-BURN-77')}  asks turn white`)?.text).toContain(
      'REF-BURN-77',
    );
  });

  it('plays in turns: when, then, when, then', () => {
    const text = `${HEAD}  is score red 3\nwhen:\n  white duel\n  white choose 2\nthen:\n  asks duel red\n  hides red asked.own\n`;
    expect(check(text)).toBeNull();
  });

  it('that cannot be read names every faulty line', () => {
    const vectors = parseVectors('game: lantern\nfoo: bar\n  stray\nrule: X\n', 'test.vector');
    expect(vectors.ok ? [] : vectors.faults.map(f => f.at)).toEqual([
      'line 2',
      'line 3',
      'line 1',
      'line 1',
      'line 1',
    ]);
  });

  it('shares a file with others behind a line of dashes', () => {
    const two = parseVectors(`${HEAD}  over\n---\n${HEAD}  over`, 'test.vector');
    expect(two.ok && two.value.length).toBe(2);
  });
});
