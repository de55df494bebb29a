// Before a release: random matches of every game through the whole contract battery, with fresh seeds.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { playTrial } from '@oubliette/kernel/battery';
import { GAMES } from '../packages/cli/src/games.ts';

const USAGE = `Usage: npm run release-battery -- [options] [GAME…]

Plays random matches of every game, all modes in turn, through the whole contract battery. Matches are
numbered: a run that was stopped goes on with the same seed and --from, and several runs with --part
share one seed. Every fault is told with the command that shows it again.

  --matches N   how many of each game (10000)
  --every K     the checks look at one decision in so many (20)
  --seed TEXT   where all matches come from; fresh by default, and told
  --from N      the first match (0)
  --part I/N    only the matches I, I + N, I + 2N …: the share of one of N runs
  --help        this text
`;
const REPORT_EVERY_MS = 10_000;

const { values, positionals } = readArguments();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [share = 1, shares = 1] = (values.part ?? '1/1').split('/').map(Number);
const plan = {
  matches: Number(values.matches ?? 10_000),
  every: Number(values.every ?? 20),
  from: Number(values.from ?? 0),
  seed: values.seed ?? randomBytes(8).toString('hex'),
};
const names = positionals.length > 0 ? positionals : Object.keys(GAMES);
const isSound =
  plan.matches > 0 && plan.every >= 1 && plan.from >= 0 && share >= 1 && share <= shares;
const stranger = names.find(name => GAMES[name] === undefined);
if (!isSound || stranger !== undefined) {
  const what =
    stranger === undefined ? 'a number is out of place' : `there is no game “${stranger}”`;
  process.stderr.write(`release-battery: ${what}\n${USAGE}`);
  process.exit(2);
}

console.log(
  `Seed ${plan.seed}, one decision in ${plan.every} looked at, part ${share} of ${shares}.`,
);
const faults = names.reduce((sum, name) => sum + faultsOf(name), 0);
console.log(faults === 0 ? 'No fault.' : `${faults} matches with a fault.`);
process.exit(faults === 0 ? 0 : 1);

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const options = { matches: text, every: text, seed: text, from: text, part: text };
    return parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    process.stderr.write(`release-battery: ${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

/** Plays the share of one game; a fault does not end the run. */
function faultsOf(name: string): number {
  const subject = GAMES[name]!;
  const modes = Object.keys(subject.game.modes);
  let [played, decisions, found, told] = [0, 0, 0, Date.now()];
  for (let match = plan.from + share - 1; match < plan.matches; match += shares) {
    const mode = modes[match % modes.length]!;
    const seed = `${plan.seed}-${match}`;
    const report = playTrial(subject, { mode, seed, every: plan.every });
    played++;
    decisions += report.decisions;
    if (report.fault !== null) {
      found++;
      const { check, text, decision } = report.fault;
      console.log(`${name}, match ${match}: ${check}: ${text} (after ${decision} decisions)`);
      console.log(
        `  oubliette fuzz ${name} --matches 1 --mode ${mode} --seed '${seed}' --every ${plan.every}`,
      );
    }
    if (Date.now() - told < REPORT_EVERY_MS) continue;
    told = Date.now();
    process.stderr.write(
      `${name}: match ${match} of ${plan.matches}, ${decisions} decisions, ${found} faults\n`,
    );
  }
  console.log(
    `${name}: ${played} matches, ${decisions} decisions, modes ${modes.join(', ')}, ${found} faults.`,
  );
  return found;
}
