import { describe, expect, it } from 'vitest';
import { program } from './program.ts';
import { temporaryFolder } from './run-cli.ts';

const { run } = temporaryFolder();
const commands = program(
  () => {},
  () => {},
).commands.map(command => command.name());

describe('the command line', () => {
  it('shows its help when it is told nothing', () => {
    const { code, stdout, stderr } = run();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Usage: oubliette');
    expect(stdout).toContain('Exit codes:');
  });

  it.each(commands)('has help with examples: %s', name => {
    const { code, stdout } = run(name, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: oubliette ${name}`);
    expect(stdout).toContain(`$ oubliette ${name}`);
    expect(stdout).toContain('--json');
  });

  it.each([
    ['waltz', 'Unknown command “waltz”.\n'],
    ['lgal', 'Unknown command “lgal”. Did you mean legal?\n'],
    ['waltz --help', 'Unknown command “waltz”.\n'],
    ['-h waltz', 'Unknown command “waltz”.\n'],
    ['help waltz', 'Name one of the commands that “oubliette --help” lists.\n'],
    ['games --loud', 'Unknown option “--loud”.\n'],
    ['games x', 'Too many arguments for “games”. Expected 0 arguments but got 1: x.\n'],
    ['legal', 'Missing required argument “file”.\n'],
    ['new lantern', 'Required option “--out <file>” not specified.\n'],
  ])('answers “%s” with one sentence', (line, sentence) => {
    expect(run(...line.split(' '))).toEqual({ code: 2, stdout: '', stderr: sentence });
  });

  it('says it as JSON to a program', () => {
    const { code, stdout, stderr } = run('--json', 'waltz');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const error = { code: 'usage', text: 'Unknown command “waltz”.', at: '' };
    expect(JSON.parse(stderr)).toEqual({ error });
  });

  it('lists the games', () => {
    expect(run('games').stdout).toContain('lantern: rules 1; modes plain, short, long\n');
    const { games } = JSON.parse(run('games', '--json').stdout);
    expect(games.at(-1)).toMatchObject({
      game: 'lantern',
      rules: 1,
      modes: { short: { target: 8 } },
    });
  });
});
