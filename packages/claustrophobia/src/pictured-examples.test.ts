import { readFileSync } from 'node:fs';
import { checkVector, parseVectors } from '@oubliette/kernel';
import { parseBlocks } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { claustrophobiaClaims } from './claims/index.ts';
import { claustrophobia } from './index.ts';

interface ToldPicture {
  readonly title: string;
  /** What chance gives, and steps of a vector behind the position: what the book says of it. */
  readonly random?: string;
  readonly steps: readonly string[];
}

/** What the rulebook says of each picture, in the order in which they stand there. */
const TOLD: readonly ToldPicture[] = [
  {
    title: 'CL-INIT-02, CL-INIT-03: dice and lines',
    steps: [
      'when:',
      '  human give 5 BL1',
      '  human give 4 BR1',
      '  human confirm',
      'then:',
      '  figure BR1 cbt=4',
      '  figure BL1 mvt=3',
    ],
  },
  {
    title: 'CL-EXPL-02, CL-EXPL-03: into the dark',
    steps: [
      'then:',
      '  figure BL1 mvt=3',
      'when:',
      '  human act BL1',
      '  human explore E',
      'then:',
      '  is BL1 @1,0 die 5',
    ],
  },
  {
    title: 'CL-COMB-02, CL-COMB-03, CL-COMB-04: a fight',
    random: 'dice 6 5 2 1',
    steps: [
      'when:',
      '  human act BR1',
      '  human attack TR@0,0',
      'then:',
      '  told table killed who=TR1',
      '  told table killed who=TR2',
    ],
  },
  {
    title: 'CL-EXH-01, CL-GIFT-04: exhausted',
    steps: [
      'when:',
      '  human give 3 BL1',
      '  human give 2 RD',
      '  human confirm',
      'then:',
      '  figure BL1 exhausted=yes',
      'when:',
      '  human act RD',
      '  human use G2 BL1 3',
      'then:',
      '  figure BL1 exhausted=no',
    ],
  },
  {
    title: 'CL-THR-02, CL-ENTR-01, CL-ENTR-02: threat',
    steps: [
      'when:',
      '  demon dice sounds 2 4',
      '  demon done',
      'then:',
      '  is tp 4',
      'when:',
      '  demon buy TR @1,0',
      'then:',
      '  is tp 3',
    ],
  },
];

function positionsOf(language: 'en' | 'ru'): { seat: string; text: string }[] {
  const file = new URL(`../rules/${language}/rules.md`, import.meta.url);
  const blocks = parseBlocks(readFileSync(file, 'utf8').split('\n'));
  return blocks.flatMap(block =>
    block.kind === 'position' ? [{ seat: block.seat, text: block.text }] : [],
  );
}

describe('the pictures of the rulebook', () => {
  it('are the same positions in both languages', () => {
    expect(positionsOf('ru')).toEqual(positionsOf('en'));
    expect(positionsOf('en')).toHaveLength(TOLD.length);
  });

  it.each(TOLD.map((told, index) => ({ ...told, index })))(
    '$title: happens as it is told there',
    ({ title, random, steps, index }) => {
      const [rule] = title.split(':');
      const vector = [
        'game: claustrophobia',
        `rule: ${rule}`,
        'title: picture',
        'given:',
        ...positionsOf('en')
          [index]!.text.split('\n')
          .map(line => `  ${line}`),
        ...(random ? ['random:', `  ${random}`] : []),
        ...steps,
      ].join('\n');
      const read = parseVectors(vector, 'picture');
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const failures = read.value.flatMap(one =>
        checkVector(one, { game: claustrophobia, claims: claustrophobiaClaims }),
      );
      expect(failures).toEqual([]);
    },
  );
});
