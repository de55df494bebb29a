import { parseArgs } from 'node:util';
import type { Game, Shape } from '@oubliette/kernel';

const OPTIONS = {
  mode: { type: 'string' },
  matches: { type: 'string', default: '40' },
  nodes: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  latitude: { type: 'string', default: '0.03' },
  pull: { type: 'string', default: '40' },
  playouts: { type: 'string', default: '40' },
  spread: { type: 'string', default: '0.5' },
  lessons: { type: 'string' },
  dry: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const COUNTS = ['matches', 'nodes', 'playouts'] as const;
const MEASURES = ['latitude', 'pull', 'spread'] as const;

/** Says what is wrong and ends; nothing has been changed by then. */
export function refuse(text: string): never {
  console.error(text);
  process.exit(2);
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = parsed();

if (values.help) {
  console.log(`npm run tune -w packages/bots -- SUBJECT [options]

SUBJECT: duel, claustrophobia, lantern (fits weights to self-play), escapes (who gets
away, --mode survivors or infection), rounds (who wins the other scenarios), forces (what
each piece of the duel is worth), trials (tries out the numbers of the duel)

${Object.entries(OPTIONS)
  .map(([name, option]) => `--${name}${'default' in option ? ` (${option.default})` : ''}`)
  .join('\n')}`);
  process.exit(0);
}

/** What somebody wants tuned. */
export const subject = positionals[0] ?? '';
export const { seed, lessons, dry } = values;

/** How much of each the user wants. */
export const amounts = Object.fromEntries([
  ...COUNTS.map(name => [name, countOf(name)]),
  ...MEASURES.map(name => [name, measureOf(name)]),
]) as Record<(typeof COUNTS)[number] | (typeof MEASURES)[number], number>;

function countOf(name: (typeof COUNTS)[number]): number {
  if (/^[1-9]\d{0,6}$/.test(values[name])) return Number(values[name]);
  return refuse(`--${name} is a whole number from 1 on.`);
}

function measureOf(name: (typeof MEASURES)[number]): number {
  if (/^\d+(\.\d+)?$/.test(values[name])) return Number(values[name]);
  return refuse(`--${name} is a number.`);
}

/** The mode that is wanted, or the first one; whoever judges by a scale knows only modes for two. */
export function modeAmong({ modes, parseOptions, seats }: Game<Shape>): string {
  const isForTwo = (mode: string) => {
    const options = parseOptions(modes[mode]);
    return options.ok && seats(options.value).length === 2;
  };
  return oneOf(Object.keys(modes).filter(isForTwo));
}

/** The mode that is wanted of some, or the first one. */
export function oneOf(modes: readonly string[]): string {
  const mode = values.mode ?? modes[0]!;
  if (modes.includes(mode)) return mode;
  return refuse(`--mode is one of these: ${modes.join(', ')}.`);
}
