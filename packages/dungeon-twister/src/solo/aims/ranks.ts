import type { CellId } from '../../board/index.ts';
import type { ClassId } from '../../content/npcs/card.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { NpcScene } from '../planner/scene.ts';
import type { WalkWorld } from '../planner/world.ts';
import { isNpc, npcCard } from '../state.ts';
import type { ObjectiveTarget } from './aim.ts';

function classOf({ state, roster }: NpcScene, token: Token): ClassId {
  const { id } = isNpc(token) ? npcCard(state, token).likeness : roster.pieces[token]!;
  return id as ClassId;
}

/** A character as a target, by its class's place in the list, wounded or not (DS-CARD-04). */
export function ranked(scene: NpcScene, token: Token): ObjectiveTarget {
  const rank = scene.card.characters.indexOf(classOf(scene, token)) + 1;
  const place = scene.state.places[token] as CellId;
  return { sought: { token: scene.state.names[token]! }, token, place, rank, number: -1 };
}

/** Characters of a side on the board, but for wounded ones whom somebody carries. */
function afoot(scene: NpcScene, side: number): Token[] {
  const { state, roster, standing, start, npc } = scene;
  return roster.characters[side]!.filter(token => {
    const cell = state.places[token]!;
    if (cell < 0 || cell >= scene.plan.cells || token === npc || token === start.load) return false;
    return standing[cell] === token || (standing[cell] === NOBODY && start.lying[cell] === token);
  });
}

export function enemies(scene: NpcScene): Token[] {
  return afoot(scene, 1 - scene.side);
}

export function friends(scene: NpcScene): Token[] {
  return afoot(scene, scene.side);
}

/** Whether a friend is still where it was, and not in the planner's arms by then. */
export function isThere(
  scene: NpcScene,
  world: WalkWorld,
  { place, token }: ObjectiveTarget,
): boolean {
  return scene.standing[place] === token || world.lying[place] === token;
}
