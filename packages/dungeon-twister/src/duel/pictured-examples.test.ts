import { readFileSync } from 'node:fs';
import { checkVector, parseVectors } from '@oubliette/kernel';
import { parseBlocks } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { duelClaims } from '../claims/index.ts';
import { duel } from '../index.ts';

interface ToldExample {
  readonly title: string;
  /** Steps of a vector behind the position: what the book says of it. */
  readonly steps: readonly string[];
}

/** What the rulebook says of each picture, in the order in which they stand there. */
const TOLD: readonly ToldExample[] = [
  {
    title: 'DT-MOVE-01, DT-CARRY-02: a move',
    steps: [
      'then:',
      '  figure B:naga move=6 load=-',
      '  reach B:naga @2,4 ap=1',
      'when:',
      '  blue move B:naga',
      '  blue step south',
      '  blue step south',
      '  blue step east',
      '  blue stop',
      'then:',
      '  is B:naga @2,4',
      '  figure B:naga load=B:rope',
    ],
  },
  {
    title: 'DT-REV-01, DT-REV-03: a dark room',
    steps: [
      'then:',
      '  blue may not reveal R1: DT-REV-01',
      'when:',
      '  blue reveal R4',
      'then:',
      '  is B:wizard @0,6',
      '  is left 4',
      '  told table revealed seat=blue',
    ],
  },
  {
    title: 'DT-ROT-01, DT-ROT-02: a room turns',
    steps: [
      'then:',
      '  not reach B:cleric @6,4 ap=3',
      'when:',
      '  blue turn B:naga R0 counter-clockwise',
      '  blue turn B:naga R1 clockwise',
      'then:',
      '  is left 3',
      '  reach B:cleric @6,4 ap=1',
    ],
  },
  {
    title: 'DT-JUMP-01, DT-ROPE-02: a pit',
    steps: [
      'then:',
      '  figure B:naga load=B:rope',
      'when:',
      '  blue jump B:cleric south south',
      '  blue move B:naga',
      '  blue step east',
      '  blue stop',
      'then:',
      '  is B:cleric @1,2',
      '  is B:naga @1,1',
      '  is B:rope @1,1',
    ],
  },
  {
    title: 'DT-CBT-03, DT-CBT-04: a fight',
    steps: [
      'when:',
      '  blue attack B:naga Y:cleric',
      '  blue choose 4',
      '  yellow choose 3',
      'then:',
      '  is Y:cleric @3,1 wounded struck',
    ],
  },
  {
    title: 'DT-PORT-02, DT-SLIT-01, DT-LOS-02: bars and slits',
    steps: [
      'then:',
      '  sight B:wizard Y:mekanork',
      '  not adjacent B:wizard Y:mekanork',
      'when:',
      '  blue open B:backstabber east',
      'then:',
      '  is left 4',
      '  blue may shoot B:wizard Y:mekanork',
      '  blue may not attack B:wizard Y:mekanork: DT-SLIT-01',
    ],
  },
  {
    title: 'DT-EXIT-01, DT-EXIT-02, DT-END-01: the way out',
    steps: [
      'when:',
      '  blue move B:cleric',
      '  blue step east',
      '  blue move B:naga',
      '  blue step east',
      'then:',
      '  blue may not step east: DT-EXIT-02',
      'when:',
      '  blue step north',
      '  blue step east',
      '  blue end',
      'then:',
      '  over blue',
    ],
  },
];

function positionsOf(language: 'en' | 'ru'): string[] {
  const file = new URL(`../../rules/${language}/duel.md`, import.meta.url);
  const blocks = parseBlocks(readFileSync(file, 'utf8').split('\n'));
  return blocks.flatMap(block => (block.kind === 'position' ? [block.text] : []));
}

describe('the pictures of the rulebook', () => {
  it('are the same positions in both languages', () => {
    expect(positionsOf('ru')).toEqual(positionsOf('en'));
    expect(positionsOf('en')).toHaveLength(TOLD.length);
  });

  it.each(TOLD.map((told, index) => ({ ...told, index })))(
    '$title: happens as it is told there',
    ({ title, steps, index }) => {
      const [rule] = title.split(':');
      const vector = [
        'game: duel',
        `rule: ${rule}`,
        'title: picture',
        'given:',
        ...positionsOf('en')
          [index]!.split('\n')
          .map(line => `  ${line}`),
        ...steps,
      ].join('\n');
      const read = parseVectors(vector, 'picture');
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const failures = read.value.flatMap(one =>
        checkVector(one, { game: duel, claims: duelClaims }),
      );
      expect(failures).toEqual([]);
    },
  );
});
