/**
 * Fits the weights of a game to self-play and writes them beside its knowledge:
 * `npm run tune -w packages/bots -- duel --mode quick --matches 40 --nodes 120 --seed 1`.
 * With `--lessons FILE` every match is kept as it ends, and a run that was stopped goes on. Who gets away
 * from The Survivors is fitted by itself: `npm run tune -w packages/bots -- survivors --matches 80`. The
 * numbers of the duel are tried out instead: `npm run tune -w packages/bots -- trials --matches 1000`.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import type { Sample } from './fit.ts';
import type { Lesson } from './lessons.ts';
import { escapesIn, tuneEscapes } from './survivors.ts';
import { improved, type Trial, tryOut, verdictsOf } from './trials.ts';
import { duelTrials } from './tryable.ts';
import { study, type Tuned, tune } from './tune.ts';

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
    playouts: { type: 'string', default: '40' },
    spread: { type: 'string', default: '0.5' },
    lessons: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

function readLessons<T>(path: string | undefined): T[] {
  if (path === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as T);
}

function keepLesson(lesson: Lesson | Trial): void {
  if (values.lessons !== undefined) appendFileSync(values.lessons, `${JSON.stringify(lesson)}\n`);
}

const ESCAPES = '../knowledge/claustrophobia/escape.json';
const SURVIVORS = 'survivors';
const TRIALS = 'trials';

const begun = performance.now();

function showProgress(done: number, matches: number): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const end = process.stderr.isTTY ? '\u001b[K\r' : '\n';
  process.stderr.write(`${done} of ${matches} matches, ${seconds} s${end}`);
}

function writeTuned<T>(path: string, tune: (before: T) => T): void {
  const file = new URL(path, import.meta.url);
  const text = `${JSON.stringify(tune(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`;
  if (values.dry) process.stdout.write(text);
  else writeFileSync(file, text);
}

const id = positionals[0] ?? '';
const known = KNOWN_GAMES[id];
const path = FILES[id];
const scale = known?.scale ?? null;
const isGame = known !== undefined && path !== undefined && scale !== null;
if (!isGame && id !== SURVIVORS && id !== TRIALS) {
  console.error(`Name one of these: ${[...Object.keys(FILES), SURVIVORS, TRIALS].join(', ')}.`);
  process.exit(2);
}
const [matches, pull] = [numberOf('matches'), numberOf('pull')];
const { seed } = values;
if (isGame) {
  const mode = values.mode ?? Object.keys(known.game.modes)[0]!;
  const [nodes, latitude] = [numberOf('nodes'), numberOf('latitude')];
  const plan = { mode, matches, nodes, seed, latitude, pull };
  const subject = { ...known, scale };
  const lessons = readLessons<Lesson>(values.lessons);
  study(subject, plan, lessons, lesson => {
    lessons.push(lesson);
    keepLesson(lesson);
    showProgress(lessons.length, matches);
  });
  writeTuned(path, (before: Tuned) => ({ ...before, ...tune(subject, before, plan, lessons) }));
} else if (id === TRIALS) {
  const mode = values.mode ?? 'quick';
  const plan = { mode, nodes: numberOf('nodes'), seed, spread: numberOf('spread') };
  const trials = readLessons<Trial>(values.lessons);
  for (let match = trials.length; match < matches; match++) {
    const trial = tryOut(duelTrials, plan, match);
    trials.push(trial);
    keepLesson(trial);
    showProgress(trials.length, matches);
  }
  const { numbers } = duelTrials;
  for (const { name, gain, errors } of verdictsOf(numbers, trials)) {
    console.log(`${name}: ${(100 * gain).toFixed(1)} % (${errors.toFixed(1)} standard errors)`);
  }
  const moved = duelTrials.sorted(improved(numbers, trials, plan.spread));
  const origin = { by: 'npm run tune', trials: trials.length, ...plan };
  writeTuned(FILES.duel!, (before: Tuned) => ({ ...before, origin, ...moved }));
} else {
  const plan = { matches, seed, playouts: numberOf('playouts'), pull };
  const samples: Sample[] = [];
  for (let match = 0; match < matches; match++) {
    samples.push(...escapesIn(plan, match));
    showProgress(match + 1, matches);
  }
  writeTuned(ESCAPES, (before: Omit<Tuned, 'sorts'>) => tuneEscapes(before, plan, samples));
}

function numberOf(name: 'matches' | 'nodes' | 'latitude' | 'pull' | 'playouts' | 'spread'): number {
  const value = Number(values[name]);
  if (value >= 0) return value;
  console.error(`--${name} is a number.`);
  process.exit(2);
}
