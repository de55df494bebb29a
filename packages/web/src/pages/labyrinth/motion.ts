import {
  type CellId,
  planUnder,
  ROOM_SQUARES,
  type RoomPosition,
} from '@oubliette/dungeon-twister';
import { fadeIn, find, jump, revealRoom, turnRoom, workGate } from '../../board/motions.ts';
import type { MotionStage } from '../../board/stage.ts';
import { wantsStillness } from '../../senses/speed.ts';
import type { LabyrinthChange } from './changes.ts';
import { explorerNames } from './explorers.ts';
import type { LabyrinthTable } from './table.ts';

/** Where motions happen, with everybody who stands there. */
export interface TableStage extends MotionStage {
  readonly table: LabyrinthTable;
}

/** Whether the eye is kept waiting: then a click only completes the motion and does nothing else. */
export const isLong = (changes: readonly LabyrinthChange[]): boolean =>
  !wantsStillness() && changes.some(({ kind }) => kind === 'turned' || kind === 'revealed');

/** Starts the motions of some changes; the animations may be finished at any time. */
export function play(stage: TableStage, changes: readonly LabyrinthChange[]): Animation[] {
  const show = wantsStillness() ? fade : move;
  return changes.flatMap(change => show(stage, change));
}

function move(stage: TableStage, change: LabyrinthChange): Animation[] {
  switch (change.kind) {
    case 'turned':
      return turnRoom(stage, change.position, change.quarters, standingIn(stage, change.position));
    case 'revealed':
      return revealRoom(stage, change.position);
    case 'hidden':
      return find(stage, altered(change)).map(room =>
        room.animate({ opacity: [0, 1] }, { duration: 200 }),
      );
    case 'worked':
      return workGate(stage, change.edge, change.to);
    case 'moved':
      return jump(stage, change.explorer, change.from, change.to);
  }
}

function standingIn({ table }: TableStage, position: RoomPosition): readonly string[] {
  const { positionOf } = planUnder(table.labyrinth);
  return explorerNames.filter(name => positionOf[table.standing[name]] === position);
}

/** The part of the picture that a change has altered. */
function altered(change: LabyrinthChange): string {
  switch (change.kind) {
    case 'worked':
      return `[data-gate="${change.edge}"]`;
    case 'moved':
      return `[data-glide="${change.explorer}"]`;
    default:
      return `[data-room="${change.position}"]`;
  }
}

function alteredCells({ labyrinth }: TableStage, change: LabyrinthChange): readonly CellId[] {
  if (change.kind === 'worked') return [];
  if (change.kind === 'moved') return [change.to];
  const first = change.position * ROOM_SQUARES;
  const cells = planUnder(labyrinth).cellOf.subarray(first, first + ROOM_SQUARES);
  return Array.from(cells, cell => cell as CellId);
}

const fade = (stage: TableStage, change: LabyrinthChange): Animation[] =>
  fadeIn(stage, altered(change), alteredCells(stage, change));
