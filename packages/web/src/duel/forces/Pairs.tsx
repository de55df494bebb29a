import type { Room } from '@oubliette/dungeon-twister';
import { roomDrawing } from '@oubliette/dungeon-twister/drawing';
import { For, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { playerName } from '../../match/names.ts';
import type { DuelDesk } from '../seen/desk.ts';
import type { Choosing } from './choosing.ts';
import { ownersOf, roomsIn } from './collection.ts';
import { Finder } from './Finder.tsx';
import { isFound } from './finding.ts';
import { text } from './messages.ts';
import { walkAlong } from './walk.ts';
import './Pairs.css';

const SQUARE = 40;
const EDGE = 4;

/** Pairs of rooms as they are drawn; who has chosen one stands on it. */
export function Pairs(props: DuelDesk & { readonly choosing: Choosing }) {
  const { view, press, isOpen } = props.choosing;
  const rooms = roomsIn(view());
  const roomsOf = (number: number) => rooms.filter(room => room.number === number);
  const { finding, setOfPair, setsAtHand } = props.choosing;
  const setName = (number: number) =>
    setsAtHand().find(({ value }) => value === setOfPair(number))?.label ?? text().sets.further;
  const found = () =>
    [...new Set(rooms.map(room => room.number))].filter(number =>
      isFound(finding(), { name: text().pair(number), sets: [setOfPair(number)], number }),
    );
  const wish = (number: number) => ({ do: 'pair', number }) as const;
  const isAdvised = (number: number) =>
    props.choice.advised().some(action => action.do === 'pair' && action.number === number);
  const names = (number: number) =>
    ownersOf(view(), number).map(seat => playerName(props.table.snapshot().players, seat));
  return (
    <Panel class="forces-pairs" title={text().pairs}>
      <Finder choosing={props.choosing} />
      <Show when={found().length === 0}>
        <p class="forces-nothing" role="status">
          {text().nothingFound}
        </p>
      </Show>
      <fieldset aria-label={text().pairs} onKeyDown={walkAlong}>
        <For each={found()}>
          {number => (
            <button
              type="button"
              class="pair"
              data-pair={number}
              data-owner={ownersOf(view(), number)[0]}
              data-offered={isOpen(wish(number)) || undefined}
              data-advised={isAdvised(number) || undefined}
              aria-disabled={!isOpen(wish(number)) || undefined}
              onClick={event => press(wish(number), event.currentTarget)}
            >
              <span class="pair-rooms">
                <For each={roomsOf(number)}>{room => <Drawn room={room} />}</For>
              </span>
              <span class="pair-name">
                <b>{text().pair(number)}</b> <span>{setName(number)}</span>
                <Show when={isAdvised(number)}>
                  <em>{text().advised}</em>
                </Show>
                <Show when={names(number)[0]}>
                  <em>{text().chosenBy(names(number).join(', '))}</em>
                </Show>
              </span>
            </button>
          )}
        </For>
      </fieldset>
    </Panel>
  );
}

function Drawn(props: { readonly room: Room }) {
  const side = 5 * SQUARE + 2 * EDGE;
  return (
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      aria-hidden="true"
      innerHTML={roomDrawing({ room: props.room, quarters: 0 }, SQUARE)}
    />
  );
}
