/**
 * How much more a crew of two threads thinks than one thread alone, in the same time at the same
 * positions, and how that compares with MCTSBot, which has one: `npm run cores -w bench`. It tells
 * something only on a machine with nothing else to do, so it says how busy that was.
 */

import { loadavg } from 'node:os';
import { KNOWN_GAMES, plainKnowledge } from '@oubliette/bots';
import { threadCrew } from '@oubliette/bots/threads';
import { fastRandom } from '@oubliette/kernel';
import { countingBot } from './our-bot.ts';
import { momentsOf, seatsOf } from './speed.ts';
import { wrappedBot } from './their-bot.ts';
import { DRAFTED, ENCODED } from './wrapping.ts';

// The peers decide by this, when they are loaded, whether to run their slower development checks.
process.env.NODE_ENV = 'production';

const MILLISECONDS = 1000;
const ROUNDS = 5;
const TABLES = [
  ['duel', 'quick', ENCODED],
  ['claustrophobia', 'survivors', DRAFTED],
] as const;

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

for (const [id, mode, wrapping] of TABLES) {
  const { game } = KNOWN_GAMES[id]!;
  const seats = seatsOf(game, mode);
  const [moment] = momentsOf(game, mode);
  const { seen, state } = moment!;
  const crews = [1, 2].map(size => ({ size, crew: threadCrew(size), nodes: [] as number[] }));
  const random = fastRandom(1);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { crew, nodes } of crews) {
      const seed = random.below('seed', 1 << 30);
      const wondering = { game: id, seats, seen, budget: { milliseconds: MILLISECONDS }, seed };
      const choice = await crew.choose(wondering);
      // The first round warms up.
      if (round > 0) nodes.push(choice.nodes);
    }
  }
  const [one, two] = crews.map(({ nodes }) => middle(nodes));
  const times = two! / one!;
  console.log(`${id} ${mode}: ${one} lines/s on one core, ${two} on two, ${times.toFixed(2)}×`);
  const ours = countingBot(game, seats, plainKnowledge());
  ours.bot.choose(seen, { milliseconds: ROUNDS * MILLISECONDS }, random);
  const theirs = wrappedBot(wrapping, game, seats, {
    seed: 1,
    milliseconds: ROUNDS * MILLISECONDS,
  });
  await theirs.choose(state);
  const ratio = ours.decisions() / theirs.decisions();
  console.log(
    `  decisions carried out by the rules alone: ${ratio.toFixed(0)} times MCTSBot with one thread, ${(ratio * times).toFixed(0)} times with the crew`,
  );
  for (const { crew } of crews) crew.end();
}
console.log(`load of the machine over the last minute: ${loadavg()[0]!.toFixed(1)}`);
