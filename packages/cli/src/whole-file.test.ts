import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';
import { readWhole, writeWhole } from './whole-file.ts';

const folder = temporaryFolder();

describe('writing a file', () => {
  it('replaces it and leaves nothing else behind', () => {
    const file = folder.file('a');
    writeWhole(file, 'one');
    writeWhole(file, 'two');
    expect(readWhole(file)).toBe('two');
    expect(readdirSync(folder.path)).toEqual(['a']);
  });

  it('leaves the old one alone when the last look is not content', () => {
    const file = folder.file('a');
    writeWhole(file, 'one');
    const agree = () => {
      throw new Error('no');
    };
    expect(() => writeWhole(file, 'two', agree)).toThrow('no');
    expect(readWhole(file)).toBe('one');
    expect(readdirSync(folder.path)).toEqual(['a']);
  });

  it('is refused while another process writes, and says what to do if none does', () => {
    const file = folder.file('a');
    writeFileSync(folder.file('.a.saving'), 'half');
    expect(() => writeWhole(file, 'one')).toThrow(
      /Another process is saving.*delete .*\.a\.saving/,
    );
    expect(readFileSync(folder.file('.a.saving'), 'utf8')).toBe('half');
  });

  it('lets nobody in between the last look and the new file', () => {
    const file = folder.file('a');
    const intruder = () => writeWhole(file, 'intruder');
    expect(() => writeWhole(file, 'one', intruder)).toThrow('Another process is saving');
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('writes through a link and keeps the mode', () => {
    mkdirSync(folder.file('deep'));
    writeFileSync(folder.file('deep/a'), 'one');
    chmodSync(folder.file('deep/a'), 0o640);
    symlinkSync(folder.file('deep/a'), folder.file('link'));
    writeWhole(folder.file('link'), 'two');
    expect(readWhole(folder.file('deep/a'))).toBe('two');
    expect(statSync(folder.file('deep/a')).mode & 0o777).toBe(0o640);
    expect(lstatSync(folder.file('link')).isSymbolicLink()).toBe(true);
  });
});
