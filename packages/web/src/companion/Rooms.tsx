import { PRISON_ROOMS, type SoloView } from '@oubliette/dungeon-twister';
import { For, Index } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { withRoom, withTurn } from './editing.ts';
import { text } from './messages.ts';

interface RoomsProps {
  readonly view: SoloView;
  readonly onChange: (view: SoloView) => void;
}

/** Which room lies on each place, and how it is turned. */
export function RoomsPanel(props: RoomsProps) {
  return (
    <Panel title={text().rooms} class="companion-rooms">
      <ol>
        <Index each={props.view.rooms}>
          {(room, position) => (
            <li>
              <select
                aria-label={text().place(position + 1)}
                value={room().name ?? ''}
                onChange={event =>
                  props.onChange(withRoom(props.view, position, event.currentTarget.value || null))
                }
              >
                <option value="">{text().faceDown}</option>
                <For each={PRISON_ROOMS}>{({ id }) => <option value={id}>{id}</option>}</For>
              </select>
              <Button
                size="small"
                aria-label={`${text().turn}: ${text().place(position + 1)}`}
                onClick={() => props.onChange(withTurn(props.view, position))}
              >
                ↻
              </Button>
            </li>
          )}
        </Index>
      </ol>
      <p>{text().gates}</p>
    </Panel>
  );
}
