import type { Shape } from '@oubliette/kernel';
import { lookFrom, type TurnThinking } from './look.ts';
import type { TurnInThought, TurnPoint } from './spot.ts';

/** A way to play a turn, and the chance of the seat when the turn is over. */
export interface TurnPlan<G extends Shape> {
  readonly spot: TurnPoint<G>;
  readonly worth: number;
}

/** Whole moves of a turn at most, against games in which a turn could go in a circle. */
const LONGEST_TURN = 12;

/**
 * Plans a turn, so many positions at a time: every whole move from each of them, of all that it leads
 * to the most promising again, and so on to the end of the turn. The best plans come first. What was
 * looked at is remembered in the spots, so that a turn can be planned again, more broadly. Whoever has
 * spent what they may think plans no further than one move, and whoever has found a plan that is worth
 * enough looks for no better one.
 */
export function plansOf<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  breadth: number,
  enough = Number.POSITIVE_INFINITY,
): TurnPlan<G>[] {
  const ends: TurnPoint<G>[] = [];
  const isEnough = (spot: TurnPoint<G>) => spot.fate === 'is over' && lessIdle(spot) >= enough;
  /** depth → the chance of the best spot from which the turn goes on */
  const best: number[] = [];
  let layer: readonly TurnPoint<G>[] = [turn.root];
  for (let depth = 1; depth <= LONGEST_TURN && layer.length > 0; depth++) {
    if (depth > 1 && (thinking.isSpent() || ends.some(isEnough))) break;
    const reached = distinct(layer.flatMap(spot => lookFrom(thinking, turn, spot)));
    ends.push(...reached.filter(({ fate }) => fate !== 'goes on'));
    layer = reached
      .filter(({ fate }) => fate === 'goes on')
      .sort((one, other) => other.worth - one.worth)
      .slice(0, breadth);
    if (layer[0] !== undefined) best[depth] = layer[0].worth;
  }
  const over = ends.filter(({ fate }) => fate === 'is over').map(({ worth }) => worth);
  const end = over.length === 0 || layer.length > 0 ? null : Math.max(...over);
  return [...ends, ...layer]
    .map(spot => ({ spot, worth: lessIdle(spot, finished(spot, best, end)) }))
    .sort((one, other) => other.worth - one.worth);
}

/** Chance that a move costs which leads to nothing: among equals the short plan is better. */
const IDLE = 0.0002;

function lessIdle<G extends Shape>({ depth, worth }: TurnPoint<G>, chance = worth): number {
  return chance - IDLE * depth;
}

/** Where chance comes first, the rest of the turn is taken to bring as much as it brings otherwise. */
function finished<G extends Shape>(
  { fate, worth, depth }: TurnPoint<G>,
  best: readonly number[],
  end: number | null,
): number {
  const sure = best[Math.min(depth, best.length - 1)];
  if (fate === 'is over' || sure === undefined || end === null) return worth;
  return Math.min(1, Math.max(0, worth + end - sure));
}

/** The same position is looked at once, however it came about. */
function distinct<G extends Shape>(spots: readonly TurnPoint<G>[]): TurnPoint<G>[] {
  const seen = new Set<number>();
  return spots.filter(({ stamp }) => {
    if (stamp === null) return true;
    if (seen.has(stamp)) return false;
    seen.add(stamp);
    return true;
  });
}
