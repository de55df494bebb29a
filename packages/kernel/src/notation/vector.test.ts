import { describe, expect, it } from 'vitest';
import { lantern } from '../../reference/index.ts';
import type { Game, Shape } from '../game.ts';
import { ok } from '../result.ts';
import { checkVector } from './check.ts';
import type { VectorSubject } from './subject.ts';
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

function checkAll(text: string, subject: VectorSubject = { game: lantern as Game<Shape> }) {
  const vectors = parseVectors(text, 'test.vector');
  if (!vectors.ok) throw new Error(vectors.faults.map(f => `${f.at}: ${f.text}`).join('\n'));
  return checkVector(vectors.value[0]!, subject);
}

const check = (text: string) => checkAll(text)[0] ?? null;

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
    'sees red hands.0 {"cards":[5],"count":1}',
    'sees red hands.0 {"count":1,"cards":[5]}',
    'red may not draw: REF-HAND-01|REF-TURN-01',
    'white may exactly draw; burn 1; burn 2; tuck 1; tuck 2; duel',
    'white may burn exactly 2; 1',
    'red may exactly nothing',
    'red may burn exactly nothing',
    'just told white burnt card=3',
    'not just told white drew',
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
    ['white may not burn 6: REF-DRAW-01|REF-TURN-01', 'not by REF-DRAW-01 or REF-TURN-01'],
    ['white may not burn 6: REF-HAND-01|REF-HAND-77', 'The ledger has no rule REF-HAND-77'],
    ['sees red hands.0 {"count":2,"cards":[5]}', 'red sees hands.0 {'],
    ['sees white hands.0.count 2', 'sees hands.0.count 1'],
    ['hides red hands.0.cards', 'sees hands.0.cards [5]'],
    ['white may exactly draw; burn 1', 'Also legal: tuck 1; burn 2; tuck 2; duel.'],
    ['white may burn exactly 1; 2; 6', 'Not legal: burn 6.'],
    ['white may burn exactly nothing', 'Also legal: burn 1; burn 2.'],
    ['white may burnt exactly nothing', '“burnt” is no action'],
    ['white may exactly fly', '“fly” is no action'],
    ['just told white drew', 'was not told so by the last action'],
    ['not just told white burnt', 'was told so by the last action'],
    ['just heard white burnt', '“told” should stand where “heard” stands'],
    ['told white burnt then burnt', 'not told so'],
    ['told white burnt then brunt', '“brunt” is no kind of event'],
    ['not sight red white', '“sight” is no claim'],
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

  it('tells all claims that fail, and goes no further than an action that is refused', () => {
    const claims = '  is score red 1\n  asks turn white\n  white may fly\n  over\n';
    const refused = 'when:\n  red draw\nthen:\n  over white\n';
    expect(checkAll(`${HEAD}${claims}${refused}`).map(({ at, text }) => [at, text])).toEqual([
      ['line 16', expect.stringContaining('score red 3')],
      ['line 18', expect.stringContaining('“fly” is no action')],
      ['line 19', 'The match is not over.'],
      ['line 21', expect.stringContaining('refused by REF-TURN-01')],
    ]);
  });

  it('claims events in their order, and those of the last action alone', () => {
    const later = `${HEAD}  asks turn white\nwhen:\n  white tuck 1\nthen:\n`;
    expect(checkAll(`${later}  told table burnt seat=red then tucked seat=white`)).toEqual([]);
    expect(check(`${later}  told table tucked then burnt`)?.text).toContain(
      'table was not told so',
    );
    expect(checkAll(`${later}  just told table tucked\n  not just told table burnt`)).toEqual([]);
    expect(check(`${later}  just told table burnt`)?.text).toContain('by the last action');
    expect(checkAll(`${later}  not told table tucked then burnt`)).toEqual([]);
  });

  const OWN: VectorSubject = {
    game: lantern as Game<Shape>,
    claims: {
      bright: {
        judge(_state, words) {
          const seat = words.oneOf('seat', ['red', 'white']);
          return { holds: seat === 'red', found: 'Only red is bright.' };
        },
      },
    },
    documentOptions: ({ document }) => ok({ target: Number(document) }),
  };

  it('has the claims of its game, and their denials', () => {
    expect(checkAll(`${HEAD}  bright red\n  not bright white`, OWN)).toEqual([]);
    const wrong = `${HEAD}  not bright red\n  bright white\n  bright black\n  bright red white`;
    expect(checkAll(wrong, OWN).map(({ text }) => text)).toEqual([
      'Only red is bright.',
      'Only red is bright.',
      '“black” is no seat; known: red, white.',
      'Nothing should follow, but there is “white”.',
    ]);
    expect(checkAll(`${HEAD}  dark red`, OWN)[0]!.text).toContain('sees, hides, is, bright, not');
  });

  it('has options beyond those of a mode, and those that a document brings', () => {
    const head = 'game: lantern\nrule: REF-BURN-01\ntitle: t\n';
    const then = (target: number) => `then:\n  is target ${target}\n`;
    expect(checkAll(`${head}mode: plain\noptions: {"target": 33}\n${then(33)}`)).toEqual([]);
    expect(check(`${head}options: {"target": 33}\n${then(20)}`)?.text).toContain('target 33');
    expect(check(`${head}options: {"target": "x"}\n${then(20)}`)?.at).toBe('line 4');
    expect(checkAll(`${head}document: 17\n${then(17)}`, OWN)).toEqual([]);
    expect(check(`${head}document: 17\n${then(17)}`)).toEqual({
      at: 'line 4',
      text: 'This game has no documents.',
    });
    const list = parseVectors(`${head}options: [1]\n${then(1)}`, 'test.vector');
    expect(list.ok ? [] : list.faults.map(({ code }) => code)).toContain('vector.options');
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

  it('of a position that nobody could answer says so', () => {
    const broken = {
      ...lantern,
      legal: () => {
        throw new Error('no duel is under way');
      },
    };
    const [failure] = checkAll(`${HEAD}  over`, { game: broken as Game<Shape> });
    expect(failure).toEqual({
      at: 'line 6',
      text: 'No match comes to this position, for nobody could answer: no duel is under way.',
    });
  });
});
