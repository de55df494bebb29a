import { num, type Point } from '@oubliette/art';
import type { CellId } from '@oubliette/dungeon-twister';
import { createMemo } from 'solid-js';
import { hubOf, middleOf, type Plane } from './plane.ts';

interface StandingProps {
  readonly plane: Plane;
  readonly name: string;
  readonly cell: CellId;
  /** The drawing, around the middle of the square. */
  readonly picture: string;
}

const shift = ([x, y]: Point): string => `translate(${num(x)},${num(y)})`;

/** Somebody or something on a square. Nested so that it circles with its room and yet stays upright. */
export function Standing(props: StandingProps) {
  const at = createMemo(() => middleOf(props.plane, props.cell));
  const hub = createMemo(() => hubOf(props.plane, props.cell));
  return (
    <g transform={shift(hub())}>
      <g data-orbit={props.name}>
        <g transform={shift([at()[0] - hub()[0], at()[1] - hub()[1]])}>
          <g data-upright={props.name}>
            <g data-glide={props.name} innerHTML={props.picture} />
          </g>
        </g>
      </g>
    </g>
  );
}
