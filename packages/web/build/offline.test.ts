import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptFiles } from './offline.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files that are kept for days without a network', () => {
  it('are all that was built; a name that stays has a revision that changes with the content', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/torch-1a2b.js'), 'light();');
    writeFileSync(join(folder, 'index.html'), '<p>dark</p>');
    const [torch, page] = keptFiles(folder);
    expect(torch).toEqual({ url: 'assets/torch-1a2b.js', revision: null });
    expect(page).toEqual({ url: 'index.html', revision: expect.stringMatching(/^.{16}$/) });
    writeFileSync(join(folder, 'index.html'), '<p>light</p>');
    expect(keptFiles(folder)[1]!.revision).not.toBe(page!.revision);
  });
});
