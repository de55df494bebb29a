import type { Benchmark, BenchResult } from './benchmark.ts';

type Column = readonly [title: string, width: number, text: (result: BenchResult) => string];

const COLUMNS: readonly Column[] = [
  ['benchmark', 21, result => result.name],
  ['ours', -20, result => withSpread(result.ours, result.spread.ours)],
  ['peer', -20, result => withSpread(result.peer, result.spread.peer)],
  ['unit', 12, result => result.unit],
  ['ratio', -8, result => (result.ratio === null ? '–' : `${figure(result.ratio)}×`)],
  ['peer is, or further figures', 0, result => lastWords(result)],
];

export function tableHead(node: string, rounds: number): string {
  const about = `Node ${node}. Medians of ${rounds} alternating rounds; ±: half the rounds lie within that range.`;
  return `${about}\nRatio: how many times ours is faster.\n\n${line(([title]) => title)}`;
}

export function tableRow(result: BenchResult): string {
  return line(([, , text]) => text(result));
}

export function document(node: string, results: readonly BenchResult[]): string {
  return JSON.stringify({ node, results }, null, 2);
}

export function help(benchmarks: readonly Benchmark[]): string {
  return [
    'Usage: npm run bench -- [--json] [--only NAME]',
    '',
    '  --json       one JSON document instead of a table',
    '  --only NAME  run one benchmark',
    '  --help       this text',
    '',
    'Benchmarks:',
    ...benchmarks.map(
      ({ name, about, peerName }) =>
        `  ${name.padEnd(21)} ${about}${peerName === null ? '' : `, against ${peerName}`}`,
    ),
  ].join('\n');
}

/** A negative width means that the column is set flush right. */
function line(cell: (column: Column) => string): string {
  const padded = COLUMNS.map(column => {
    const [, width] = column;
    return width < 0 ? cell(column).padStart(-width) : cell(column).padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

function withSpread(value: number | null, spread: number | null): string {
  if (value === null || spread === null) return '–';
  return `${figure(value)} ±${`${Math.round(spread * 50)}%`.padStart(4)}`;
}

function lastWords({ peerName, others, figures }: BenchResult): string {
  const texts = Object.entries(others).map(
    ([name, { peer, ratio }]) => `${name}: ${figure(peer)}, ${figure(ratio)}×`,
  );
  return [peerName ?? figuresText(figures), ...texts].join('; ');
}

function figuresText(figures: BenchResult['figures']): string {
  const texts = Object.entries(figures).map(([name, value]) => `${name} ${figure(value)}`);
  return texts.join(', ');
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
