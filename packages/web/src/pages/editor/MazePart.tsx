import { ROOMS, roomById } from '@oubliette/dungeon-twister';
import { roomDrawing } from '@oubliette/dungeon-twister/drawing';
import { For, Show } from 'solid-js';
import { Select } from '../../components/Field.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { SetDraft } from '../../documents/draft.ts';
import { shownRoom } from '../../documents/room-draft.ts';
import { text } from './messages.ts';
import { roomIn } from './pairs.ts';
import './MazePart.css';

const SQUARE = 40;
const BOX = `-4 -4 ${5 * SQUARE + 8} ${5 * SQUARE + 8}`;

/** Which rooms lie where: at their place and so turned, or wherever chance puts them. */
export function MazePart(props: {
  readonly draft: SetDraft;
  readonly onChange: (draft: SetDraft) => void;
}) {
  const rooms = () => props.draft.rooms;
  const known = () => [
    ...props.draft.pairs.flatMap(({ rooms: own }) => own.map(({ id }) => id)),
    ...ROOMS.map(({ id }) => `${id}`),
  ];
  const drawing = (entry: string): string | null => {
    const [id, turn = '0'] = entry.split('@');
    const pair = props.draft.pairs.find(({ rooms: own }) => own.some(room => room.id === id));
    const own = pair?.rooms.find(room => room.id === id);
    const room = own ? shownRoom(own, pair!.number) : roomById(id!);
    if (!room || room.gear < 0) return null;
    return roomDrawing({ room, quarters: Number(turn) }, SQUARE);
  };
  const put = (place: number, entry: string) =>
    props.onChange({ ...props.draft, rooms: rooms().with(place, entry) });

  /** A smaller maze loses its last rooms, a larger one is filled with rooms that are not there yet. */
  function resize(size: 6 | 8): void {
    const kept = rooms().slice(0, size);
    const spare = known().filter(id => !kept.some(entry => roomIn(entry) === id));
    props.onChange({ ...props.draft, rooms: [...kept, ...spare.slice(0, size - kept.length)] });
  }

  return (
    <Panel title={text().maze} class="editor-maze">
      <OneOf<6 | 8>
        label={text().size}
        value={rooms().length === 8 ? 8 : 6}
        onChange={resize}
        options={[
          { value: 6, title: text().sizes[6] },
          { value: 8, title: text().sizes[8] },
        ]}
      />
      <ol class="editor-places" data-long={rooms().length / 2}>
        <For each={rooms().map((_, place) => place)}>
          {place => {
            const entry = () => rooms()[place] ?? '';
            const turn = () => entry().split('@')[1] ?? '';
            return (
              <li>
                <b class="editor-place-name" aria-hidden="true">{`R${place}`}</b>
                <Show when={drawing(entry())}>
                  {picture => (
                    <svg
                      viewBox={BOX}
                      data-loose={turn() === ''}
                      aria-hidden="true"
                      innerHTML={picture()}
                    />
                  )}
                </Show>
                <Select
                  label={text().place(`R${place}`)}
                  value={roomIn(entry())}
                  options={known().map(value => ({ value, label: value }))}
                  onChange={id => put(place, turn() === '' ? id : `${id}@${turn()}`)}
                />
                <Select
                  label={text().turnOf(`R${place}`)}
                  value={turn()}
                  options={[
                    { value: '', label: text().byChance },
                    ...text().quarters.map((label, quarter) => ({ value: `${quarter}`, label })),
                  ]}
                  onChange={quarter =>
                    put(place, quarter === '' ? roomIn(entry()) : `${roomIn(entry())}@${quarter}`)
                  }
                />
              </li>
            );
          }}
        </For>
      </ol>
    </Panel>
  );
}
