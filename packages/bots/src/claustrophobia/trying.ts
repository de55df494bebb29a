import { type Action, type Claustrophobia, claustrophobia } from '@oubliette/claustrophobia';
import { pick, type Random } from '@oubliette/kernel';
import type { SeenBySeat } from '../bot.ts';
import { AT_REST } from '../knowledge/claustrophobia/rest.ts';
import { type Guessed, type ImaginedWorld, worldOf } from '../world.ts';
import { sightOf } from './sight.ts';
import { worth } from './worth.ts';

export type CaveSide = 'human' | 'demon';
export type SeenHere = SeenBySeat<Claustrophobia>;

/** Answers a question by a habit, or leaves it to be tried out. */
export type HabitScript = (seen: SeenHere) => Action | null;

const SEATS = ['human', 'demon'] as const;
const WORLD: ImaginedWorld<Claustrophobia> = worldOf(claustrophobia, SEATS);
const WIN = 1000;
/** Worlds in which each action is tried. */
const WORLDS = 3;
/** An attack that changed nothing by bad luck was still worth it. */
const BOLDNESS = 0.2;
/** Questions that may follow before the outcome of an action is judged. */
const REACTIONS = 40;

/** Tries every action in the same guessed worlds and takes the best one for the seat. */
export function tryAll(
  seen: SeenHere,
  side: CaveSide,
  scripts: Readonly<Record<CaveSide, HabitScript>>,
  random: Random,
): Action {
  const worlds = Array.from({ length: WORLDS }, () => WORLD.guess(seen.view, random));
  let best = seen.legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of seen.legal) {
    let sum = action.do === 'attack' ? BOLDNESS : 0;
    for (const guessed of worlds) {
      const after = WORLD.clone(guessed);
      WORLD.apply(after, seen.seat, action, random);
      settle(after, scripts, random);
      sum += judge(after, side);
    }
    if (sum <= most) continue;
    most = sum;
    best = action;
  }
  return best;
}

/** Lets both sides answer what the action has set off: by habit, or else by chance. */
function settle(
  guessed: Guessed<Claustrophobia>,
  scripts: Readonly<Record<CaveSide, HabitScript>>,
  random: Random,
): void {
  for (let left = REACTIONS; left > 0; left--) {
    const asked = WORLD.decision(guessed);
    if (asked === null || AT_REST.has(asked.question)) return;
    const [seat] = asked.seats;
    if (seat === undefined) return;
    const view = WORLD.view(guessed, seat);
    const legal = WORLD.legal(guessed, seat);
    const side = view.seats.human === seat ? 'human' : 'demon';
    const action = scripts[side]({ seat, view, legal }) ?? pick(random, 'reaction', legal);
    WORLD.apply(guessed, seat, action, random);
  }
}

function judge(guessed: Guessed<Claustrophobia>, side: CaveSide): number {
  const outcome = WORLD.outcome(guessed);
  const view = WORLD.view(guessed, 'human');
  const winner = outcome?.winners[0];
  // A draw is worth what lies on the table: whoever cannot win any more may like it.
  if (winner === undefined) return worth(sightOf(view), side);
  return winner === view.seats[side] ? WIN : -WIN;
}
