/**
 * Fits the weights of a game to self-play and writes them beside its knowledge:
 * `npm run tune -w packages/bots -- duel --mode quick --matches 40 --nodes 120 --seed 1`.
 * With `--lessons FILE` every match is kept as it ends, and a run that was stopped goes on. Who gets away
 * from a dungeon is fitted by itself: `npm run tune -w packages/bots -- escapes --mode survivors`; so is what
 * becomes of a round in the other scenarios: `npm run tune -w packages/bots -- rounds --mode treasure`, and
 * what each piece of the duel is worth to its team: `npm run tune -w packages/bots -- forces`. The numbers
 * of the duel can be tried out instead: `npm run tune -w packages/bots -- trials --matches 1000`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SCENARIO_MODES } from '../claustrophobia/balance.ts';
import escapes from '../knowledge/claustrophobia/escape.json' with { type: 'json' };
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { escapesIn, tuneEscapes } from './escapes.ts';
import type { Sample } from './fit.ts';
import { forcesIn, tuneForces } from './forces.ts';
import type { SelfPlayLesson, TunableGame } from './lessons.ts';
import { type LessonsFile, lessonsIn } from './lessons-file.ts';
import type { PlayingOn } from './playing-on.ts';
import { roundsIn, scenarioOf, tuneRounds } from './rounds.ts';
import { improved, type TuningTrial, tryOut, verdictsOf } from './trials.ts';
import { duelTrials } from './tryable.ts';
import { study, type Tuned, tune } from './tune.ts';
import {
  amounts,
  dry,
  lessons as lessonsPath,
  modeAmong,
  oneOf,
  refuse,
  seed,
  subject,
} from './wishes.ts';

const FILES = {
  claustrophobia: '../knowledge/claustrophobia/weights.json',
  duel: '../knowledge/duel/weights.json',
  lantern: '../knowledge/lantern.weights.json',
} as const;
const ESCAPES = '../knowledge/claustrophobia/escape.json';
const ROUNDS = '../knowledge/claustrophobia/rounds.json';
const FORCES = '../knowledge/duel/forces.json';

const { matches } = amounts;
const begun = performance.now();

function showProgress(done: number): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const end = process.stderr.isTTY ? '\u001b[K\r' : '\n';
  process.stderr.write(`${done} of ${matches} matches, ${seconds} s${end}`);
}

function writeTuned<T>(path: string, tuned: (before: T) => T): void {
  const file = new URL(path, import.meta.url);
  const text = `${JSON.stringify(tuned(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`;
  // What is no number is written as null.
  if (text.includes('null')) refuse('Nothing sensible came of it; nothing was changed.');
  if (dry) process.stdout.write(text);
  else writeFileSync(file, text);
}

function fitGame(id: keyof typeof FILES): void {
  const known = KNOWN_GAMES[id] as TunableGame;
  const { nodes, latitude, pull } = amounts;
  const mode = modeAmong(known.game);
  const file = lessonsIn<SelfPlayLesson>(lessonsPath, { game: id, mode, nodes, seed, latitude });
  const lessons = [...file.lessons];
  const plan = { mode, matches, nodes, seed, latitude, pull };
  study(known, plan, file.lessons, lesson => {
    lessons.push(lesson);
    file.keep(lesson);
    showProgress(lessons.length);
  });
  writeTuned(FILES[id], (before: Tuned) => ({ ...before, ...tune(known, before, plan, lessons) }));
}

type ByName = Readonly<Record<string, Omit<Tuned, 'sorts'>>>;

/** What matches of a scenario teach that were played on from their rounds. */
function samplesOf(plan: PlayingOn, samplesIn: (plan: PlayingOn, match: number) => Sample[]) {
  const samples: Sample[] = [];
  for (let match = 0; match < matches; match++) {
    samples.push(...samplesIn(plan, match));
    showProgress(match + 1);
  }
  return samples;
}

function planFor(modes: readonly string[]): PlayingOn {
  const { playouts, pull } = amounts;
  return { mode: oneOf(modes), matches, seed, playouts, pull };
}

function fitEscapes(): void {
  const plan = planFor(Object.keys(escapes));
  const samples = samplesOf(plan, escapesIn);
  writeTuned(ESCAPES, (before: ByName) => ({
    ...before,
    [plan.mode]: tuneEscapes(before[plan.mode]!, plan, samples),
  }));
}

function fitRounds(): void {
  const plan = planFor(SCENARIO_MODES.filter(mode => !Object.hasOwn(escapes, mode)));
  const samples = samplesOf(plan, roundsIn);
  writeTuned(ROUNDS, (before: ByName) => ({
    ...before,
    [scenarioOf(plan.mode)]: tuneRounds(plan, samples),
  }));
}

/** The lessons of a file, and those that are still missing. */
function goneOn<T>({ lessons, keep }: LessonsFile<T>, next: (match: number) => T): T[] {
  const all = [...lessons];
  for (let match = all.length; match < matches; match++) {
    const lesson = next(match);
    all.push(lesson);
    keep(lesson);
    showProgress(all.length);
  }
  return all;
}

function fitForces(): void {
  const { nodes, pull } = amounts;
  const plan = { matches, nodes, seed, pull };
  const file = lessonsIn<Sample>(lessonsPath, { forces: 'duel', nodes, seed });
  const samples = goneOn(file, match => forcesIn(plan, match));
  writeTuned(FORCES, () => tuneForces(plan, samples));
}

function tryNumbers(): void {
  const { nodes, spread } = amounts;
  const { numbers, game, sorted } = duelTrials;
  const plan = { mode: modeAmong(game), nodes, seed, spread };
  const file = lessonsIn<TuningTrial>(lessonsPath, { trials: game.id, numbers, ...plan });
  const trials = goneOn(file, match => tryOut(duelTrials, plan, match));
  for (const { name, gain, errors } of verdictsOf(numbers, trials)) {
    process.stderr.write(`${name}: ${(100 * gain).toFixed(1)} %, ${errors.toFixed(1)} errors\n`);
  }
  const origin = { by: 'npm run tune', trials: trials.length, ...plan };
  const moved = sorted(improved(numbers, trials, spread));
  writeTuned(FILES.duel, (before: Tuned) => ({ ...before, origin, ...moved }));
}

const isGame = (id: string): id is keyof typeof FILES => Object.hasOwn(FILES, id);

if (isGame(subject)) fitGame(subject);
else if (subject === 'escapes') fitEscapes();
else if (subject === 'rounds') fitRounds();
else if (subject === 'forces') fitForces();
else if (subject === 'trials') tryNumbers();
else
  refuse(
    `Name one of these: ${[...Object.keys(FILES), 'escapes', 'rounds', 'forces', 'trials'].join(', ')}.`,
  );
