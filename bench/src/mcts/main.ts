/**
 * Our bot against boardgame.io's MCTSBot on the very same rules, both with the same time for each
 * decision: `npm run mcts -w bench -- duel --mode quick --matches 200 --milliseconds 20 --seed 1
 * --out duel.jsonl`. Every match is a line of the file as it ends; the same command goes on from there.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLevel, KNOWN_GAMES, LEVEL_IDS } from '@oubliette/bots';
import type { Encounter, EncounterRecord } from './match.ts';
import { resultText } from './result.ts';
import { seatsOf } from './speed.ts';

// The peers decide by this, when they are loaded, whether to run their slower development checks.
process.env.NODE_ENV = 'production';

const USAGE = `Usage: npm run mcts -w bench -- GAME [options]

Our bot against boardgame.io's MCTSBot on the very same rules, with the same time for each decision.
Every match is a line of the file as it ends; the same command goes on from there.

  GAME               ${Object.keys(KNOWN_GAMES).join(', ')}
  --mode M           mode of the game
  --level L          level of our bot: ${LEVEL_IDS.join(', ')} (the last)
  --matches N        how many (200)
  --milliseconds N   time for a decision (20)
  --depth N          how far MCTSBot plays a line (50)
  --seed S           where the deals come from (1)
  --out FILE         where the matches are kept
  --help             this text`;

const { values, positionals } = parsed();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mode: { type: 'string' },
        level: { type: 'string', default: LEVEL_IDS.at(-1)! },
        matches: { type: 'string', default: '200' },
        milliseconds: { type: 'string', default: '20' },
        depth: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (fault) {
    return refuse((fault as Error).message);
  }
}

function refuse(text: string): never {
  console.error(text);
  process.exit(2);
}

const id = positionals[0] ?? '';
const known = KNOWN_GAMES[id] ?? refuse(`Name a game: ${Object.keys(KNOWN_GAMES).join(', ')}.`);
const mode = values.mode ?? Object.keys(known.game.modes)[0]!;
if (!Object.hasOwn(known.game.modes, mode)) {
  refuse(`There is no mode “${mode}”; known: ${Object.keys(known.game.modes).join(', ')}.`);
}
const level = isLevel(values.level)
  ? values.level
  : refuse(`There is no level “${values.level}”; known: ${LEVEL_IDS.join(', ')}.`);
const [matches = 0, milliseconds = 0, playoutDepth = 0] = [
  values.matches,
  values.milliseconds,
  values.depth,
].map(Number);
if (!(matches > 0 && milliseconds > 0 && playoutDepth > 0)) {
  refuse('--matches, --milliseconds and --depth are numbers above 0.');
}

/** Every deal is played twice, with seats exchanged. */
function encounterAt(round: number): Encounter {
  const seats = seatsOf(known.game, mode);
  const ours = seats[round % seats.length]!;
  const seed = `${values.seed} ${mode} ${Math.floor(round / seats.length)}`;
  return { id: `${round}`, game: id, mode, seed, ours, level, milliseconds, playoutDepth };
}

function readRecords(path: string | undefined): EncounterRecord[] {
  if (path === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as EncounterRecord);
}

const wanted = Array.from({ length: matches }, (_, round) => encounterAt(round));
const isSame = (record: EncounterRecord) =>
  Object.entries(wanted[Number(record.id)] ?? {}).every(
    ([key, value]) => record[key as keyof Encounter] === value,
  );
const records = readRecords(values.out);
if (!records.every(isSame)) refuse(`${values.out} holds other matches: name another file.`);
const done = new Set(records.map(record => record.id));
// Loaded last: by then it is production.
const { play } = await import('./match.ts');
for (const encounter of wanted) {
  if (done.has(encounter.id)) continue;
  const record = await play(encounter);
  records.push(record);
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(record)}\n`);
  if (process.stderr.isTTY) process.stderr.write(`\r${records.length} of ${matches}\u001b[K`);
}
console.log(resultText(records));
