import { roomDrawing } from '@oubliette/dungeon-twister/drawing';
import { createUniqueId, For } from 'solid-js';
import {
  bareRoom,
  EDGE_SIGNS,
  SQUARE_SIGNS,
  shownRoom,
  withEdge,
  withSquare,
} from '../../documents/room-draft.ts';
import { text } from './messages.ts';
import './Brushes.css';

const SAMPLE = 60;
/** The middle square, and the edge above it. */
const MIDDLE = 12;
const ABOVE = 12;

const blank = { ...bareRoom('sample', 'clockwise'), squares: '.'.repeat(25) };

/** A corner of a room in which the sign is drawn. */
function sample(room: ReturnType<typeof withSquare>): string {
  const drawn = shownRoom(room, 91);
  return roomDrawing({ room: { ...drawn, gear: Math.max(drawn.gear, 0) }, quarters: 0 }, SAMPLE);
}

const squareSample = (sign: string) => sample(withSquare(blank, MIDDLE, sign));
const edgeSample = (sign: string) => sample(sign === '-' ? blank : withEdge(blank, ABOVE, sign));

interface BrushesProps {
  readonly edge: string;
  readonly square: string;
  readonly onEdge: (sign: string) => void;
  readonly onSquare: (sign: string) => void;
}

/** What edges and squares become when they are pressed. */
export function Brushes(props: BrushesProps) {
  return (
    <div class="editor-brushes">
      <BrushRow
        label={text().edgeBrush}
        signs={EDGE_SIGNS}
        names={text().edges}
        chosen={props.edge}
        onChoose={props.onEdge}
        box={`${2 * SAMPLE} ${1.5 * SAMPLE} ${SAMPLE} ${SAMPLE}`}
        sample={edgeSample}
      />
      <BrushRow
        label={text().squareBrush}
        signs={SQUARE_SIGNS}
        names={text().squares}
        chosen={props.square}
        onChoose={props.onSquare}
        box={`${2 * SAMPLE} ${2 * SAMPLE} ${SAMPLE} ${SAMPLE}`}
        sample={squareSample}
      />
      <p class="editor-hint">{text().brushHint}</p>
    </div>
  );
}

interface BrushRowProps {
  readonly label: string;
  readonly signs: string;
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (sign: string) => void;
  readonly box: string;
  readonly sample: (sign: string) => string;
}

function BrushRow(props: BrushRowProps) {
  const name = createUniqueId();
  return (
    <fieldset class="editor-brush-row">
      <legend>{props.label}</legend>
      <For each={[...props.signs]}>
        {sign => (
          <label class="editor-brush">
            <input
              type="radio"
              name={name}
              checked={props.chosen === sign}
              onChange={() => props.onChoose(sign)}
            />
            <svg viewBox={props.box} aria-hidden="true" innerHTML={props.sample(sign)} />
            <span>{props.names[sign]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
