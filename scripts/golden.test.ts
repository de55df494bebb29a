import { goldenDifference, replayPlaythrough } from '@oubliette/kernel/golden';
import { describe, expect, it } from 'vitest';
import { leftOver, RECORDINGS, recorded } from './golden/recordings.ts';

describe('golden playthroughs come out as they were recorded', () => {
  it.each(RECORDINGS.map(recording => [recording.name, recording] as const))(
    '%s',
    (_, recording) => {
      const text = recorded(recording);
      expect(text, 'no recording: npm run golden -- --update').not.toBeNull();
      const played = replayPlaythrough(recording.game, text!);
      expect(goldenDifference(text!, played)).toBeNull();
    },
  );

  it('belong each to a mode', () => {
    expect(leftOver()).toEqual([]);
  });

  it('tell which column of which line is another', () => {
    const recording = RECORDINGS.find(({ name }) => name === 'lantern/plain')!;
    const text = recorded(recording)!;
    const line = text.split('\n').findIndex(row => row.startsWith('3 '));
    const bent = text
      .split('\n')
      .map((row, i) => (i === line ? row.replace(/position \w+/, 'position 00000000') : row))
      .join('\n');
    const found = goldenDifference(bent, replayPlaythrough(recording.game, bent));
    expect(found).toMatchObject({ line: line + 1, columns: ['position'] });
  });
});
