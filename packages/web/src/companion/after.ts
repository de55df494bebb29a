import {
  type CellId,
  type DuelAction,
  type EdgeId,
  farEdge,
  lineAt,
  type NpcPlan,
  nearEdge,
  neighbour,
  OUT_OF_GAME,
  planOf,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { withGate, withTokens } from './editing.ts';
import { labyrinthIn } from './impossible.ts';

interface Walk {
  readonly view: SoloView;
  readonly cell: CellId;
  readonly load: string | null;
}

/** The table after somebody has gone the way of its plan; the deed at its end is the player's to do. */
export function afterWay(view: SoloView, { npc, actions }: NpcPlan): SoloView {
  const start = view.tokens.find(({ name }) => name === npc)!.place as CellId;
  const under = view.tokens.find(({ name, place }) => place === start && name !== npc);
  const begun: Walk = { view, cell: start, load: under?.name ?? null };
  return actions.reduce((walk, action) => onward(walk, npc, action), begun).view;
}

function onward(walk: Walk, npc: string, action: DuelAction): Walk {
  const plan = planOf(walk.view.long);
  switch (action.do) {
    case 'step': {
      const cell = neighbour(plan, walk.cell, action.to);
      return cell === null ? walk : moved({ ...walk, cell }, npc);
    }
    case 'jump': {
      const over = neighbour(plan, walk.cell, action.over);
      const cell = over === null ? null : neighbour(plan, over, action.land);
      if (cell === null) return walk;
      return moved({ ...walk, cell, load: action.leave ? null : walk.load }, npc);
    }
    case 'take':
    case 'swap':
      return moved({ ...walk, load: action.token }, npc);
    case 'drop':
      return { ...walk, load: null };
    case 'open': {
      const labyrinth = labyrinthIn(walk.view);
      const edgeAt = action.far ? farEdge : nearEdge;
      const edge = edgeAt(labyrinth, walk.cell, action.side) as EdgeId | null;
      return edge === null ? walk : { ...walk, view: withGate(walk.view, edge) };
    }
    default:
      return walk;
  }
}

/** The walker is there, and what it holds with it; over the Player's line both leave (DT-EXIT-04). */
function moved(walk: Walk, npc: string): Walk {
  const plan = planOf(walk.view.long);
  const place = lineAt(plan, walk.cell) === plan.lines[1] ? OUT_OF_GAME : walk.cell;
  const tokens = walk.view.tokens.map(token =>
    token.name === npc || token.name === walk.load ? { ...token, place } : token,
  );
  return { ...walk, view: withTokens(walk.view, tokens) };
}
