// One game as a module that needs nothing else: its rules, its content, and what it uses of the kernel.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const GAMES = '@oubliette/dungeon-twister';

/** What a bundle exports, by game: the game as a host of matches knows it, with all of its notation. */
const ENTRIES = {
  duel: (host: string) => `
    import { hostedDuel } from '${host}/duel.ts';
    import { bringForces, duel } from '${GAMES}';
    bringForces();
    export const hosted = { ...hostedDuel, game: duel };`,
  solo: (host: string) => `export { hostedSolo as hosted } from '${host}/solo.ts';`,
  claustrophobia: (host: string) =>
    `export { hostedClaustrophobia as hosted } from '${host}/claustrophobia.ts';`,
} as const;

export type Freezable = keyof typeof ENTRIES;

export const isFreezable = (game: string | undefined): game is Freezable =>
  game !== undefined && Object.hasOwn(ENTRIES, game);

export const FREEZABLE = Object.keys(ENTRIES);

/** The module's text, from the sources of a checkout and the libraries of this one. */
export async function bundle(game: Freezable, checkout: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    plugins: [sourcesOf(game, checkout)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

const ENTRY = 'frozen-entry';

/** Packages of ours come from the checkout, whatever node_modules links to. */
function sourcesOf(game: Freezable, checkout: string): Plugin {
  return {
    name: 'sources-of-a-checkout',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`;
      if (id.startsWith('@oubliette/')) return exported(id, checkout);
      if (/^[./\0]/.test(id) || importer === undefined) return null;
      // A checkout may have no libraries of its own.
      return this.resolve(id, join(ROOT, 'package.json'), { skipSelf: true });
    },
    load: id =>
      id === `\0${ENTRY}` ? ENTRIES[game](join(checkout, 'packages/host/src/games')) : null,
  };
}

function exported(id: string, checkout: string): string {
  const [, name, ...below] = id.split('/');
  const folder = join(checkout, 'packages', name!);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[['.', ...below].join('/')]);
}
