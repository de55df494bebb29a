import type { BoardPlan, CellId } from '@oubliette/dungeon-twister';
import { ROOM_SQUARES } from '@oubliette/dungeon-twister';
import { between, glideOf } from '../../board/motions.ts';
import type { MotionStage } from '../../board/stage.ts';
import type { ShownBoard } from '../seen/shown.ts';

export interface DuelStage extends MotionStage {
  readonly shown: ShownBoard;
  /** How many steps are seen one after the other: a long way is walked faster. */
  readonly steps: number;
}

const overTime = 420;
const goneTime = 320;

/** From square to square, with a hop on the way. */
export function slide(
  stage: MotionStage,
  name: string,
  from: CellId,
  to: CellId,
  time: number,
  hop: number,
): Animation[] {
  const [dx, dy] = between(stage, from, to);
  const at = (part: number, rise: number) => `translate(${dx * part}px, ${dy * part - rise}px)`;
  return glideOf(stage, name).map(each =>
    each.animate(
      { transform: [at(1, 0), at(0.5, hop), at(0, 0)] },
      { duration: time / stage.speed, easing: 'cubic-bezier(.4,0,.2,1)' },
    ),
  );
}

/** The token turns over on its long axis. */
export function turnOver(stage: MotionStage, name: string, flash: string): Animation[] {
  return glideOf(stage, name).map(each =>
    each.animate(
      [
        { transform: 'scaleX(1)', filter: flash },
        { transform: 'scaleX(0)', filter: flash, offset: 0.35 },
        { transform: 'scaleX(1)', filter: 'none' },
      ],
      { duration: overTime / stage.speed, easing: 'ease-out' },
    ),
  );
}

export function vanish(stage: MotionStage, name: string, end: string): Animation[] {
  return glideOf(stage, name).map(each =>
    each.animate(
      { transform: ['scale(1)', end], opacity: [1, 0] },
      { duration: goneTime / stage.speed, easing: 'ease-in', fill: 'forwards' },
    ),
  );
}

export const roomSquares = ({ cellOf }: BoardPlan, room: number): number[] =>
  Array.from(cellOf.subarray(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES));
