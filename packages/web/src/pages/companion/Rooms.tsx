import { PRISON_ROOMS, planOf, type SoloView } from '@oubliette/dungeon-twister';
import { For, Index } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { cornersOf } from '../../duel/words/square-name.ts';
import { withRoom, withTurn } from './editing.ts';
import { text } from './messages.ts';

interface RoomsProps {
  readonly view: SoloView;
  readonly onChange: (view: SoloView) => void;
}

/** Which room lies on each place, and how it is turned. */
export function RoomsPanel(props: RoomsProps) {
  const place = (position: number) => cornersOf(planOf(props.view.long), position);
  return (
    <Panel title={text().rooms} class="companion-rooms">
      <ol>
        <Index each={props.view.rooms}>
          {(_room, position) => (
            <li>
              <span>{place(position)}</span>
              <RoomChoice view={props.view} position={position} onChange={props.onChange} />
            </li>
          )}
        </Index>
      </ol>
      <p>{text().gates}</p>
    </Panel>
  );
}

/** The room that lies on a place, and a quarter turn. */
export function RoomChoice(props: RoomsProps & { readonly position: number }) {
  const place = () => cornersOf(planOf(props.view.long), props.position);
  const name = () => props.view.rooms[props.position]?.name ?? '';
  return (
    <div class="companion-room">
      <select
        aria-label={text().place(place())}
        value={name()}
        onChange={event => {
          const wished = event.currentTarget.value || null;
          props.onChange(withRoom(props.view, props.position, wished));
          event.currentTarget.value = name();
        }}
      >
        <option value="">{text().faceDown}</option>
        <For each={PRISON_ROOMS}>{({ id }) => <option value={id}>{id}</option>}</For>
      </select>
      <Button
        size="small"
        aria-label={`${text().turn}: ${place()}`}
        onClick={() => props.onChange(withTurn(props.view, props.position))}
      >
        ↻
      </Button>
    </div>
  );
}
