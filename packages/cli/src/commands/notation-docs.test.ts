import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { temporaryFolder } from '../run-cli.ts';
import { check } from './check.ts';

const docs = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const [, examples = ''] = /```vector\n([\s\S]*?)```/.exec(docs) ?? [];
const folder = temporaryFolder();

function failuresOf(text: string): { line: number; text: string }[] {
  writeFileSync(folder.file('docs.vector'), text);
  return (check([folder.file('docs.vector')]).json as { failures: never[] }).failures;
}

/** Every claim of the documentation, and one like it that does not hold. */
const BROKEN: Readonly<Record<string, string>> = {
  'red may burn 3': 'red may burn 6',
  'red may not burn 6: REF-HAND-01|REF-TURN-01': 'red may not burn 6: REF-DRAW-01|REF-TURN-01',
  'white may exactly nothing': 'white may exactly draw',
  'red may burn exactly 3; 5': 'red may burn exactly 3',
  'asks turn white': 'asks turn red',
  'is score red 3': 'is score red 4',
  'is not hand red 3 5': 'is not hand red 5',
  'told white burnt die=3 then tucked seat=white': 'told white tucked then burnt',
  'just told table tucked': 'just told table burnt',
  'not just told table burnt': 'not just told table tucked',
  'not told white drew': 'not told white burnt',
  'sees white hands.0.count 1': 'sees white hands.0.count 2',
  'hides white hands.0.cards': 'hides red hands.0.cards',
  'over red': 'over white',
  'sight B:naga @5,4': 'sight B:naga @9,4',
  'not sight B:cleric Y:wizard': 'not sight B:naga B:cleric',
  'adjacent B:cleric 37L(4,3)': 'adjacent B:cleric 37L(3,3)',
  'not adjacent B:cleric Y:wizard': 'not adjacent B:naga @3,4',
  'reach B:naga @4,3': 'reach B:naga @19,3',
  'reach Y:wizard out ap=3': 'reach Y:wizard out ap=1',
  'not reach B:naga @5,4': 'not reach B:naga @4,3',
  'figure B:naga move=6 combat=2 shot=- load=B:key': 'figure B:naga move=6 combat=3',
  'not points blue 1': 'points blue 1',
  'plan N:jen aim=open ap=1 end=@17,1 edge=R3:H3.3 ties=0': 'plan N:jen edge=R3:H3.4',
  'adjacent @0,0 @1,0': 'adjacent @0,0 @0,-1',
  'not adjacent @0,0 @0,-1': 'not adjacent @0,0 @1,0',
  'reach BL1 @1,0': 'reach BL1 @0,-1',
  'aim BL1 @1,0': 'aim BL1 @0,-1',
  'not aim BL1 @0,-1': 'not aim BL1 @1,0',
  'figure BL1 mvt=1 cbt=4 def=3 exhausted=no': 'figure BL1 exhausted=yes',
  'at BL1 @0,0': 'at BL1 @1,0',
  'not fallen TR1': 'fallen TR1',
};

const lines = examples.split('\n');
const sectionOf = (at: number) =>
  lines.slice(0, at).findLast(line => /^[a-z]+:/.test(line) || line === '---');
const claims = lines.flatMap((line, at) =>
  line.startsWith('  ') && sectionOf(at) === 'then:' ? [[line.trim(), at] as const] : [],
);

describe('the claims that docs/notation.md shows', () => {
  it('hold', () => {
    expect(failuresOf(examples)).toEqual([]);
    expect(claims.map(([claim]) => claim)).toEqual(Object.keys(BROKEN));
  });

  it.each(claims)('“%s” can fail', (claim, at) => {
    const broken = lines.with(at, `  ${BROKEN[claim]}`).join('\n');
    expect(failuresOf(broken).map(({ line }) => line)).toEqual([at + 1]);
  });

  it('are those of every game, all of them', () => {
    const own = new Set(Object.values(GAMES).flatMap(({ claims = {} }) => Object.keys(claims)));
    expect(own.size).toBeGreaterThan(4);
    for (const name of own) {
      expect(docs).toContain(`| \`${name} `);
      expect(claims.some(([claim]) => claim.replace('not ', '').startsWith(`${name} `))).toBe(true);
    }
  });
});

function readIn(id: string, position: string) {
  const { game } = GAMES[id]!;
  const options = game.parseOptions(Object.values(game.modes)[0]);
  return options.ok ? game.notation.parsePosition(position, options.value) : options;
}

/** What a game answers to a word that it does not know: all that it does. */
function wordsKnownTo(id: string, position: string): string[] {
  const read = readIn(id, position);
  const [, known = ''] = /; known: (.*)\.$/.exec(read.ok ? '' : read.faults[0]!.text) ?? [];
  return known.split(', ');
}

/** All that stands in code letters, cut into words. */
const named = new Set(
  [...docs.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
    code.split(/[ ,;=]+/),
  ),
);

describe('the words that positions are written with', () => {
  const [MAZE, TILE] = ['maze hall@0\n', 'tile T26 @0,0 NESW\n'];
  it.each([
    ['duel', `${MAZE}chaos`, 'points'],
    ['duel', `${MAZE}B:naga @3,4 chaos`, 'forged'],
    ['duel', `${MAZE}asks chaos`, 'muster'],
    ['solo', `${MAZE}chaos`, 'tally'],
    ['solo', `${MAZE}N:artos @3,4 chaos`, 'held'],
    ['solo', `${MAZE}work chaos`, 'reinforcements'],
    ['claustrophobia', `${TILE}chaos`, 'legion'],
    ['claustrophobia', `${TILE}RD @0,0 chaos`, 'unguarded'],
    ['claustrophobia', `${TILE}mark T26 chaos`, 'sprung'],
    ['claustrophobia', `${TILE}stage chaos`, 'entry'],
    ['claustrophobia', `${TILE}use chaos 1`, 'burrowing'],
    ['claustrophobia', `${TILE}asks chaos`, 'second-chance'],
  ])('of %s are explained (%j)', (id, position, one) => {
    const known = wordsKnownTo(id, position).filter(word => !/^(O\d|TR\d+|PD\d)$/.test(word));
    expect(known).toContain(one);
    expect(known.filter(word => !named.has(word))).toEqual([]);
  });

  it('of Claustrophobia have a line of each kind of work, which reads back as it stands', () => {
    const { notation } = GAMES.claustrophobia!.game;
    const [, block = ''] = /```work\n([\s\S]*?)\n```/.exec(docs) ?? [];
    const works = block.split('\n');
    const kinds = works.map(line => line.split(' ')[1]);
    // In whatever order a game names them.
    expect(kinds.toSorted()).toEqual(
      wordsKnownTo('claustrophobia', `${TILE}work chaos`).toSorted(),
    );
    for (const line of works) {
      const read = readIn('claustrophobia', TILE + line);
      expect(read.ok && notation.printPosition(read.value)).toContain(line);
    }
  });

  it.each(Object.keys(GAMES))('and the streams of chance of %s', id => {
    const streams = Object.keys(GAMES[id]!.game.purposes);
    expect(streams.filter(stream => !named.has(stream))).toEqual([]);
  });
});
