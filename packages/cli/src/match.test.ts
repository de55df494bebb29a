import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const folder = temporaryFolder();
const { run } = folder;
const json = (...args: string[]) => JSON.parse(run(...args, '--json').stdout);
const saved = () => readFileSync(folder.file('match.json'), 'utf8');

describe('a match at the command line', () => {
  // With this seed red is dealt 1 2 3 3 and white 1 2 4 5; the deck begins with 3.
  beforeEach(() => {
    run('new', 'lantern', '--seed', '7', '--out', '@match.json');
  });

  it('begins with a promise about its seed, which stays hidden unless it was given', () => {
    const fresh = run('new', 'lantern', '--out', '@other.json');
    const { seed, commitment } = JSON.parse(readFileSync(folder.file('other.json'), 'utf8'));
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(fresh.stdout).toContain(`commitment: ${commitment}`);
    expect(fresh.stdout).not.toContain(seed);
    expect(run('new', 'lantern', '--seed', '8', '--out', '@third.json').stdout).toContain(
      'seed: 8',
    );
  });

  it('has the options of its mode and those that were named', () => {
    run('new', 'lantern', '--mode', 'short', '--option', 'dealt=3', '--out', '@short.json');
    const { options } = JSON.parse(readFileSync(folder.file('short.json'), 'utf8'));
    expect(options).toEqual({ target: 8, dealt: 3 });
  });

  it('shows every viewer his own view and says who must decide', () => {
    const table = run('show', '@match.json').stdout;
    expect(table).toContain('red     0 points   hand ▒ ▒ ▒ ▒');
    expect(table).toContain('red must decide: turn.');
    expect(run('show', '@match.json', '--as', 'white').stdout).toContain('hand 1 2 4 5');
    expect(json('show', '@match.json', '--as', 'red').view.hands).toEqual([
      { count: 4, cards: [1, 2, 3, 3] },
      { count: 4 },
    ]);
  });

  it('lists the legal actions of whoever is asked, and nothing for the others', () => {
    const legal = run('legal', '@match.json').stdout.trimEnd().split('\n');
    expect(legal).toEqual('burn 1,tuck 1,burn 2,tuck 2,burn 3,tuck 3,draw,duel'.split(','));
    const idle = run('legal', '@match.json', '--as', 'white');
    expect(idle).toEqual({ code: 0, stdout: '', stderr: 'red must decide: turn.\n' });
  });

  it('carries out actions and tells the seat what it learns', () => {
    const { code, stdout } = run('play', '@match.json', 'tuck 1', 'draw');
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'red: tuck 1',
      '  tucked seat=red card=1',
      'red: draw',
      '  drew seat=red card=3',
      'white must decide: turn.',
      '',
    ]);
    expect(JSON.parse(saved()).log).toHaveLength(2);
  });

  it('REF-TURN-02: plays all actions or none, and names the rule that stops them', () => {
    const before = saved();
    const { code, stdout, stderr } = run('play', '@match.json', 'draw', 'pass');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      'action 2: white may not “pass” (REF-TURN-02): Passing needs an empty hand and an empty deck.\n',
    );
    expect(saved()).toBe(before);
  });

  it('REF-TURN-01: a refusal names its rule to a program', () => {
    const { code, stderr } = run('play', '@match.json', 'draw', '--as', 'white', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'refused',
      at: 'action 1',
      params: { rule: 'REF-TURN-01', seat: 'white' },
    });
  });

  it('REF-HAND-01: says why, or that nothing forbids it', () => {
    const why = run('why', '@match.json', 'burn 6');
    expect(why).toMatchObject({
      code: 0,
      stdout: 'REF-HAND-01: A card is played from the own hand.\n',
    });
    expect(run('why', '@match.json', 'burn 3').stdout).toBe('red may “burn 3”.\n');
    expect(json('why', '@match.json', 'burn 6', '--lang', 'ru')).toMatchObject({
      allowed: false,
      rule: 'REF-HAND-01',
    });
  });

  it('REF-UNDO-01: takes back what nobody has answered, and nothing else', () => {
    run('play', '@match.json', 'tuck 1');
    expect(run('undo', '@match.json').stdout).toContain('red takes back: tuck 1\n');
    expect(JSON.parse(saved()).log).toMatchObject([
      { seat: 'red', action: 'tuck 1' },
      { seat: 'red', undo: 0 },
    ]);
    run('play', '@match.json', 'draw');
    const { code, stderr } = run('undo', '@match.json', '--as', 'red');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^red may not “undo” \(REF-UNDO-01\): .*\.\n$/);
  });

  it('REF-END-03: ends by word, and only by one that means something', () => {
    expect(run('say', '@match.json', 'offer-draw').stdout).toContain('red offers a draw.\n');
    const before = saved();
    expect(run('say', '@match.json', 'accept-draw')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('red may not “accept-draw” (REF-END-03)'),
    });
    expect(run('say', '@match.json', 'shout').code).toBe(2);
    expect(saved()).toBe(before);
    expect(run('say', '@match.json', 'accept-draw', '--as', 'white').stdout).toContain(
      'The match is over: a draw is agreed, nobody wins.\n',
    );
    expect(run('play', '@match.json', 'draw').stderr).toContain('REF-END-03');
  });

  it('REF-DUEL-02: asks for a seat when two decide at once', () => {
    run('play', '@match.json', 'duel');
    expect(run('play', '@match.json', 'choose 2')).toEqual({
      code: 2,
      stdout: '',
      stderr: '--as: Say for whom: red or white.\n',
    });
    expect(run('play', '@match.json', 'choose 2', '--as', 'red').code).toBe(0);
    expect(run('play', '@match.json', 'choose 5').stdout).toContain('duelled red=2 white=5');
  });

  it('tells its story again, to everybody what he was told', () => {
    run('play', '@match.json', 'tuck 1', 'draw', 'duel');
    expect(run('replay', '@match.json').stdout.split('\n').slice(0, 3)).toEqual([
      '1. tucked seat=red',
      '2. drew seat=red',
      '3. challenged seat=white',
    ]);
    expect(run('replay', '@match.json', '--as', 'red').stdout).toContain(
      '1. tucked seat=red card=1\n2. drew seat=red card=3\n',
    );
    const story = json('replay', '@match.json', '--as', 'white');
    expect(story.moves[0]).toEqual({ events: [expect.not.objectContaining({ card: 1 })] });
  });

  it('verifies every hash', () => {
    run('play', '@match.json', 'tuck 1', 'draw');
    expect(run('replay', '@match.json', '--verify')).toEqual({
      code: 0,
      stdout: '@match.json: 2 moves replayed, every hash as saved.\n',
      stderr: '',
    });
  });

  it('tells nobody the fingerprint of what is hidden', () => {
    const told = [
      json('play', '@match.json', 'tuck 1'),
      json('replay', '@match.json', '--verify'),
      json('replay', '@match.json', '--as', 'red'),
      json('show', '@match.json', '--as', 'red'),
    ];
    const [{ hash }] = JSON.parse(saved()).log;
    expect(JSON.stringify(told)).not.toContain(hash);
  });

  it('shows result and seed when it is over', () => {
    const options = ['--option', 'target=5', 'dealt=1', '--seed', 'end', '--out', '@end.json'];
    run('new', 'lantern', ...options);
    for (let turn = 0; turn < 40; turn++) {
      const [action] = json('legal', '@end.json').actions;
      if (action === undefined) break;
      run('play', '@end.json', action);
    }
    const { stdout } = run('show', '@end.json');
    expect(stdout).toMatch(
      /The match is over: (red wins|white wins|nobody wins) \(red \d+, white \d+\)\./,
    );
    expect(stdout).toContain('The seed was end;');
    expect(run('play', '@end.json', 'draw').stderr).toContain('(REF-END-01)');
  });
});
