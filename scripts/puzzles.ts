// Puzzles: proves those that we have, and looks for new ones in matches of bots.

import { mineAll } from './puzzles/mine.ts';
import { proveAll } from './puzzles/prove.ts';

const USAGE = `Usage: npm run puzzles -- prove [PATH…] [--within SECONDS]
       npm run puzzles -- mine GAME --out FILE [--matches N] [--seed S] [--from N]

prove   proves every claim of every puzzle, or of those in some files and folders, by looking at all
        that can happen: that it can be solved, how quickly, how often, and by how many ways
mine    lets bots play matches, and writes down the positions in which a rare deed reaches what plain
        play misses, one JSON line each; a run that was stopped goes on where its file ends

  --within S    proves what can be proved in so many seconds, the quickest first
  --matches N   how many matches (100)
  --seed S      the word that all matches come from (puzzles)
  --from N      the number of the first match (0)
  --out FILE    where candidates go
  --help        this text
`;

function refuse(text: string): never {
  process.stderr.write(`puzzles: ${text}\n${USAGE}`);
  process.exit(2);
}

const [command, ...rest] = process.argv.slice(2);
if (command === undefined || process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(command === undefined ? 2 : 0);
}

const options = new Map<string, string>();
const words: string[] = [];
for (let at = 0; at < rest.length; at++) {
  const word = rest[at]!;
  if (!word.startsWith('--')) words.push(word);
  else options.set(word, rest[++at] ?? refuse(`${word} wants a value.`));
}
const known = { prove: ['--within'], mine: ['--matches', '--seed', '--from', '--out'] };
if (!(command in known)) refuse(`There is no “${command}” here.`);
for (const option of options.keys()) {
  if (!known[command as 'prove'].includes(option)) refuse(`${command} has no ${option}.`);
}

function numberFor(option: string, otherwise: number): number {
  const value = Number(options.get(option) ?? otherwise);
  return Number.isInteger(value) && value >= 0 ? value : refuse(`${option} wants a whole number.`);
}

try {
  if (command === 'prove') {
    const within = options.has('--within') ? numberFor('--within', 0) : Number.POSITIVE_INFINITY;
    process.exitCode = proveAll(words, within) ? 0 : 1;
  } else {
    mineAll({
      game: words[0] ?? refuse('mine wants a game.'),
      matches: numberFor('--matches', 100),
      seed: options.get('--seed') ?? 'puzzles',
      from: numberFor('--from', 0),
      out: options.get('--out') ?? refuse('mine wants --out FILE.'),
    });
  }
} catch (error) {
  process.stderr.write(`puzzles: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
