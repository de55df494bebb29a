import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { fuzzFiles } from '../files/fuzzing.ts';
import { specimens } from '../files/specimens.ts';
import { TRYING } from '../files/trying.ts';
import { temporaryFolder } from '../run-cli.ts';

const folder = temporaryFolder();

describe('spoiled files', () => {
  it('come from sound ones of every kind', () => {
    const sound = specimens(fastRandom(1));
    for (const { kind, name, text } of sound) {
      expect([name, TRYING[kind](text)]).toEqual([name, 'works']);
    }
    expect(new Set(sound.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each([11, 12])('are refused in sentences, or work; nothing else changes (seed %s)', seed => {
    const { files, refused, faults } = fuzzFiles({ files: 1500, seed });
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(files / 3);
    expect(refused).toBeLessThan(files);
  });

  it('are the same for the same seed, each by its number', () => {
    const { code, stdout } = folder.run(
      'fuzz-files',
      '--seed',
      '11',
      '--from',
      '40',
      '--files',
      '3',
    );
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^3 spoiled files, \d refused, no fault/),
    ]);
  });
});

describe('what a spoiled file may not do', () => {
  it.each([
    ['match', '{"format": {"toString": 1}}'],
    ['document', '{"format": {"toString": {"polluted": true}}}'],
    ['document', '{"__proto__": {"format": "oubliette-set/1"}}'],
    ['match', `{"game": "${'x'.repeat(1e6)}"}`],
    ['document', '['.repeat(1e5)],
    [
      'vector',
      'game: duel\nrule: DT-LOS-01\ntitle: \u202e\ngiven:\n  maze \u001b[31m\nthen:\n  over',
    ],
  ] as const)('%s %#: it is refused', (kind, text) => {
    expect(() => TRYING[kind](text)).not.toThrow();
  });
});
