/**
 * How much more a crew of two threads thinks in a second than one thread alone, over the same
 * positions, and how that compares with MCTSBot, which has one: `npm run cores -w bench`. It tells
 * something only on a machine with nothing else to do, so it says how busy that was, and what two
 * threads come to that do nothing but reckon.
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

/** What each thread thinks of a position. */
const NODES = 4000;
const POSITIONS = 8;
/** Each crew thinks about all positions in every round; the first round warms up. */
const ROUNDS = 9;
/** What MCTSBot is compared by. */
const MILLISECONDS = 5000;
const TABLES = [
  ['duel', 'quick', ENCODED],
  ['claustrophobia', 'survivors', DRAFTED],
] as const;

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

for (const [id, mode, wrapping] of TABLES) {
  const { game } = KNOWN_GAMES[id]!;
  const seats = seatsOf(game, mode);
  const moments = momentsOf(game, mode, POSITIONS);
  const crews = [1, 2].map(size => ({ size, crew: threadCrew(size), paces: [] as number[] }));
  const random = fastRandom(1);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { size, crew, paces } of crews) {
      let thought = 0;
      const begun = performance.now();
      for (const { seen } of moments) {
        const seed = random.below('seed', 1 << 30);
        const budget = { nodes: size * NODES };
        thought += (await crew.choose({ game: id, seats, seen, budget, seed })).nodes;
      }
      if (round > 0) paces.push((1000 * thought) / (performance.now() - begun));
    }
  }
  const [one, two] = crews.map(({ paces }) => middle(paces));
  const times = two! / one!;
  console.log(
    `${id} ${mode}: ${one!.toFixed(0)} positions a second on one core, ${two!.toFixed(0)} on two, ${times.toFixed(2)}×`,
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
    `  decisions carried out by the rules alone: ${ratio.toFixed(0)} times MCTSBot with one thread, ${(ratio * times).toFixed(0)} times with the crew`,
  );
  for (const { crew } of crews) crew.end();
}
console.log(`load of the machine over the last minute: ${loadavg()[0]!.toFixed(1)}`);
