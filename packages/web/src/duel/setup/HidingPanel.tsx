import { type CellId, columnOf, ROOM_SIDE, ROOM_SQUARES, rowOf } from '@oubliette/dungeon-twister';
import { For, Index, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { FaceDownToken } from '../../components/Token.tsx';
import { below } from '../../match/chance.ts';
import { Controls } from '../panels/Controls.tsx';
import { planIn } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { cornersOf } from '../words/square-name.ts';
import { text } from './messages.ts';
import { hideAtRandom, type RoomSpace, roomSpaces } from './placing.ts';
import { chosenOf, Screen, type SetUpProps } from './Screen.tsx';

/** One token goes face down onto a room with capacity left (DT-SET-03, 04). */
export function HidingPanel(props: SetUpProps) {
  const snapshot = () => props.table.snapshot();
  const chosen = () => chosenOf(props);
  const spaces = () => roomSpaces(snapshot().view, snapshot().legal);

  function hide({ room, isOpen }: RoomSpace, at: Element): void {
    const token = chosen();
    if (!token) return;
    const action = { do: 'hide', token, room } as const;
    if (isOpen) void props.choice.perform([action], at);
    else void props.choice.explain(action, at);
  }

  function hideAny(at: Element): void {
    const action = hideAtRandom(snapshot().legal, chosen(), below);
    if (action) void props.choice.perform([action], at);
  }

  /** A room lies in the panel where it lies on the board. */
  const spotOf = (room: number) => {
    const plan = planIn(snapshot().view);
    const cell = plan.cellOf[room * ROOM_SQUARES] as CellId;
    return {
      'grid-column': 1 + Math.floor(columnOf(plan, cell) / ROOM_SIDE),
      'grid-row': 1 + Math.floor(rowOf(plan, cell) / ROOM_SIDE),
    };
  };
  const hideAll = () => void props.table.leaveToChance();

  return (
    <Panel
      class="duel-panel set-up"
      title={text().hidingTitle}
      aside={
        <div class="set-up-ways">
          <Controls {...props} />
          <Button size="small" onClick={event => hideAny(event.currentTarget)}>
            {text().atRandom}
          </Button>
          <Button size="small" title={text().allAtRandomWords} onClick={hideAll}>
            {text().allAtRandom}
          </Button>
        </div>
      }
    >
      <div class="set-up-body">
        <Screen {...props} label={text().hiding} />
        <fieldset
          class="rooms"
          aria-label={text().rooms}
          style={{ '--long': String(snapshot().view.long) }}
        >
          <For each={spaces()}>
            {space => (
              <button
                type="button"
                class="rooms-room"
                style={spotOf(space.room)}
                data-offered={(chosen() && space.isOpen) || undefined}
                aria-label={text().room(
                  cornersOf(planIn(snapshot().view), space.room),
                  space.tokens.length,
                  space.capacity,
                )}
                aria-disabled={!space.isOpen || undefined}
                onClick={event => hide(space, event.currentTarget)}
                onDragOver={event => space.isOpen && event.preventDefault()}
                onDrop={event => {
                  event.preventDefault();
                  hide(space, event.currentTarget);
                }}
              >
                <Held space={space} />
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <p class="set-up-hint">
        <Show when={chosen()} fallback={text().hidingHint}>
          {token => <>{text().hidingNext(pieceName(token()))}</>}
        </Show>
      </p>
    </Panel>
  );
}

function Held(props: { readonly space: RoomSpace }) {
  return (
    <>
      <Index each={props.space.tokens}>{owner => <FaceDownToken side={owner()} size={18} />}</Index>
      <Index each={Array.from({ length: props.space.capacity - props.space.tokens.length })}>
        {() => <i class="rooms-free" />}
      </Index>
    </>
  );
}
