import { type Labyrinth, planUnder } from '@oubliette/dungeon-twister';
import { delaysOf, type GearWays, gearWaysOf, readDelays, usualDelays } from './gears.ts';
import { groundOf, type WalkerGround } from './ground.ts';
import { perLabyrinth } from './labyrinths.ts';
import { GAITS, type Pieces, SIDES } from './pieces.ts';
import type { ImaginedDuel } from './tables.ts';
import { measureWays, type Ways } from './ways.ts';

/** What is known of a labyrinth: its ground as a walker sees it, and the ways measured so far. */
interface Field {
  readonly ground: WalkerGround;
  readonly gearWays: GearWays;
  readonly ways: Map<number, Ways>;
}

const MOST_FIELDS = 4000;

const fieldOf = perLabyrinth(MOST_FIELDS, (labyrinth): Field => {
  const ground = groundOf(labyrinth);
  return { ground, gearWays: gearWaysOf(ground), ways: new Map() };
});

/** How far it is for a side from each square to the nearest enemy line, by gait, with its others where they stand. */
export function waysOut(state: ImaginedDuel, pieces: Pieces, side: number): (gait: number) => Ways {
  const { labyrinth } = state;
  const field = fieldOf(labyrinth);
  // With more than two sides there are too many cases to remember them all.
  const delays =
    state.points.length > 2
      ? usualDelays(field.ground.count)
      : delaysOf(state, pieces, field.gearWays, side);
  return gait => waysIn(field, labyrinth, side, gait, delays);
}

/** The same for whoever does not ask who stands where. */
export function usualWaysOut(labyrinth: Labyrinth, side: number, gait: number): Ways {
  const field = fieldOf(labyrinth);
  return waysIn(field, labyrinth, side, gait, usualDelays(field.ground.count));
}

function waysIn(
  { ground, ways }: Field,
  labyrinth: Labyrinth,
  side: number,
  gait: number,
  delays: number,
): Ways {
  const key = (delays * SIDES.length + side) * GAITS + gait;
  let found = ways.get(key);
  if (found === undefined) {
    const goal = planUnder(labyrinth).lines.flatMap((line, other) =>
      other === side ? [] : line.cells,
    );
    found = measureWays(ground, goal, gait, readDelays(delays, ground.count));
    ways.set(key, found);
  }
  return found;
}
