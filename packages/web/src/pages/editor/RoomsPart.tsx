import { sealedSquares } from '@oubliette/dungeon-twister/documents';
import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import type { SetDraft } from '../../documents/draft.ts';
import {
  bareRoom,
  otherWay,
  type PairDraft,
  type RoomDraft,
  shownRoom,
  withEdge,
  withSquare,
} from '../../documents/room-draft.ts';
import { Brushes } from './Brushes.tsx';
import type { LatticeSpot } from './lattice.ts';
import { text } from './messages.ts';
import { added, discarded, renumbered } from './pairs.ts';
import { RoomBoard } from './RoomBoard.tsx';

interface PartProps {
  readonly draft: SetDraft;
  readonly onChange: (draft: SetDraft) => void;
}

/** A pair of rooms on the table, and what draws in them. */
export function RoomsPart(props: PartProps) {
  const [shown, setShown] = createSignal(0);
  const [edge, setEdge] = createSignal('W');
  const [square, setSquare] = createSignal('O');
  const at = () => Math.min(shown(), props.draft.pairs.length - 1);
  const pair = () => props.draft.pairs[at()];

  const change = (next: PairDraft) =>
    props.onChange({ ...props.draft, pairs: props.draft.pairs.with(at(), next) });

  function changeRoom(side: 0 | 1, room: RoomDraft): void {
    const [left, right] = pair()!.rooms;
    change({ ...pair()!, rooms: side === 0 ? [room, right] : [left, room] });
  }

  function draw(side: 0 | 1, spot: LatticeSpot): void {
    const room = pair()!.rooms[side];
    changeRoom(
      side,
      spot.kind === 'edge'
        ? withEdge(room, spot.edge, edge())
        : withSquare(room, spot.square, square()),
    );
  }

  return (
    <Panel title={text().rooms} class="editor-rooms">
      <nav class="editor-pairs" aria-label={text().rooms}>
        <For each={props.draft.pairs}>
          {({ number }, index) => (
            <button
              type="button"
              class="editor-pair"
              aria-pressed={index() === at()}
              onClick={() => setShown(index())}
            >
              {text().pair(number)}
            </button>
          )}
        </For>
        <Button
          size="small"
          onClick={() => {
            props.onChange(added(props.draft));
            setShown(props.draft.pairs.length - 1);
          }}
        >
          {text().addPair}
        </Button>
        <Show when={pair()}>
          <Button
            size="small"
            kind="ghost"
            onClick={() => props.onChange(discarded(props.draft, at()))}
          >
            {text().dropPair}
          </Button>
        </Show>
      </nav>
      <Show when={pair()}>
        {here => (
          <>
            <Brushes edge={edge()} square={square()} onEdge={setEdge} onSquare={setSquare} />
            <div class="editor-twins">
              <For each={[0, 1] as const}>
                {side => (
                  <Twin
                    pair={here()}
                    side={side}
                    onSpot={spot => draw(side, spot)}
                    onChange={room => changeRoom(side, room)}
                  />
                )}
              </For>
            </div>
            <div class="editor-number">
              <TextField
                label={text().number}
                inputmode="numeric"
                value={here().number}
                onChange={event => {
                  const number = Number(event.currentTarget.value);
                  if (Number.isInteger(number) && number > 0) {
                    props.onChange(renumbered(props.draft, at(), number));
                  }
                }}
              />
            </div>
          </>
        )}
      </Show>
    </Panel>
  );
}

interface TwinProps {
  readonly pair: PairDraft;
  readonly side: 0 | 1;
  readonly onSpot: (spot: LatticeSpot) => void;
  readonly onChange: (room: RoomDraft) => void;
}

/** One room of the pair with its checks. */
function Twin(props: TwinProps) {
  const room = () => props.pair.rooms[props.side];
  const twin = () => props.pair.rooms[props.side === 0 ? 1 : 0];
  const checks = () => ({
    gear: room().squares.includes('G'),
    open: sealedSquares(shownRoom(room(), props.pair.number)).length === 0,
    twin: room().arrow !== twin().arrow,
  });
  return (
    <figure class="editor-twin">
      <RoomBoard room={room()} number={props.pair.number} onSpot={props.onSpot} />
      <figcaption>
        <b class="editor-room-name">{room().id}</b> {text().arrow[room().arrow]}
        <ul class="editor-room-checks">
          <For each={['gear', 'open', 'twin'] as const}>
            {check => (
              <li data-right={checks()[check]}>
                <span aria-hidden="true">{checks()[check] ? '✓' : '✗'}</span>
                {text().roomChecks[check]}
              </li>
            )}
          </For>
        </ul>
        <div class="editor-room-ways">
          <Button
            size="small"
            aria-label={text().turnThis(room().id)}
            onClick={() => props.onChange({ ...room(), arrow: otherWay(room().arrow) })}
          >
            {room().arrow === 'clockwise' ? '↻ → ↺' : '↺ → ↻'}
          </Button>
          <Button
            size="small"
            onClick={() => props.onChange({ ...bareRoom(room().id, room().arrow) })}
          >
            {text().clearRoom}
          </Button>
          <Button
            size="small"
            onClick={() => {
              const { squares, edges } = twin();
              props.onChange({ ...room(), squares, edges });
            }}
          >
            {text().copyTwin}
          </Button>
        </div>
        <Toggle
          on={room().antiMagic}
          onChange={antiMagic => props.onChange({ ...room(), antiMagic })}
        >
          {text().antiMagic}
        </Toggle>
      </figcaption>
    </figure>
  );
}
