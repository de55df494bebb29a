// Before a release: random matches of every game through the whole contract battery, with fresh seeds.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { playTrial } from '@oubliette/kernel/battery';
import { GAMES } from '../packages/cli/src/games.ts';
import {
  type BatteryPlan,
  type BatteryProgress,
  keep,
  progressOf,
} from './release-battery/progress.ts';

const USAGE = `Usage: npm run release-battery -- [options] [GAME…]

Plays random matches of every game through the whole contract battery, all modes in turn and the games
side by side. Every match is played to its end, its tokens are counted at every new question, and it is
replayed from its file; all other checks look at sampled moments, at least one in each match. A run that was stopped goes on where it was when it is given its seed again. Every fault
is told with the command that shows it.

  --matches N   how many of each game (10000)
  --seed TEXT   where all matches come from; fresh by default, and told
  --every K     the checks look once in a stretch of so many decisions, more often at the beginning of
                a match, more rarely behind its first 500 (100)
  --part I/N    only the matches I, I + N, I + 2N …: the share of one of N runs with one seed
  --help        this text
`;
const KEPT_EVERY_MS = 10_000;

const values = readArguments();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const matches = Number(values.matches ?? 10_000);
const plan = planFrom(values);
const stranger = plan.games.find(name => GAMES[name] === undefined);
if (stranger !== undefined) refuse(`there is no game “${stranger}”`);
const isSound = matches > 0 && plan.every >= 1 && plan.share >= 1 && plan.share <= plan.shares;
if (!isSound) refuse('a number is out of place');
const progress = progressOf(plan);
if (typeof progress === 'string') refuse(progress);
playOn(progress);

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const options = { matches: text, every: text, seed: text, part: text };
    const read = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { ...read.values, games: read.positionals };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(why: string): never {
  process.stderr.write(`release-battery: ${why}\n${USAGE}`);
  process.exit(2);
}

function planFrom({ seed, every, part, games }: ReturnType<typeof readArguments>): BatteryPlan {
  const [share = 1, shares = 1] = (part ?? '1/1').split('/').map(Number);
  return {
    seed: seed ?? randomBytes(8).toString('hex'),
    games: games.length > 0 ? games : Object.keys(GAMES),
    every: Number(every ?? 100),
    share,
    shares,
  };
}

function playOn(run: BatteryProgress): void {
  const { seed, every, share, shares, games } = run.plan;
  const part = shares === 1 ? '' : `, part ${share} of ${shares}`;
  console.log(`Seed ${seed}${part}, one look in ${every} decisions, from match ${run.next} on.`);
  console.log(
    `The same command${values.seed === undefined ? ` with --seed ${seed}` : ''} goes on if it is stopped.`,
  );
  let kept = Date.now();
  for (; run.next < matches; run.next += shares) {
    for (const game of games) playOne(run, game);
    if (Date.now() - kept < KEPT_EVERY_MS) continue;
    kept = Date.now();
    keep({ ...run, next: run.next + shares });
    process.stderr.write(`match ${run.next} of ${matches}, ${faultsOf(run)} faults\n`);
  }
  keep(run);
  for (const [game, { matches, decisions, faults }] of Object.entries(run.sums)) {
    console.log(`${game}: ${matches} matches, ${decisions} decisions, ${faults} faults.`);
  }
  process.exitCode = faultsOf(run) === 0 ? 0 : 1;
}

/** A fault does not end the run. */
function playOne({ plan: { seed, every }, next, sums }: BatteryProgress, name: string): void {
  const subject = GAMES[name]!;
  const modes = Object.keys(subject.game.modes);
  const mode = modes[next % modes.length]!;
  const { decisions, fault } = playTrial(subject, { mode, seed: `${seed}-${next}`, every });
  const sum = sums[name]!;
  sum.matches++;
  sum.decisions += decisions;
  if (fault === null) return;
  sum.faults++;
  console.log(
    `${name}, match ${next}: ${fault.check}: ${fault.text} (after ${fault.decision} decisions)`,
  );
  console.log(
    `  oubliette fuzz ${name} --matches 1 --mode ${mode} --seed '${seed}-${next}' --every ${every}`,
  );
}

function faultsOf({ sums }: BatteryProgress): number {
  return Object.values(sums).reduce((all, { faults }) => all + faults, 0);
}
