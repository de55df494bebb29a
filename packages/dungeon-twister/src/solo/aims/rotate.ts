import {
  type CellId,
  isGearAt,
  type Labyrinth,
  positionAt,
  printCell,
  type RoomPosition,
  twinsOf,
} from '../../board/index.ts';
import { isWounded, planIn } from '../../duel/state.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { NpcScene } from '../planner/scene.ts';
import { npcCard, npcsInPlay, type SoloState } from '../state.ts';
import type { AimRules } from './aim.ts';

/** The NPC that keeps a pair of rooms for Mekanorks, or NOBODY (NC-MEKA-01). */
export function lockedBy(state: SoloState, position: RoomPosition): Token {
  const keeper = npcsInPlay(state).find(
    token => npcCard(state, token).trait === 'locks-gear' && keepsPair(state, token, position),
  );
  return keeper ?? NOBODY;
}

/** Healthy, on a gear, in one of the two rooms. */
function keepsPair(state: SoloState, keeper: Token, position: RoomPosition): boolean {
  const cell = state.places[keeper] as CellId;
  if (isWounded(state, keeper) || !isGearAt(state.labyrinth, cell)) return false;
  const own = positionAt(planIn(state), cell)!;
  return own === position || twinsOf(state.labyrinth, own).includes(position);
}

function isLocked(scene: NpcScene, position: RoomPosition): boolean {
  if (scene.card.likeness.id === 'mekanork') return false;
  return lockedBy(scene.state, position) !== NOBODY;
}

/** Standing on the nearest gear, even with no AP left to turn (DS-ROT-01, DS-ROT-06). */
export const rotate: AimRules = {
  aim: 'rotate',
  rule: 'DS-ROT-01',
  price: () => 0,
  targets(scene) {
    const { plan } = scene;
    return gearsOf(scene)
      .filter(cell => !isLocked(scene, positionAt(plan, cell)!))
      .map(cell => ({
        sought: { square: printCell(plan, cell) },
        token: NOBODY,
        place: cell,
        rank: 1,
        number: positionAt(plan, cell)!,
      }));
  },
  spots: (_scene, { place }) => [place],
  fits: () => true,
  nearby: (_scene, _board, { place }) => [place],
  deed: () => ({ do: 'roll' }),
};

const gears = new WeakMap<Labyrinth, readonly CellId[]>();

function gearsOf({ plan, state: { labyrinth } }: NpcScene): readonly CellId[] {
  const known = gears.get(labyrinth);
  if (known !== undefined) return known;
  const found: CellId[] = [];
  for (let at = 0; at < plan.cells; at++) {
    const cell = at as CellId;
    if (isGearAt(labyrinth, cell)) found.push(cell);
  }
  gears.set(labyrinth, found);
  return found;
}
