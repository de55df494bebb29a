import { For, Show } from 'solid-js';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { remaining } from '../../online/clock.ts';
import { text } from '../../online/messages.ts';
import { createNow } from '../../online/since.ts';
import type { EnteredMatch } from './enter.ts';

interface TimesProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

const SECOND = 1000;
/** From then on little is left. */
const LOW = 0.2;

/** How much time everybody has: the clock of whoever is asked runs. */
export function Times(props: TimesProps) {
  const now = createNow(SECOND);
  const clock = () => (props.table.present().outcome ? null : props.entered.house()?.clock);
  const name = (seat: string) => playerName(props.table.present().players, seat);
  const shown = () => {
    const { seats = [], bank = 0, free = 0 } = clock() ?? {};
    return seats.flatMap(({ seat, left, runsOut }) => {
      // Days apart nobody saves anything: a clock that stands says nothing.
      if (runsOut === null && bank === 0) return [];
      const rest = runsOut === null ? left : runsOut - now();
      return [{ seat, rest, runs: runsOut !== null, isLow: rest < LOW * SECOND * (bank + free) }];
    });
  };
  return (
    <Show when={shown().length > 0}>
      <ul class="online-times" aria-label={text().timeLeft}>
        <For each={shown()}>
          {({ seat, rest, runs, isLow }) => (
            <li data-runs={runs || undefined} data-low={(runs && isLow) || undefined}>
              {name(seat)} <b>{remaining(rest)}</b>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
