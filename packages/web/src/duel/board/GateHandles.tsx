import { type EdgeId, stateOf } from '@oubliette/dungeon-twister';
import { createMemo, For } from 'solid-js';
import { gatePlace, gatesOf } from '../../board/gates.ts';
import type { Plane } from '../../board/plane.ts';
import { text } from './messages.ts';

interface GateHandlesProps {
  readonly plane: Plane;
  /** The portcullises that the selected character can work. */
  readonly edges: ReadonlySet<EdgeId>;
}

/** Where a click takes hold of a portcullis. */
export function GateHandles(props: GateHandlesProps) {
  const square = () => props.plane.geometry.square;
  const handles = createMemo(() => {
    const { labyrinth, geometry } = props.plane;
    return gatesOf(labyrinth)
      .filter(({ edge }) => props.edges.has(edge))
      .map(gate => ({ edge: gate.edge, ...gatePlace(labyrinth, geometry, gate) }));
  });
  return (
    <g>
      <For each={handles()}>
        {({ edge, x, y, angle }) => (
          <rect
            class="duel-handle"
            data-edge={edge}
            transform={`translate(${x},${y}) rotate(${angle})`}
            x={-square() * 0.4}
            y={-square() * 0.15}
            width={square() * 0.8}
            height={square() * 0.3}
            rx="4"
          >
            <title>{text().gate[stateOf(props.plane.labyrinth, edge)]}</title>
          </rect>
        )}
      </For>
    </g>
  );
}
