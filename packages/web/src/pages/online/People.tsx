import type { Seat } from '@oubliette/kernel';
import { For, Show } from 'solid-js';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from '../../online/messages.ts';
import { createNow, lasting } from '../../online/since.ts';
import type { EnteredMatch } from './enter.ts';

interface PeopleProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

/** Who is here, whose turn it is, and since when. */
export function People(props: PeopleProps) {
  const now = createNow();
  const own = () => props.entered.mine.seat;
  const seats = () => props.table.present().seats;
  const name = (seat: Seat) => playerName(props.table.present().players, seat);
  const isMachine = (seat: Seat) =>
    props.entered.house()?.seats.some(holder => holder.seat === seat && holder.by === 'machine');
  /** Nobody is said to be away while nobody knows. */
  const isHere = (seat: Seat) =>
    isMachine(seat) ? undefined : props.entered.here()?.includes(seat);
  const words = (seat: Seat) => {
    if (isMachine(seat)) return text().machineSits(name(seat));
    const here = isHere(seat);
    if (here === undefined) return name(seat);
    return here ? text().here(name(seat)) : text().away(name(seat));
  };
  const turn = () => {
    const asked = props.table.present().decision?.seats ?? [];
    if (asked.length === 0) return '';
    const isMine = own() !== null && asked.includes(own()!);
    const time = lasting(now() - (props.entered.house()?.since ?? now()));
    const whose = isMine ? text().yourTurn : text().waitsFor(asked.map(name).join(', '));
    return time === '' ? whose : `${whose} · ${text().soFar(time)}`;
  };
  return (
    <>
      <ul>
        <For each={seats().filter(seat => seat !== own())}>
          {seat => (
            <li data-here={isHere(seat)} aria-label={words(seat)} title={words(seat)}>
              {name(seat)}
            </li>
          )}
        </For>
      </ul>
      <Show when={turn()}>
        <span class="online-turn">{turn()}</span>
      </Show>
    </>
  );
}
