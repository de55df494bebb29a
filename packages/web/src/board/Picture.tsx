import type { TokenSide } from '@oubliette/art';
import { num } from '@oubliette/art';
import { type Labyrinth, planUnder, type RoomPosition } from '@oubliette/dungeon-twister';
import { boardFrame, type Geometry, startingLines } from '@oubliette/dungeon-twister/drawing';
import { createMemo, For, type JSX, splitProps } from 'solid-js';
import { marginOf } from './plane.ts';
import { RoomSlab } from './RoomSlab.tsx';
import './Picture.css';

interface PictureProps extends JSX.SvgSVGAttributes<SVGSVGElement> {
  readonly labyrinth: Labyrinth;
  readonly geometry: Geometry;
  /** Owners of the tokens that lie face down on a room. */
  readonly faceDown?: (position: RoomPosition) => readonly TokenSide[];
}

/** The board: its bed, the starting lines and the rooms; what stands on it are its children. */
export function Picture(props: PictureProps) {
  const [own, children, rest] = splitProps(
    props,
    ['labyrinth', 'geometry', 'faceDown'],
    ['children'],
  );
  const margin = () => marginOf(own.geometry);
  const width = () => num(own.geometry.width + 2 * margin());
  const height = () => num(own.geometry.height + 2 * margin());
  const ground = createMemo(() => boardFrame(own.geometry) + startingLines(own.geometry));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside has a name
    <svg
      {...rest}
      class="maze"
      width={width()}
      height={height()}
      viewBox={`${num(-margin())} ${num(-margin())} ${width()} ${height()}`}
    >
      <g innerHTML={ground()} />
      <g>
        <For each={planUnder(own.labyrinth).positions}>
          {position => (
            <RoomSlab
              labyrinth={own.labyrinth}
              position={position}
              geometry={own.geometry}
              faceDown={own.faceDown?.(position) ?? []}
            />
          )}
        </For>
      </g>
      {children.children}
    </svg>
  );
}
