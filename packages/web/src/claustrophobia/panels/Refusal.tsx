import { onMount } from 'solid-js';
import { WhyNot } from '../../components/WhyNot.tsx';
import type { Refused } from '../choice.ts';
import { middleOf, TILE } from '../map/slots.ts';
import type { MapView } from '../map/view.ts';
import { refusalWords } from '../words/refusal.ts';
import './Refusal.css';

const width = 300;
const margin = 8;

/** Where the message points: a point of the map or of the window. */
interface Aim {
  readonly x: number;
  readonly y: number;
  /** Whether the message hangs below its point. */
  readonly below: boolean;
  /** How far to the right it may reach. */
  readonly room: number;
}

/** The answer to an impossible wish, pointing at the tile it was wished for. */
export function RefusalOnMap(props: { readonly sight: MapView; readonly refused: Refused }) {
  const aim = (): Aim => {
    const [x, y] = middleOf(props.refused.cell ?? '@0,0');
    const below = props.sight.onStage([x, y])[1] < 240;
    const [sx, sy] = props.sight.onStage([x, y + (below ? 0.4 : -0.4) * TILE]);
    return { x: sx, y: sy, below, room: props.sight.size()[0] };
  };
  return (
    <div class="cave-refusal" data-below={aim().below || undefined} style={styleOf(aim())}>
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
      class="cave-refusal"
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
