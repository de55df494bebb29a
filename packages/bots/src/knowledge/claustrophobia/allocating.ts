import type { Action, Claustrophobia } from '@oubliette/claustrophobia';
import { fastRandom } from '@oubliette/kernel';
import type { ImaginedWorld } from '../../world.ts';
import { factOf, type ImaginedCave } from './imagined.ts';
import { type CavePlay, playOf } from './play.ts';

/** To place a die uses no chance. */
const NO_CHANCE = fastRandom(0);
/** Areas that count their dice, not their uses: one use is as good as several. */
const COUNTING_DICE: ReadonlySet<string> = new Set(['sounds', 'destiny']);

/** Throws with what they allow, worked out once: nothing else on the table matters here. */
const known = new Map<string, readonly CavePlay[]>();

/** The destiny dice as a whole: every way that leaves no die which could be placed. */
export function allocations(
  world: ImaginedWorld<Claustrophobia>,
  state: ImaginedCave,
  seat: Claustrophobia['Seat'],
): readonly CavePlay[] {
  const key = [state.dice, state.uses.join(';'), factOf(state, 'red'), factOf(state, 'oil')].join(
    '|',
  );
  let plays = known.get(key);
  if (plays === undefined) {
    const found = new Map<string, CavePlay>();
    allocate(world, state, seat, [], found);
    plays = [...found.values()];
    known.set(key, plays);
  }
  return plays;
}

function allocate(
  world: ImaginedWorld<Claustrophobia>,
  state: ImaginedCave,
  seat: Claustrophobia['Seat'],
  placed: readonly Action[],
  found: Map<string, CavePlay>,
): void {
  const legal = world.legal(state, seat);
  const next = legal.filter(action => action.do === 'dice' && !isRepeated(action, placed));
  if (next.length === 0) {
    const done = legal.find(action => action.do === 'done')!;
    const play = playOf([...placed, done], sortOf(placed));
    found.set(play.key, play);
    return;
  }
  for (const action of next) {
    if (!isInOrder(world, placed.at(-1), action)) continue;
    const after = world.clone(state);
    world.apply(after, seat, action, NO_CHANCE);
    allocate(world, after, seat, [...placed, action], found);
  }
}

const areaOf = (action: Action | undefined) => (action?.do === 'dice' ? action.area : '');

function isRepeated(action: Action, placed: readonly Action[]): boolean {
  const area = areaOf(action);
  return COUNTING_DICE.has(area) && placed.some(other => areaOf(other) === area);
}

/** The order of placing makes no difference: one of them is enough. */
function isInOrder(
  world: ImaginedWorld<Claustrophobia>,
  last: Action | undefined,
  action: Action,
): boolean {
  return last === undefined || world.print(last) <= world.print(action);
}

function sortOf(placed: readonly Action[]): string {
  return ['destiny:', ...placed.map(areaOf).sort()].join(' ');
}
