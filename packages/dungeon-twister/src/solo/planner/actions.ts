import type { CellId } from '../../board/index.ts';
import type { DuelAction } from '../../duel/action.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { NpcScene } from './scene.ts';
import type { Stride } from './strider.ts';
import type { WalkWorld } from './world.ts';

/** A stride as actions of the duel. */
export function actionsOf(
  scene: NpcScene,
  stride: Stride,
  from: CellId,
  before: WalkWorld,
): DuelAction[] {
  const token = scene.state.names[scene.npc]!;
  const { way, turn, kind, hand, leave } = stride;
  if (kind === 'open') return [{ do: 'open', token, side: way, far: turn === 1 }];
  const underfoot = before.load === NOBODY && isUnderfoot(before, from);
  const settingDown = scene.setDown && from === scene.cell && before === scene.start;
  if (kind === 'jump') {
    const land = turn as typeof way;
    return [{ do: 'jump', token, over: way, land, leave: leave || underfoot }];
  }
  const actions: DuelAction[] = [];
  if (stride.fresh) actions.push({ do: 'move', token });
  if (leave || settingDown || (stride.fresh && underfoot)) actions.push({ do: 'drop' });
  actions.push({ do: 'step', to: way });
  if (hand?.do === 'drop') actions.push({ do: 'drop' });
  else if (hand !== null) {
    actions.push({ do: hand.do, token: scene.state.names[hand.what as Token]! });
  }
  return actions;
}

/** Something on which it rests, and which it leaves when it sets off. */
function isUnderfoot(world: WalkWorld, cell: CellId): boolean {
  return world.thing[cell] !== NOBODY || world.lying[cell] !== NOBODY;
}
