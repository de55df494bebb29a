import type { CellId, Planned, SoloEvent, Trace } from '@oubliette/dungeon-twister';
import { type Accessor, createMemo, createResource, createSignal } from 'solid-js';
import type { Choice } from '../duel/choice.ts';
import { isOfPrison } from '../duel/words/mention.ts';
import type { SoloTableOf } from './as-duel.ts';
import { think } from './thinking/ask.ts';
import { wayGone, wayOf } from './way.ts';

/** Reasons to be read beside the board, with the way that belongs to them. */
interface Reasoned {
  readonly token: string;
  readonly trace: Trace;
  readonly way: readonly CellId[];
  /** It has not happened: what would be done now. */
  readonly isForecast: boolean;
}

export interface Reasoning {
  /** Whoever of the prison is pointed at, on the board or in the row. */
  readonly pointed: Accessor<string | null>;
  readonly point: (token: string | null) => void;
  readonly reasoned: Accessor<Reasoned | null>;
  readonly isThinking: Accessor<boolean>;
}

type PlannedEvent = Extract<SoloEvent, { kind: 'planned' }>;

/** The last plan of a story, and the way that was gone for it. */
function lastReasons(events: readonly SoloEvent[]): Reasoned | null {
  const at = events.findLastIndex(({ kind }) => kind === 'planned');
  if (at < 0) return null;
  const { token, trace } = events[at] as PlannedEvent;
  return { token, trace, way: wayGone(events.slice(at), token), isForecast: false };
}

export function createReasoning(table: SoloTableOf, choice: Choice): Reasoning {
  const [inRow, point] = createSignal<string | null>(null);
  const view = () => table.snapshot().view;
  const onBoard = (cell: number | null) =>
    view().tokens.find(
      ({ name, place, marks }) =>
        place === cell &&
        isOfPrison(name) &&
        view().row.some(each => each.name === name && marks >= 0),
    )?.name ?? null;
  const pointed = createMemo(() => {
    const selected = choice.selected();
    return (
      inRow() ?? onBoard(choice.hover()) ?? (selected && isOfPrison(selected) ? selected : null)
    );
  });
  const [forecast] = createResource(
    () => {
      const name = pointed();
      return name === null || table.snapshot().outcome !== null ? null : { name, view: view() };
    },
    async ({ name, view }): Promise<{ name: string; planned: Planned | null }> => ({
      name,
      planned: await think('forecast', view, name),
    }),
  );
  const last = createMemo(() =>
    lastReasons(
      table
        .snapshot()
        .chapters.slice(-6)
        .flatMap(({ events }) => events),
    ),
  );
  const foreseen = (): Reasoned | null => {
    const name = pointed();
    if (name === null || forecast.state !== 'ready') return null;
    const { planned } = forecast();
    if (forecast().name !== name || planned === null) return null;
    const start = view().tokens.find(token => token.name === name)?.place ?? -1;
    const way = start < 0 ? [] : wayOf(planned.plan?.actions ?? [], start, view().long);
    return { token: name, trace: planned.trace, way, isForecast: true };
  };
  return {
    pointed,
    point,
    reasoned: () => (pointed() === null ? last() : foreseen()),
    isThinking: () => pointed() !== null && forecast.loading,
  };
}
