/**
 * Fits the weights of a game to self-play and writes them beside its knowledge:
 * `npm run tune -w packages/bots -- duel --mode quick --matches 40 --nodes 120 --seed 1`.
 * With `--lessons FILE` every match is kept as it ends, and a run that was stopped goes on.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import type { Lesson } from './lessons.ts';
import { study, tune } from './tune.ts';

const FILES: Readonly<Record<string, string>> = {
  claustrophobia: '../knowledge/claustrophobia/weights.json',
  duel: '../knowledge/duel/weights.json',
  lantern: '../knowledge/lantern.weights.json',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    matches: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    latitude: { type: 'string', default: '0.03' },
    pull: { type: 'string', default: '40' },
    lessons: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

function readLessons(path: string | undefined): Lesson[] {
  if (path === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as Lesson);
}

const id = positionals[0] ?? '';
const known = KNOWN_GAMES[id];
const path = FILES[id];
const scale = known?.scale ?? null;
if (known === undefined || path === undefined || scale === null) {
  console.error(`Name one of the games: ${Object.keys(FILES).join(', ')}.`);
  process.exit(2);
}
const numbers = [values.matches, values.nodes, values.latitude, values.pull].map(Number);
if (numbers.some(value => !(value >= 0))) {
  console.error('--matches, --nodes, --latitude and --pull are numbers.');
  process.exit(2);
}
const [matches = 0, nodes = 0, latitude = 0, pull = 0] = numbers;
const mode = values.mode ?? Object.keys(known.game.modes)[0]!;
const plan = { mode, matches, nodes, seed: values.seed, latitude, pull };
const subject = { ...known, scale };
const lessons = readLessons(values.lessons);
const begun = performance.now();
study(subject, plan, lessons, lesson => {
  lessons.push(lesson);
  if (values.lessons !== undefined) appendFileSync(values.lessons, `${JSON.stringify(lesson)}\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const end = process.stderr.isTTY ? '\u001b[K\r' : '\n';
  process.stderr.write(`${lessons.length} of ${matches} matches, ${seconds} s${end}`);
});
const file = new URL(path, import.meta.url);
const tuned = tune(subject, JSON.parse(readFileSync(file, 'utf8')), plan, lessons);
const text = `${JSON.stringify(tuned, null, 2)}\n`;
if (values.dry) process.stdout.write(text);
else writeFileSync(file, text);
