import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { MAIN, temporaryFolder } from './run-cli.ts';

const folder = temporaryFolder();

describe('the command as a process', () => {
  it('answers with 0, 1 or 2, on stdout or on stderr', async () => {
    expect(await folder.start('new', 'lantern', '--seed', '7', '--out', 'a.json')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('A match of lantern (plain) is in a.json.\n'),
      stderr: '',
    });
    expect(await folder.start('play', 'a.json', 'pass')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'action 1: red may not “pass” (REF-TURN-02): Passing needs an empty hand and an empty deck.\n',
    });
    expect(await folder.start('play', 'b.json', 'draw')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'b.json: There is no such file or folder.\n',
    });
  });

  it('says JSON to a program, errors too', async () => {
    const games = await folder.start('games', '--json');
    expect(JSON.parse(games.stdout).games[0].game).toBe('duel');
    const refused = await folder.start('show', 'b.json', '--json');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(JSON.parse(refused.stderr).error.at).toBe('b.json');
  });

  it('does not mind a reader that stops early', async () => {
    const child = spawn(process.execPath, [MAIN, 'labyrinth', '--seed', '7']);
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', text => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });
});
