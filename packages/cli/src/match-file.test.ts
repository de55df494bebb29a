import { writeFileSync } from 'node:fs';
import { decide } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { newMatch } from './commands/new.ts';
import { play } from './commands/play.ts';
import { openMatchFile, saveMatchFile } from './match-file.ts';
import { temporaryFolder } from './run-cli.ts';
import { readWhole } from './whole-file.ts';

const folder = temporaryFolder();

describe('a match file', () => {
  it('is not saved over a move that another process has made since', () => {
    const path = folder.file('match.json');
    newMatch('lantern', { out: path, seed: '7' });
    const file = openMatchFile(path);
    play(path, ['draw'], {});
    expect(decide(file.match, 'red', { do: 'duel' }).ok).toBe(true);
    expect(() => saveMatchFile(file)).toThrow('Another process has changed this match');
    expect(openMatchFile(path).match.log).toMatchObject([{ seat: 'red', action: { do: 'draw' } }]);
  });

  it('keeps the names of its players when it is played on', () => {
    const path = folder.file('match.json');
    newMatch('lantern', { out: path, seed: '7' });
    const named = { ...JSON.parse(readWhole(path)), players: { red: 'Anna' } };
    writeFileSync(path, JSON.stringify(named));
    play(path, ['draw'], {});
    expect(JSON.parse(readWhole(path)).players).toEqual({ red: 'Anna' });
    expect(openMatchFile(path).match.log).toHaveLength(1);
  });

  it('is begun anew only by force', () => {
    const out = folder.file('match.json');
    newMatch('lantern', { out, seed: '7' });
    expect(() => newMatch('lantern', { out, seed: '8' })).toThrow('exists already');
    expect(openMatchFile(out).match.seed).toBe('7');
    newMatch('lantern', { out, seed: '8', force: true });
    expect(openMatchFile(out).match.seed).toBe('8');
  });
});
