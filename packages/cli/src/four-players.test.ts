import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const folder = temporaryFolder();
const { run } = folder;

it('DT-MULTI-22, DT-MULTI-23: four sit down at the command line and play in turn', () => {
  run('new', 'duel', '--mode', 'four', '--seed', '7', '--out', '@four.json');
  const shown = run('show', '@four.json', '--svg', '@four.svg').stdout;
  expect(shown.match(/^(blue|yellow|purple|green): 0 VP/gm)).toHaveLength(4);
  expect(shown).toContain('purple must decide: card.');
  expect(readFileSync(folder.file('four.svg'), 'utf8')).toContain('purple 0 VP, green 0 VP');
  const turns = ['card 2', 'end', 'card 3', 'end', 'card 4', 'end', 'card 5', 'end'];
  const { code, stdout } = run('play', '@four.json', ...turns);
  expect(code).toBe(0);
  const players = stdout.match(/^\w+(?=: card)/gm);
  expect(players).toEqual(['purple', 'blue', 'green', 'yellow']);
  expect(run('replay', '@four.json', '--verify').code).toBe(0);
});
