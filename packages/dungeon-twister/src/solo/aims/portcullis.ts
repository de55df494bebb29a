import {
  type CellId,
  DIRECTIONS,
  type Direction,
  type EdgeId,
  farEdge,
  isRevealed,
  type Labyrinth,
  nearEdge,
  planUnder,
  positionOfEdge,
  printCell,
  signOf,
  stateOf,
  whyNotWorked,
} from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { mayStandOn } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import type { AimRules, ObjectiveTarget } from './aim.ts';

/** From where a portcullis is worked; `far` across a border, as the part of the room beyond (DS-BRK-03). */
interface Handle {
  readonly cell: CellId;
  readonly way: Direction;
  readonly far: boolean;
}

const surveys = new WeakMap<Labyrinth, ReadonlyMap<number, readonly Handle[]>>();

/** Every portcullis of the revealed rooms with its handles, which lie in the order of the squares. */
function survey(labyrinth: Labyrinth): ReadonlyMap<number, readonly Handle[]> {
  const known = surveys.get(labyrinth);
  if (known !== undefined) return known;
  const handles = new Map<number, Handle[]>();
  const note = (edge: EdgeId | null, handle: Handle) => {
    if (edge === null || signOf(labyrinth, edge) !== 'P') return;
    if (!isRevealed(labyrinth, positionOfEdge(edge))) return;
    handles.set(edge, [...(handles.get(edge) ?? []), handle]);
  };
  const { cells, neighbours } = planUnder(labyrinth);
  for (let at = 0; at < cells; at++) {
    const cell = at as CellId;
    for (const way of DIRECTIONS) {
      if (neighbours[at * 4 + way]! < 0) continue;
      const [near, far] = [nearEdge(labyrinth, cell, way), farEdge(labyrinth, cell, way)];
      note(near, { cell, way, far: false });
      if (far !== near) note(far, { cell, way, far: true });
    }
  }
  surveys.set(labyrinth, handles);
  return handles;
}

function handlesOf({ start }: NpcScene, { number }: ObjectiveTarget): readonly Handle[] {
  return survey(start.labyrinth).get(number)!;
}

function handleAt(scene: NpcScene, target: ObjectiveTarget, cell: CellId): Handle {
  return handlesOf(scene, target).find(handle => handle.cell === cell)!;
}

/** Breaking or opening, the nearest first: each counts as the northern or western square of its edge (DS-TIE-03). */
function working(
  aim: 'break' | 'open',
  rule: AimRules['rule'],
  isWanted: (labyrinth: Labyrinth, edge: EdgeId) => boolean,
): AimRules {
  /** Of two facing portcullises the nearer one comes first (DS-BRK-03). */
  function comesLater(labyrinth: Labyrinth, { cell, way, far }: Handle): boolean {
    const own = far ? nearEdge(labyrinth, cell, way) : null;
    return own !== null && signOf(labyrinth, own) === 'P' && isWanted(labyrinth, own);
  }
  function isPossible(labyrinth: Labyrinth, handle: Handle, edge: EdgeId): boolean {
    if (!isWanted(labyrinth, edge) || comesLater(labyrinth, handle)) return false;
    return whyNotWorked(labyrinth, handle.cell, edge) === null;
  }
  return {
    aim,
    rule,
    price: () => 1,
    targets({ plan, start }) {
      const wanted = [...survey(start.labyrinth)].filter(([edge]) =>
        isWanted(start.labyrinth, edge as EdgeId),
      );
      return wanted.map(([edge, handles]) => {
        const place = handles[0]!.cell;
        const sought = { square: printCell(plan, place) };
        return { sought, token: NOBODY, place, rank: 1, number: edge };
      });
    },
    spots: (scene, target) => handlesOf(scene, target).map(({ cell }) => cell),
    fits: (scene, { labyrinth }, cell, target) =>
      isPossible(labyrinth, handleAt(scene, target, cell), target.number as EdgeId),
    nearby: (scene, board, target) =>
      handlesOf(scene, target)
        .filter(handle => isPossible(scene.start.labyrinth, handle, target.number as EdgeId))
        .map(({ cell }) => cell)
        .filter(cell => mayStandOn(scene, board, cell)),
    deed(scene, target, cell) {
      const { way, far } = handleAt(scene, target, cell);
      return { do: aim, token: scene.state.names[scene.npc]!, side: way, far };
    },
  };
}

/** Colossi break what is not broken yet, closed or open (DS-BRK-01 to 03). */
export const breaking = working(
  'break',
  'DS-BRK-01',
  (labyrinth, edge) => stateOf(labyrinth, edge) !== 'broken',
);

/** Backstabbers open what is closed (DS-OPN-01). */
export const opening = working(
  'open',
  'DS-OPN-01',
  (labyrinth, edge) => stateOf(labyrinth, edge) === 'closed',
);
