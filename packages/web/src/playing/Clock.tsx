import { Show } from 'solid-js';
import { InBar } from '../components/BarSlot.tsx';
import { text } from '../match/messages.ts';
import { playerName } from '../match/names.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { createClock } from './clock.ts';
import './Clock.css';

const URGENT = 10;

/** `1:05`; what is over stays at nought. */
function face(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
}

/** The time that is left to whoever must decide, where the players agreed on a timer. */
export function Clock(props: { readonly table: OpenedTable }) {
  const left = createClock(props.table);
  const whose = () => {
    const { clock, players } = props.table.present();
    return clock === null ? '' : playerName(players, clock.seat);
  };
  return (
    <Show when={left() !== null}>
      <InBar>
        <div
          class="clock"
          role="timer"
          aria-label={text().timeLeft(whose())}
          data-urgent={left()! <= URGENT}
        >
          <b>{face(left()!)}</b>
          <span>{left()! > 0 ? whose() : text().timeIsUp}</span>
        </div>
      </InBar>
    </Show>
  );
}
