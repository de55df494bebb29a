import { writeFileSync } from 'node:fs';
import { GAMES } from './ledger/games.ts';
import { type GameReport, inspect, reasonsOf } from './ledger/inspect.ts';
import { asJson, asTable, holesOf, summary } from './ledger/print.ts';

const USAGE = `Usage: npm run ledger -- [--holes | --json] [--write]

Counts the rules of both games: how many entries each chapter has, how many of them a test or a
vector names, and whether the chapter is implemented, so that every entry must be named.

  --holes   only the numbers of the entries that nothing names
  --json    everything, for other programs
  --write   first write the lists of ids anew
  --help    this text
`;
const OPTIONS = ['--holes', '--json', '--write', '--help'];
const options = process.argv.slice(2);
const unknown = options.find(option => !OPTIONS.includes(option));

if (unknown !== undefined) {
  process.stderr.write(`ledger: unknown option "${unknown}"; it knows ${OPTIONS.join(', ')}\n`);
  process.exit(2);
}

if (options.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

if (options.includes('--write')) {
  for (const { idList } of GAMES.map(inspect)) writeFileSync(idList.path, idList.expected);
}
const reports = GAMES.map(inspect);
const reasons = reports.flatMap(reasonsOf);
for (const reason of reasons) process.stderr.write(`${reason}\n`);
process.stdout.write(show(reports));
process.exitCode = reasons.length === 0 ? 0 : 1;

function show(all: readonly GameReport[]): string {
  if (options.includes('--json')) return asJson(all);
  const body = options.includes('--holes') ? holesOf(all) : asTable(all);
  return `${body}\n${summary(all)}\n`;
}
