import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';

const folder = temporaryFolder();

describe('oubliette balance', () => {
  it('plays a scenario and prints who won', () => {
    const { code, stdout } = folder.run('balance', '--matches', '2', '--mode', 'nest');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\| Scenario \|.*\n\| --- \|.*\n\| nest \| 2 \| \d+ % \|/);
  });

  it('gives the same to a program, and puts the table into the page, whose words stay', () => {
    const strong = 'Made by `oubliette balance --player search-60 --matches 9 …\n\n| strong |\n';
    const own =
      'Made by `oubliette balance --player scripted --mode nest --matches 9 …\n\n| old |\n';
    const old = `Words.\n\n${strong}\n${own}\nMore words.\n`;
    writeFileSync(folder.file('balance.md'), old);
    const wish = ['--matches', '1', '--mode', 'nest', '--seed', '7', '--write', '@balance.md'];
    const { code, stdout } = folder.run('balance', ...wish, '--json');
    expect(code).toBe(0);
    const { seed, balances } = JSON.parse(stdout);
    expect(seed).toBe('7');
    expect(balances).toMatchObject([{ mode: 'nest', matches: 1 }]);
    const page = readFileSync(folder.file('balance.md'), 'utf8');
    expect(page).toContain(strong);
    expect(page.replace(strong, '')).toMatch(
      /^Words\.\n\n\nMade by .*\n\n\| Scenario.*\n.*\n\| nest \| 1 \|.*\n\nMore words\.\n$/,
    );
  });

  it('lets nobody play who is stronger on one side', () => {
    const { code, stderr } = folder.run('balance', '--player', 'captain', '--mode', 'nest');
    expect(code).toBe(2);
    expect(stderr).toContain('“captain” thinks further for one side');
  });

  it('knows no other scenario', () => {
    const { code, stderr } = folder.run('balance', '--mode', 'auction');
    expect(code).toBe(2);
    expect(stderr).toContain('survivors, invasion');
  });
});
