// The solo automaton against its second opinion, over positions drawn by chance.
import { printPosition } from '../packages/dungeon-twister/src/solo/notation/position.ts';
import { drawPosition } from '../packages/dungeon-twister/src/solo/opinion/chance.ts';
import { differenceOn } from '../packages/dungeon-twister/src/solo/opinion/compare.ts';
import { TooManyPlaces } from '../packages/dungeon-twister/src/solo/opinion/ways.ts';

const USAGE = `Usage: npm run second-opinion -- [--positions N] [--from SEED]

Draws positions with full hands, Keys, Ropes, wounded friends and unrevealed rooms, and compares what
the planner does with what a slow model of the ledger finds: objective, cost, and every way between
which the die is rolled. A difference is shown with its position. A position in which the slow model
would have to look at millions of places is named and counted apart.

  --positions N   how many positions (20000)
  --from SEED     the number of the first one (1); each number is always the same position
  --help          this text
`;
const REPORT_EVERY = 500;

function numberAfter(option: string, otherwise: number): number {
  const at = process.argv.indexOf(option);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [count, first] = [numberAfter('--positions', 20_000), numberAfter('--from', 1)];
if (!(count > 0 && first >= 0)) {
  process.stderr.write(`second-opinion: --positions and --from want numbers\n${USAGE}`);
  process.exit(2);
}

let different = 0;
let without = 0;
for (let seed = first; seed < first + count; seed++) {
  const { state, npc } = drawPosition(seed);
  const difference = judged(seed, state, npc);
  if (difference !== null) {
    different++;
    console.log(`Position ${seed}, ${state.names[npc]}: ${difference}\n${inPlay(state)}\n`);
  }
  const done = seed - first + 1;
  if (done % REPORT_EVERY === 0 || done === count) {
    process.stderr.write(
      `${done} of ${count} positions, ${different} differences, ${without} without a second opinion\n`,
    );
  }
}
process.exit(different === 0 ? 0 : 1);

function judged(seed: number, ...position: Parameters<typeof differenceOn>): string | null {
  try {
    return differenceOn(...position);
  } catch (error) {
    if (!(error instanceof TooManyPlaces)) throw error;
    without++;
    console.log(`Position ${seed}: without a second opinion`);
    return null;
  }
}

/** The position without what is out of the game. */
function inPlay(state: Parameters<typeof printPosition>[0]): string {
  const lines = printPosition(state).split('\n');
  return lines.filter(line => /^(maze|edge)|@/.test(line)).join('\n');
}
