/**
 * How much more two cores think in a second than one: two threads with questions of their own, as in an
 * arena, and a crew of two that thinks about one question together, against one thread while the whole
 * process is kept to one core; and how that compares with MCTSBot, which has one thread:
 * `npm run cores -w bench`. It tells something only on a machine with nothing else to do, so it says how
 * busy that was.
 */

import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { type Crew, KNOWN_GAMES, plainKnowledge } from '@oubliette/bots';
import { threadCrew } from '@oubliette/bots/threads';
import { fastRandom } from '@oubliette/kernel';
import { countingBot } from './our-bot.ts';
import { momentsOf, seatsOf } from './speed.ts';
import { wrappedBot } from './their-bot.ts';
import { DRAFTED, ENCODED } from './wrapping.ts';

// The peers decide by this, when they are loaded, whether to run their slower development checks.
process.env.NODE_ENV = 'production';

const USAGE = `Usage: npm run cores -w bench

How much more two cores think in a second than one, and how that compares with MCTSBot; wants Linux,
two cores and a machine with nothing else to do.`;

const [word] = process.argv.slice(2);
if (word !== undefined) {
  if (word === '--help') console.log(USAGE);
  else console.error(`“${word}” is no option; known is --help.`);
  process.exit(word === '--help' ? 0 : 2);
}

/** How long a position is thought about: a crew that counts nodes would wait for the slower of two. */
const THOUGHT = 200;
const POSITIONS = 8;
/** Everybody thinks about all positions in every round; the first round warms up. */
const ROUNDS = 9;
/** What MCTSBot is compared by. */
const MILLISECONDS = 5000;
const TABLES = [
  ['duel', 'quick', ENCODED],
  ['claustrophobia', 'survivors', DRAFTED],
] as const;

/** Left to itself, a thread alone has its garbage collected by the second core. */
async function onOneCore<T>(task: () => Promise<T>): Promise<T> {
  keepTo('0');
  try {
    return await task();
  } finally {
    keepTo('0,1');
  }
}

function keepTo(cores: string): void {
  const options = ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)];
  try {
    execFileSync('taskset', options, { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('Cores are told apart by taskset (Linux), on a machine with two of them', {
      cause,
    });
  }
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

for (const [id, mode, wrapping] of TABLES) {
  const { game } = KNOWN_GAMES[id]!;
  const seats = seatsOf(game, mode);
  const moments = momentsOf(game, mode, POSITIONS);
  const [one, other, both] = [threadCrew(1), threadCrew(1), threadCrew(2)];
  const random = fastRandom(1);
  /** Positions a second of a crew that thinks about all moments. */
  const pace = async (crew: Crew) => {
    let thought = 0;
    const begun = performance.now();
    for (const { seen } of moments) {
      const seed = random.below('seed', 1 << 30);
      const budget = { milliseconds: THOUGHT };
      thought += (await crew.choose({ game: id, seats, seen, budget, seed })).nodes;
    }
    return (1000 * thought) / (performance.now() - begun);
  };
  const [alone, beside, together] = [[], [], []] as [number[], number[], number[]];
  for (let round = 0; round <= ROUNDS; round++) {
    const paces = [
      await onOneCore(() => pace(one)),
      (await Promise.all([pace(one), pace(other)])).reduce((sum, each) => sum + each),
      await pace(both),
    ] as const;
    if (round === 0) continue;
    alone.push(paces[0]);
    beside.push(paces[1] / paces[0]);
    together.push(paces[2] / paces[0]);
  }
  for (const crew of [one, other, both]) crew.end();
  const times = middle(beside);
  console.log(
    `${id} ${mode}: ${middle(alone).toFixed(0)} positions a second on one core; two threads beside each other ${times.toFixed(2)}×, a crew of two ${middle(together).toFixed(2)}×`,
  );
  const { seen, state } = moments[0]!;
  const ours = countingBot(game, seats, plainKnowledge());
  ours.bot.choose(seen, { milliseconds: MILLISECONDS }, random);
  const theirs = wrappedBot(wrapping, game, seats, {
    seed: 1,
    milliseconds: MILLISECONDS,
  });
  await theirs.choose(state);
  const ratio = ours.decisions() / theirs.decisions();
  console.log(
    `  decisions carried out by the rules alone: ${ratio.toFixed(0)} times MCTSBot with one thread, ${(ratio * times).toFixed(0)} times with two cores`,
  );
}
console.log(`load of the machine over the last minute: ${loadavg()[0]!.toFixed(1)}`);
