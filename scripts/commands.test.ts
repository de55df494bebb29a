import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node';
const run = promisify(execFile);

const found = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const DOCS = ['*.md', 'docs/*.md', 'bench/*.md', 'packages/*/*.md'].flatMap(found).map(read);

/** Every different match of a pattern in what we tell people. */
const named = (pattern: RegExp): string[] => [
  ...new Set(DOCS.flatMap(text => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))),
];

const COMMANDS = named(/\b(npm (?:start|test|run (?:-s )?[\w-]+)(?: -w [\w/-]+)?)/g);
const VERBS = named(/\boubliette (?:-- )?([a-z]{3,}(?:-[a-z]+)?)(?= |`)/g).filter(verb =>
  existsSync(join(ROOT, `packages/cli/src/commands/${verb}.ts`)),
);

/** Of the Nodes of this machine the oldest, the one that started npm included. */
function oldestNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, EXECUTABLE));
  const started = process.env.npm_node_execpath ?? process.execPath;
  const aged = [started, process.execPath, ...folders.filter(path => existsSync(path))].map(
    path => {
      const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      return { path, major: Number(/^v(\d+)/.exec(stdout)?.[1] ?? Number.NaN) };
    },
  );
  return aged
    .filter(({ major }) => major >= 18)
    .reduce((oldest, node) => (node.major < oldest.major ? node : oldest)).path;
}

const NODE = oldestNode();
const env = { ...process.env, PATH: `${dirname(NODE)}${delimiter}${process.env.PATH}` };
const shell = process.platform === 'win32';

describe('the commands that we tell people', () => {
  it('are found', () => {
    expect(COMMANDS).toEqual(
      expect.arrayContaining(['npm start', 'npm test', 'npm run cores -w bench']),
    );
    expect(VERBS).toEqual(expect.arrayContaining(['arena', 'balance', 'levels']));
  });

  it.concurrent.each(COMMANDS)(
    '%s explains itself, on the oldest Node that is here',
    async name => {
      const [npm = '', ...args] = name.split(' ');
      const { stdout } = await run(npm, [...args, '--', '--help'], { cwd: ROOT, env, shell });
      expect(stdout.length).toBeGreaterThan(40);
    },
  );

  it.concurrent.each(VERBS)('oubliette %s explains itself, as npx runs it', async verb => {
    const bin = join(ROOT, 'packages/cli/bin/oubliette.mjs');
    const { stdout } = await run(NODE, [bin, verb, '--help'], { cwd: ROOT, env });
    expect(stdout).toContain(`oubliette ${verb}`);
  });

  it('run no other tool by npx', () => {
    expect(named(/\bnpx (?:-\S+ )*([\w@/-]+)/g)).toEqual(['oubliette']);
  });
});

describe('the scripts of our packages', () => {
  const papers = ['package.json', 'bench/package.json', ...found('packages/*/package.json')];
  const scripts = papers.flatMap(path =>
    Object.entries<string>(JSON.parse(read(path)).scripts ?? {}).map(
      ([name, command]) => [`${path}: ${name}`, command, dirname(path)] as const,
    ),
  );

  it.each(scripts)('%s goes through the bootstrap', (_, command, folder) => {
    const [, bootstrap = '', script = ''] = /^node (\S*bootstrap\.mjs) (\S+)/.exec(command) ?? [];
    expect(join(ROOT, folder, bootstrap)).toBe(join(ROOT, 'bootstrap.mjs'));
    expect(existsSync(join(ROOT, script))).toBe(true);
  });
});
