import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start -- [--port N] [--host H] [--data FOLDER] [--metrics N]
       [--public-url URL] [--private-hooks] [--open-tables]

Builds the table when its sources changed, serves it and prints its address. A browser keeps
matches by address: with another port or host you see another shelf.

  --port N   port to listen at (default 4173; 0 for any that is free)
  --host H   address to listen at (default localhost; 0.0.0.0 for the whole network)
  --data F   folder that online matches are kept in (default .oubliette in the checkout)
  --metrics N  port on this machine for Prometheus (default none)
  --public-url U  where people find it from outside, behind a proxy: https://… without a path
  --private-hooks  webhooks and push messages may go into this machine's own network, unencrypted
  --open-tables  anybody who finds this address may open a table to strangers, and find one
  --help     this text`;

export type StartOptions =
  | {
      readonly kind: 'start';
      readonly port: number;
      readonly host: string;
      /** Where nothing is named the folder of the checkout is taken. */
      readonly data: string | null;
      readonly metrics: number | null;
      readonly publicOrigin: string | null;
      /** Whether people may have webhooks called in the network of this machine. */
      readonly privateHooks: boolean;
      /** Whether tables may be open to anybody. */
      readonly openTables: boolean;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'fault'; readonly fault: string };

export function readOptions(args: readonly string[]): StartOptions {
  const read = parse(joined(args));
  if (typeof read === 'string') return { kind: 'fault', fault: read };
  if (read.help) return { kind: 'help' };
  const { port = '4173', metrics } = read;
  if (!isPort(port)) return noPort('--port', port);
  if (metrics !== undefined && !isPort(metrics)) return noPort('--metrics', metrics);
  if (read.host === '') return { kind: 'fault', fault: '--host wants an address, not nothing.' };
  if (read.data === '') return { kind: 'fault', fault: '--data wants a folder, not nothing.' };
  const publicUrl = read['public-url'];
  const publicOrigin = publicUrl === undefined ? null : originOf(publicUrl);
  if (publicUrl !== undefined && publicOrigin === null)
    return {
      kind: 'fault',
      fault: `--public-url wants an address like https://example.org, not "${publicUrl}".`,
    };
  const { host = 'localhost', data = null } = read;
  return {
    kind: 'start',
    port: Number(port),
    host,
    data,
    metrics: metrics === undefined ? null : Number(metrics),
    publicOrigin,
    privateHooks: read['private-hooks'] === true,
    openTables: read['open-tables'] === true,
  };
}

/** The origin of a web address that has nothing but it. */
function originOf(text: string): string | null {
  try {
    const { protocol, origin, href } = new URL(text);
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
  } catch {
    return null;
  }
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535;

const noPort = (option: string, text: string): StartOptions => ({
  kind: 'fault',
  fault: `${option} wants a number from 0 to 65535, not "${text}".`,
});

/** `--port -1` as `--port=-1`: a number below zero is no option, but a port to be refused. */
const joined = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (arg === '--port' && /^-\d/.test(args[at + 1] ?? '')) return [`--port=${args[at + 1]}`];
    return args[at - 1] === '--port' && /^-\d/.test(arg) ? [] : [arg];
  });

interface Read {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly metrics?: string;
  readonly 'public-url'?: string;
  readonly 'private-hooks'?: boolean;
  readonly 'open-tables'?: boolean;
  readonly help?: boolean;
}

function parse(args: readonly string[]): Read | string {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        metrics: { type: 'string' },
        'public-url': { type: 'string' },
        'private-hooks': { type: 'boolean' },
        'open-tables': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : String(fault);
    return `${words.split(/\. |\n/)[0]?.replace(/\.$/, '')}. Try --help.`;
  }
}
