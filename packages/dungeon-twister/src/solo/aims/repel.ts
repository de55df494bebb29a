import type { CellId } from '../../board/index.ts';
import { DIRECTIONS, type Direction } from '../../board/index.ts';
import { besideOn, isOpen, mayStandOn, type RelaxedBoard } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import { bearingOf, inLineWith } from '../planner/sight.ts';
import { isWhisperer, pushOf } from '../push.ts';
import type { AimRules } from './aim.ts';
import { enemies, ranked } from './ranks.ts';

/** AP of a scream, and how far Auntie Hush's reaches (NC-BANS-03). */
const SCREAM = 2;
const WHISPER = 1;
const EARSHOT = 3;

/** Banshees push the highest-ranked enemy whom they can push (DS-REP-01 to 03). */
export const repel: AimRules = {
  aim: 'repel',
  rule: 'DS-REP-01',
  price: ({ card }) => (isWhisperer(card) ? WHISPER : SCREAM),
  targets: scene => enemies(scene).map(token => ranked(scene, token)),
  spots: (scene, { place }) => inLineWith(scene, place),
  fits(scene, world, cell, target) {
    const bearing = bearingOf(scene, world, cell, target.place);
    if (bearing === null) return false;
    if (isWhisperer(scene.card) && bearing.squares > EARSHOT) return false;
    return pushOf(scene, world, target.token, bearing.way, bearing.squares) !== null;
  },
  nearby(scene, board, { place }) {
    const seeing = DIRECTIONS.flatMap(way => lookingAt(scene, board, place, way));
    return seeing.length > 0 ? seeing : besideOn(scene, board, place);
  },
  deed: (scene, { token }) => ({
    do: 'scream',
    token: scene.state.names[scene.npc]!,
    target: scene.state.names[token]!,
  }),
};

/** Squares from which one would see the target on a board that is not there (DS-EDGE-03). */
function lookingAt(scene: NpcScene, board: RelaxedBoard, place: CellId, way: Direction): CellId[] {
  const line: CellId[] = [];
  let cell = place;
  while (isOpen(scene, board, cell, way)) {
    cell = scene.plan.neighbours[cell * 4 + way] as CellId;
    if (mayStandOn(scene, board, cell)) line.push(cell);
  }
  return line;
}

/** Getting near is getting into sight (DS-EDGE-03). */
export const hailing: AimRules = {
  ...repel,
  fits: (scene, world, cell, { place }) => bearingOf(scene, world, cell, place) !== null,
};
