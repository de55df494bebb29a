// The solo automaton against its second opinion, over positions drawn by chance.
import { printPosition } from '../packages/dungeon-twister/src/solo/notation/position.ts';
import { drawPosition } from '../packages/dungeon-twister/src/solo/opinion/chance.ts';
import { differenceOn } from '../packages/dungeon-twister/src/solo/opinion/compare.ts';

const USAGE = `Usage: npm run second-opinion -- [--positions N] [--from SEED]

Draws positions with full hands, Keys, Ropes, wounded friends and unrevealed rooms, and compares what
the planner does with what a slow model of the ledger finds: objective, cost, and every way between
which the die is rolled. A difference is shown with its position.

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
for (let seed = first; seed < first + count; seed++) {
  const { state, npc } = drawPosition(seed);
  const difference = differenceOn(state, npc);
  if (difference !== null) {
    different++;
    console.log(`Position ${seed}, ${state.names[npc]}: ${difference}\n${inPlay(state)}\n`);
  }
  const done = seed - first + 1;
  if (done % REPORT_EVERY === 0 || done === count) {
    process.stderr.write(`${done} of ${count} positions, ${different} differences\n`);
  }
}
process.exit(different === 0 ? 0 : 1);

/** The position without what is out of the game. */
function inPlay(state: Parameters<typeof printPosition>[0]): string {
  const lines = printPosition(state).split('\n');
  return lines.filter(line => /^(maze|edge)|@/.test(line)).join('\n');
}
