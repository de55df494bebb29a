/**
 * How much more a crew of two threads thinks than one thread alone, in the same time at the same
 * positions: `npm run cores -w bench`. It tells something only on a machine with nothing else to do.
 */

import { KNOWN_GAMES } from '@oubliette/bots';
import { threadCrew } from '@oubliette/bots/threads';
import { fastRandom } from '@oubliette/kernel';
import { momentsOf, seatsOf } from './speed.ts';

const MILLISECONDS = 1000;
const ROUNDS = 5;
const TABLES = [
  ['duel', 'quick'],
  ['claustrophobia', 'survivors'],
] as const;

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

for (const [id, mode] of TABLES) {
  const { game } = KNOWN_GAMES[id]!;
  const seats = seatsOf(game, mode);
  const [moment] = momentsOf(game, mode);
  const { seen } = moment!;
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
  const ratio = (two! / one!).toFixed(2);
  console.log(`${id} ${mode}: ${one} lines/s on one core, ${two} on two, ${ratio}×`);
  for (const { crew } of crews) crew.end();
}
