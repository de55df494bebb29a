import type { Game, Shape } from '../game.ts';
import type { Random } from '../random/random.ts';

/** One way in which chance can fall, and how often it does. */
export interface ChanceOutcome<G extends Shape> {
  readonly state: G['State'];
  readonly chance: number;
}

/** One result of a stream: which of how many, and whether an equal throw went before it. */
interface Drawn {
  readonly purpose: string;
  readonly count: number;
  value: number;
}

/**
 * Everything that an action can lead to, over all results of chance. Dice of one throw are counted
 * once for all their orders, if the game says that the order never matters.
 */
export function outcomes<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  seat: G['Seat'],
  action: G['Action'],
  throws: ReadonlySet<string> = NONE,
): ChanceOutcome<G>[] {
  const all: ChanceOutcome<G>[] = [];
  const drawn: Drawn[] = [];
  do {
    const after = game.clone(state);
    game.apply(after, seat, action, following(drawn, throws));
    all.push({ state: after, chance: chanceOf(drawn, throws) });
  } while (toNext(drawn));
  return all;
}

const NONE: ReadonlySet<string> = new Set();

/** Chance that falls as written, and behind that as low as it can. */
function following(drawn: Drawn[], throws: ReadonlySet<string>): Random {
  let at = 0;
  return {
    below(purpose, count) {
      const before = drawn[at - 1];
      const ordered = throws.has(purpose) && before?.purpose === purpose && before.count === count;
      drawn[at] ??= { purpose, count, value: ordered ? before.value : 0 };
      return drawn[at++]!.value;
    },
  };
}

/** The next way in which chance can fall, or nothing more. */
function toNext(drawn: Drawn[]): boolean {
  while (drawn.length > 0) {
    const last = drawn.at(-1)!;
    last.value++;
    if (last.value < last.count) return true;
    drawn.pop();
  }
  return false;
}

/** How often it falls like that; dice that rise in their throw stand for every order of them. */
function chanceOf(drawn: readonly Drawn[], throws: ReadonlySet<string>): number {
  let chance = 1;
  let thrown = 0;
  let equal = 0;
  drawn.forEach(({ purpose, count, value }, index) => {
    chance /= count;
    const before = drawn[index - 1];
    const goesOn = throws.has(purpose) && before?.purpose === purpose && before.count === count;
    thrown = goesOn ? thrown + 1 : 1;
    equal = goesOn && before.value === value ? equal + 1 : 1;
    chance *= thrown / equal;
  });
  return chance;
}
