import { type CellId, columnOf, planOf, rowOf } from '@oubliette/dungeon-twister';
import { centreOf, frameWidth, type Geometry } from '@oubliette/dungeon-twister/drawing';
import { onMount } from 'solid-js';
import { WhyNot } from '../../components/WhyNot.tsx';
import type { Refused } from '../choice.ts';
import { refusalWords } from '../words/refusal.ts';
import type { Desk } from './desk.ts';
import './Refusal.css';

const width = 300;
const margin = 8;

/** Where the message points: a point of the board or of the window. */
interface Aim {
  readonly x: number;
  readonly y: number;
  /** Whether the message hangs below its point. */
  readonly below: boolean;
  /** How far to the right it may reach. */
  readonly room: number;
}

/** The answer to an impossible wish, pointing at the square it was wished for. */
export function RefusalOnBoard(
  props: Desk & { readonly geometry: Geometry; readonly refused: Refused },
) {
  const aim = (): Aim => {
    const { geometry } = props;
    const plan = planOf(props.table.snapshot().view.long);
    const cell = props.refused.cell as CellId;
    const [x, y] = centreOf(geometry, { x: columnOf(plan, cell), y: rowOf(plan, cell) });
    const frame = frameWidth(geometry.square);
    const below = y < 3 * geometry.square;
    const aside = (below ? 0.55 : -0.55) * geometry.square;
    return { x: x + frame, y: y + frame + aside, below, room: geometry.width + 2 * frame };
  };
  return (
    <div class="refusal" data-below={aim().below || undefined} style={styleOf(aim())}>
      <RefusalWords refused={props.refused} points={aim().below ? 'up' : 'down'} />
    </div>
  );
}

/** The same at a button, above whatever covers the table. */
export function RefusalAtButton(props: { readonly refused: Refused }) {
  let message!: HTMLDivElement;
  onMount(() => message.showPopover());
  const aim = (): Aim => {
    const box = props.refused.at?.getBoundingClientRect();
    const room = document.documentElement.clientWidth - margin;
    if (!box || box.width === 0) return { x: room / 2, y: innerHeight / 2, below: true, room };
    const below = box.top < 160;
    return { x: box.left + box.width / 2, y: below ? box.bottom + 12 : box.top - 12, below, room };
  };
  return (
    <div
      class="refusal"
      popover="manual"
      ref={message}
      data-below={aim().below || undefined}
      style={styleOf(aim())}
    >
      <RefusalWords refused={props.refused} points={aim().below ? 'up' : 'down'} />
    </div>
  );
}

function styleOf({ x, y, room }: Aim) {
  const left = Math.max(margin, Math.min(x - 40, room - width));
  const beak = Math.max(12, Math.min(x - left - 7, width - 34));
  return { '--left': `${left}px`, '--top': `${y}px`, '--beak': `${beak}px` };
}

/** The words alone, for a place that needs no beak. */
export function RefusalWords(props: {
  readonly refused: Refused;
  readonly points?: 'up' | 'down';
}) {
  const words = () => refusalWords(props.refused.refusal);
  return <WhyNot {...words()} {...(props.points && { points: props.points })} />;
}
