import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const folder = temporaryFolder();
const { run } = folder;

/** Every file with its text. */
function contents(): Record<string, string> {
  const files = readdirSync(folder.path, { withFileTypes: true }).filter(entry => entry.isFile());
  return Object.fromEntries(
    files.map(({ name }) => [name, readFileSync(folder.file(name), 'latin1')]),
  );
}

function change(name: string, edit: (document: Record<string, unknown>) => object): void {
  const document = JSON.parse(readFileSync(folder.file('match.json'), 'utf8'));
  writeFileSync(folder.file(name), JSON.stringify({ ...document, ...edit(document) }));
}

describe('bad input: one sentence, exit code 2, nothing changed', () => {
  beforeEach(() => {
    run('new', 'lantern', '--seed', '7', '--out', '@match.json');
    run('play', '@match.json', 'draw');
    mkdirSync(folder.file('folder'));
    writeFileSync(folder.file('text.json'), 'not\n\u001b[31mJSON');
    writeFileSync(folder.file('bytes.json'), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
    writeFileSync(folder.file('list.json'), '[]');
    writeFileSync(folder.file('broken.vector'), 'game: lantern\nrhyme: no\n');
    writeFileSync(
      folder.file('chess.vector'),
      'game: chess\nrule: X-01\ntitle: t\nmode: m\nthen:\n  over\n',
    );
    change('newer.json', () => ({ version: 9 }));
    change('chess.json', () => ({ game: 'chess' }));
    change('rules.json', () => ({ rules: 2 }));
    change('seed.json', () => ({ seed: 'forged' }));
    change('field.json', () => ({ [`weather${'!'.repeat(1e6)}`]: 'rain' }));
    change('long.json', () => ({ seed: 'x'.repeat(1e6) }));
    change('many.json', () => ({ log: Array(200_000).fill({}) }));
    writeFileSync(folder.file('large.json'), ' '.repeat(5_000_001));
    writeFileSync(
      folder.file('lines.vector'),
      `game: lantern\nrule: REF-BURN-01\ntitle: t\ngiven:\n${'  no such line\n'.repeat(200_000)}`,
    );
    change('hash.json', ({ log }) => ({
      log: (log as object[]).map(entry => ({ ...entry, hash: 'abcd' })),
    }));
    change('seat.json', ({ log }) => ({
      log: (log as object[]).map(entry => ({ ...entry, seat: 'blue' })),
    }));
  });

  const BAD: readonly (readonly [string, string])[] = [
    [
      'new chess --out @x.json',
      'GAME: There is no game “chess” here; known: duel, solo, claustrophobia, lantern',
    ],
    [
      'new __proto__ --out @x.json',
      'GAME: There is no game “__proto__” here; known: duel, solo, claustrophobia, lantern',
    ],
    ['new lantern --mode huge --out @x.json', '--mode: There is no mode “huge” here; known: plain'],
    [
      'new lantern --option target --out @x.json',
      '--option: “target” is not of the form key=value',
    ],
    ['new lantern --option target=5 target=6 --out @x.json', '--option: An option is given twice'],
    ['new lantern --option target=99 --out @x.json', 'options.target: must be 60 or less.'],
    ['new lantern --option colour=red --out @x.json', 'options.colour: '],
    ['new lantern --seed= --out @x.json', 'Option “--seed <text>” argument “” is invalid.'],
    ['new lantern --seed=\ud800 --out @x.json', 'Option “--seed <text>” argument “'],
    [
      'new lantern --out @match.json',
      '@match.json: This file exists already; --force overwrites it',
    ],
    ['new lantern --out @none/x.json', '@none/x.json: There is no such file or folder.'],
    ['new lantern --force --out @folder', '@folder: This is a folder, not a file.'],
    ['new lantern --force --out /dev/null', '/dev/null: This is not an ordinary file.'],
    ['show @none.json', '@none.json: There is no such file or folder.'],
    ['show @folder', '@folder: This is a folder, not a file.'],
    ['show /dev/zero', '/dev/zero: This is not an ordinary file.'],
    ['show @bytes.json', '@bytes.json: This is not a text file.'],
    ['show @text.json', '@text.json: This is not a match file: '],
    ['show @list.json', '@list.json: format: This field of a match file is missing.'],
    ['show @field.json', '@field.json: weather!!!'],
    ['show @long.json', '@long.json: seed: A match file needs <=200 here, not 1000000.'],
    ['show @many.json', '@many.json: log.0.seat: This field of a match file is missing.'],
    ['show @large.json', '@large.json: It is larger than 5 MB.'],
    ['check-document @large.json', '@large.json: It is larger than 5 MB.'],
    ['check @lines.vector', '@lines.vector: line 1: The vector claims nothing'],
    ['show @newer.json', '@newer.json: version: This file is of format version 9'],
    [
      'show @chess.json',
      '@chess.json: game: There is no game “chess” here; known: duel, solo, claustrophobia, lantern',
    ],
    ['show @rules.json', '@rules.json: rules: The match was played by version 2 of the rules'],
    ['replay @seed.json --verify', '@seed.json: commitment: The seed is not the one that was'],
    ['replay @hash.json --verify', '@hash.json: log.0: After “draw” the match is not what it was'],
    ['replay @seat.json', '@seat.json: log.0: There is no seat “blue” in this match.'],
    ['show @match.json --as blue', '--as: There is no seat “blue” here; known: red, white, table.'],
    ['show @match.json --svg @x.svg', '--svg: There is no picture of lantern'],
    ['legal @match.json --as table', '--as: There is no seat “table” here; known: red, white.'],
    ['play @match.json dance', 'action 1: “dance” is no action; known: draw'],
    ['play @match.json draw burn', 'action 2: “burn” ends where A card should stand.'],
    ['why @match.json draw --lang fr', 'Option “--lang <language>” argument “fr” is invalid.'],
    ['undo @none.json', '@none.json: There is no such file or folder.'],
    ['check @none', '@none: There is no such file or folder.'],
    ['check @folder', '@folder: There is no .vector file in this folder.'],
    ['check @broken.vector', '@broken.vector: line 2: “rhyme: no” is not understood here'],
    [
      'check @chess.vector',
      '@chess.vector: line 1: There is no game “chess” here; known: duel, solo, claustrophobia, lantern',
    ],
    [
      'fuzz chess',
      'GAME: There is no game “chess” here; known: duel, solo, claustrophobia, lantern',
    ],
    ['fuzz-files --files 0', 'Option “--files <n>” argument “0” is invalid.'],
    ['fuzz-files --out @none/x.txt', '@none/x.txt: There is no such file or folder.'],
    ['fuzz lantern --mode huge', '--mode: There is no mode “huge” here; known: plain'],
    ['fuzz lantern --matches many', 'Option “--matches <n>” argument “many” is invalid.'],
    ['fuzz lantern --matches 0', 'Option “--matches <n>” argument “0” is invalid.'],
    ['fuzz lantern --out @folder', '@folder: This is a folder, not a file.'],
    ['fuzz lantern --out @none/x.json', '@none/x.json: There is no such file or folder.'],
    ['fuzz-files --files 0', 'Option “--files <n>” argument “0” is invalid.'],
    ['labyrinth --set cellar', '--set: There is no set “cellar” here; known: prison, base, mixed.'],
    ['labyrinth --set prison --rooms 37L', 'Option “--rooms <names>” cannot be used with option'],
    ['labyrinth --rooms 37L,99X', '--rooms: There is no room “99X” here; known: 37L, 37R, '],
    ['labyrinth --rooms 37L,37R', '--rooms: A labyrinth 4 long has 8 rooms, not 2.'],
    ['labyrinth --long 5', 'Option “--long <rooms>” argument “5” is invalid.'],
    ['labyrinth --svg @none/x.svg', '@none/x.svg: There is no such file or folder.'],
    ['new duel --document @list.json --out @x.json', '@list.json: format: Documents say what they'],
    [
      'new claustrophobia --document @list.json --out @x.json',
      '@list.json: format: Documents say what they',
    ],
    ['legal @none.json', '@none.json: There is no such file or folder.'],
    ['why @match.json dance', 'action: “dance” is no action; known: draw'],
    ['say @match.json shout', 'Command-argument value “shout” is invalid for argument “word”.'],
    ['say @match.json resign --as blue', '--as: There is no seat “blue” here; known: red, white.'],
    ['crowd --mode chess', '--mode: There is no mode “chess” here; known: '],
    ['server backup @none @copy', '@none: This is no data folder: it has no oubliette.db.'],
    ['arena lantern', 'Required option “--players <a/b/…>” not specified.'],
    ['arena chess --players squire/squire', 'GAME: There is no game “chess” here; known: '],
    ['balance --mode castle', '--mode: It must be one of survivors, invasion, master, '],
    ['balance castle', 'Too many arguments for “balance”. Expected 0 arguments but got 1: castle.'],
    ['levels purple', 'Too many arguments for “levels”. Expected 0 arguments but got 1: purple.'],
    ['fairness castle', 'WHAT: It must be one of auction, handicap.'],
    ['games chess', 'Too many arguments for “games”. Expected 0 arguments but got 1: chess.'],
    ['dig', 'Unknown command “dig”.'],
    ['--torch', 'Unknown option “--torch”.'],
  ];

  it('is tried with every command', () => {
    const [, commands = ''] = run('--help').stdout.split('Commands:');
    const known = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(12);
    const tried = new Set(BAD.map(([line]) => line.split(' ')[0]));
    expect(known.filter(name => name !== 'help' && !tried.has(name!))).toEqual([]);
  });

  it.each(BAD)('%s', (line, sentence) => {
    const before = contents();
    const { code, stdout, stderr } = run(...line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.slice(0, sentence.length)).toBe(sentence);
    expect(stderr).toMatch(/^\P{Cc}{1,600}\n$/u);
    expect(contents()).toEqual(before);
  });

  it('names code, sentence and place to a program', () => {
    const { code, stdout, stderr } = run('show', '@hash.json', '--json');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'match.differs',
      at: '@hash.json: log.0',
      text: 'After “draw” the match is not what it was when saved.',
    });
  });
});
