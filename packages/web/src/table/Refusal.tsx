import { onMount } from 'solid-js';
import { WhyNot } from '../components/WhyNot.tsx';
import type { RefusalWords } from './refusal-words.ts';
import './Refusal.css';

const width = 300;
const margin = 8;

/** Where the message points: a point of the board or of the window. */
export interface RefusalAnchor {
  readonly x: number;
  readonly y: number;
  /** Whether the message hangs below its point. */
  readonly below: boolean;
  /** How far to the right it may reach. */
  readonly room: number;
}

/** The answer to an impossible wish, pointing at a place of the board. */
export function RefusalAt(props: { readonly aim: RefusalAnchor; readonly words: RefusalWords }) {
  return (
    <div class="refusal" data-below={props.aim.below || undefined} style={styleOf(props.aim)}>
      <WhyNot {...props.words} points={props.aim.below ? 'up' : 'down'} />
    </div>
  );
}

/** The same at a button, above whatever covers the table. */
export function RefusalAtButton(props: {
  readonly at: Element | undefined;
  readonly words: RefusalWords;
}) {
  let message!: HTMLDivElement;
  onMount(() => message.showPopover());
  const aim = () => aimAt(props.at);
  return (
    <div
      class="refusal"
      popover="manual"
      ref={message}
      data-below={aim().below || undefined}
      style={styleOf(aim())}
    >
      <WhyNot {...props.words} points={aim().below ? 'up' : 'down'} />
    </div>
  );
}

function aimAt(button: Element | undefined): RefusalAnchor {
  const box = button?.getBoundingClientRect();
  const room = document.documentElement.clientWidth - margin;
  if (!box || box.width === 0) return { x: room / 2, y: innerHeight / 2, below: true, room };
  const below = box.top < 160;
  return { x: box.left + box.width / 2, y: below ? box.bottom + 12 : box.top - 12, below, room };
}

function styleOf({ x, y, room }: RefusalAnchor) {
  const left = Math.max(margin, Math.min(x - 40, room - width));
  const beak = Math.max(12, Math.min(x - left - 7, width - 34));
  return { '--left': `${left}px`, '--top': `${y}px`, '--beak': `${beak}px` };
}
