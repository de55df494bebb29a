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
    'not told white burnt die=4',
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
    ['not told white brunt', '“brunt” is no kind of event'],
    ['not told white drew card', 'No “drew” so far has a “card”'],
    ['not told white burnt dei', 'No “burnt” so far has a “dei”'],
    ['is not scroe red 3', 'No line of the position begins like “scroe red 3”'],
    ['hides white hands.0.crads', 'Nobody’s view has a place hands.0.crads'],
    ['hides white zzz', 'Nobody’s view has a place zzz'],
  ])('that claims “%s” fails with the reason', (claim, reason) => {
    expect(check(`${HEAD}  ${claim}`)?.text).toContain(reason);
  });

  it('fails when scripted chance is missing, impossible, or left over', () => {
    expect(check(`${HEAD.replace('dice 3', 'dice 7')}  asks turn white`)?.text).toContain(
      'the script gives 7 for dice, outside 1..6.',
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

  const FRESH = 'game: lantern\nrule: REF-BURN-01\ntitle: t\nmode: plain\nseed: 7\n';

  it('of a fresh match has the scripted chance first and then that of its seed', () => {
    const play = 'when:\n  red burn 3\nthen:\n  told red burnt die=5\n';
    expect(check(`${FRESH}random:\n  dice 5\n${play}`)).toBeNull();
    expect(check(`${FRESH}${play}`)?.text).toContain('not told so');
    const twice = 'when:\n  red tuck 1\n  red undo\n  red burn 3\n  white burn 5\nthen:\n  over\n';
    expect(check(`${FRESH}random:\n  dice 2\n${twice}`)?.text).toBe('The match is not over.');
  });

  it('of a fresh match fails on chance that cannot be or is not used', () => {
    const then = 'then:\n  asks turn red\n';
    expect(check(`${FRESH}random:\n  dice 2\n${then}`)).toEqual({
      at: 'line 6',
      text: 'Scripted chance was never asked for: dice.',
    });
    expect(check(`${FRESH}random:\n  setup 99\n${then}`)).toEqual({
      at: 'line 6',
      text: 'the script gives 99 for setup, outside 0..35.',
    });
    expect(check(`${FRESH}random:\n  luck 5\n${then}`)?.text).toContain('no stream of chance');
  });

  it('with a position has no seed', () => {
    const vectors = parseVectors(HEAD.replace('given:', 'seed: x\ngiven:'), 'test.vector');
    expect(vectors.ok ? [] : vectors.faults.map(f => [f.at, f.code])).toContainEqual([
      'line 5',
      'vector.seed',
    ]);
  });

  it('names seats in any order', () => {
    const duel = `${HEAD}  is score red 3\nwhen:\n  white duel\nthen:\n`;
    expect(check(`${duel}  asks duel white red`)).toBeNull();
    expect(check(`${duel}  asks duel red white`)).toBeNull();
    expect(check(`${duel}  asks duel red`)?.text).toContain('asks duel red white');
  });

  it('keeps the shape of a drawing: only the common indent goes', () => {
    const drawing = HEAD.replace('  deck 6 6', '   +---+\n    . G\n  deck 6 6');
    const vectors = parseVectors(`${drawing}  over`, 'test.vector');
    expect(vectors.ok && vectors.value[0]!.given!.map(step => step.text).slice(-3)).toEqual([
      ' +---+',
      '  . G',
      'deck 6 6',
    ]);
  });

  it('gives every fact of its position once', () => {
    const twice = (line: string) => check(`${HEAD.replace('random:', `  ${line}\nrandom:`)}  over`);
    expect(twice('deck 1')).toEqual({ at: 'line 11', text: '“deck” is given twice.' });
    expect(twice('hand red 1')?.text).toBe('“hand red” is given twice.');
    expect(twice('shadow red 1')?.text).toBe('The match is not over.');
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
