import type { PictogramName } from '@oubliette/art';
import type { Room } from '@oubliette/dungeon-twister';
import { roomDrawing } from '@oubliette/dungeon-twister/drawing';
import { type Cutting, SQUARE, viewBoxOf } from '../../board/ground.ts';
import { Pictogram } from '../../components/Pictogram.tsx';

const ROOM_BOX = `-3 -3 ${5 * SQUARE + 6} ${5 * SQUARE + 6}`;

export const RoomPicture = (props: { readonly room: Room }) => (
  <svg
    class="piece-room"
    viewBox={ROOM_BOX}
    aria-hidden="true"
    innerHTML={roomDrawing({ room: props.room, quarters: 0 }, SQUARE)}
  />
);

/** A square or an edge, cut out of a room. */
export const GroundPicture = (props: { readonly of: Cutting }) => (
  <svg
    class="piece-ground"
    viewBox={viewBoxOf(props.of)}
    aria-hidden="true"
    innerHTML={props.of.drawing}
  />
);

/** The sign of a card or a power. */
export const SignPicture = (props: { readonly sign: PictogramName; readonly dark?: boolean }) => (
  <span class="piece-sign" data-dark={props.dark || undefined} aria-hidden="true">
    <Pictogram name={props.sign} />
  </span>
);
