import {
  ACTED,
  cbtOf,
  DEMON_FIGURE,
  defOf,
  F,
  HUMANS,
  mvtOf,
  STAGE,
  WARRIORS,
} from '@oubliette/claustrophobia';
import type { ImaginedCave, Steps } from './imagined.ts';

const FACES = 6;

/** Chance that a die hits somebody with that DEF. */
function hitting(def: number): number {
  return (FACES + 1 - def) / FACES;
}

/** What a second roll of the dice that missed adds to a hit, for each part that misses. */
const FRANTIC = 0.5;
/** An enemy who must walk first may find the way or the tile full. */
const ON_THE_WAY = 0.6;

/** By tile: the chance to hit the weakest human there; 0 without humans. */
const weakest = new Float64Array(40);

/** The hits that the horde may expect from those of its warriors who act before the next round. */
export function woundsToCome(state: ImaginedCave, toHumans: Steps): number {
  const { place, flags, facts, count } = state;
  weakest.fill(0, 0, count);
  let softest = 0;
  for (let who = 0; who < HUMANS; who++) {
    const spot = place[who]!;
    if (spot < 0) continue;
    const chance = hitting(defOf(state, who));
    if (chance > weakest[spot]!) weakest[spot] = chance;
    if (chance > softest) softest = chance;
  }
  const acting = facts[F.stage]! >= STAGE.demonPhase;
  const frantic = facts[F.claws]! > 0;
  let sum = 0;
  for (let who = HUMANS; who < WARRIORS; who++) {
    const spot = place[who]!;
    if (spot < 0 || (acting && (flags[who]! & ACTED) !== 0)) continue;
    const far = toHumans[spot]!;
    if (far > 0 && far > mvtOf(state, who)) continue;
    const chance = far === 0 ? weakest[spot]! : softest * ON_THE_WAY;
    const again = frantic && who !== DEMON_FIGURE ? FRANTIC * (1 - chance) * chance : 0;
    sum += cbtOf(state, who) * (chance + again);
  }
  return sum;
}

/** The hits that humans who have yet to act may expect against whoever stands beside them. */
export function blowsToCome(state: ImaginedCave): number {
  const { place } = state;
  let sum = 0;
  for (let who = 0; who < HUMANS; who++) {
    if (!isPending(state, who)) continue;
    const enemy = enemyOn(state, place[who]!);
    if (enemy >= 0) sum += cbtOf(state, who) * hitting(defOf(state, enemy));
  }
  return sum;
}

function enemyOn({ place }: ImaginedCave, spot: number): number {
  for (let who = HUMANS; who < WARRIORS; who++) if (place[who] === spot) return who;
  return -1;
}

/** Whether a human has their die and their action of this round still before them. */
export function isPending({ place, flags, die, facts }: ImaginedCave, who: number): boolean {
  if (place[who]! < 0 || die[who] === 0 || facts[F.stage]! > STAGE.orders) return false;
  return (flags[who]! & ACTED) === 0;
}
