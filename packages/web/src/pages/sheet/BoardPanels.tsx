import { ROOMS } from '@oubliette/dungeon-twister';
import { roomBack, roomDrawing } from '@oubliette/dungeon-twister/drawing';
import { For } from 'solid-js';
import {
  borderEdges,
  type Cutting,
  gearSquare,
  highlighted,
  innerEdge,
  jumpCutting,
  pathCutting,
  pitSquare,
  SQUARE,
  sightCutting,
  viewBoxOf,
} from '../../board/ground.ts';
import { text } from './messages.ts';
import { Named, SheetPanel, Specimen } from './Specimen.tsx';

const edges: Record<keyof ReturnType<typeof text>['edge'], () => Cutting> = {
  open: () => innerEdge('-'),
  wall: () => innerEdge('W'),
  slit: () => innerEdge('S'),
  closed: () => innerEdge('P'),
  opened: () => innerEdge('P', 'open'),
  broken: () => innerEdge('P', 'broken'),
  doubleWall: () => borderEdges('W', 'W'),
  twoEdges: () => borderEdges('P', 'S'),
  pit: pitSquare,
  clockwise: () => gearSquare('clockwise', 40),
  counterClockwise: () => gearSquare('counter-clockwise', 37),
};

const ROOM_BOX = `-3 -3 ${5 * SQUARE + 6} ${5 * SQUARE + 6}`;

function Cut(props: { of: Cutting; height: number }) {
  const width = () => (props.height * props.of.box[2]) / props.of.box[3];
  return (
    <svg
      width={width()}
      height={props.height}
      viewBox={viewBoxOf(props.of)}
      aria-hidden="true"
      innerHTML={props.of.drawing}
    />
  );
}

export function BoardPanels() {
  return (
    <>
      <SheetPanel title={text().edges} columns={12}>
        <Named wide names={text().edge} draw={edge => <Cut of={edges[edge]()} height={56} />} />
      </SheetPanel>
      <SheetPanel title={text().rooms} columns={12}>
        <For each={ROOMS}>
          {room => (
            <figure class="specimen sheet-room">
              <svg
                viewBox={ROOM_BOX}
                aria-hidden="true"
                innerHTML={roomDrawing({ room, quarters: 0 }, SQUARE)}
              />
              <figcaption>
                <b>{room.id}</b> {text().arrows[room.arrow]}
              </figcaption>
            </figure>
          )}
        </For>
      </SheetPanel>
      <SheetPanel title={text().highlights} columns={9}>
        <Named names={text().highlight} draw={kind => <Cut of={highlighted(kind)} height={60} />} />
        <Specimen name={text().path} wide>
          <Cut of={pathCutting()} height={52} />
        </Specimen>
        <Specimen name={text().jump} wide>
          <Cut of={jumpCutting()} height={52} />
        </Specimen>
        <Specimen name={text().sight} wide>
          <Cut of={sightCutting()} height={52} />
        </Specimen>
      </SheetPanel>
      <SheetPanel title={text().backs} columns={3}>
        <svg
          class="sheet-back"
          viewBox={ROOM_BOX}
          aria-hidden="true"
          innerHTML={roomBack(SQUARE, ['yellow', 'blue', 'prison'])}
        />
      </SheetPanel>
    </>
  );
}
