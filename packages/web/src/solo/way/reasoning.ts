import type { ForeseenPlan, SoloEvent, Trace } from '@oubliette/dungeon-twister';
import {
  type Accessor,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
} from 'solid-js';
import type { DuelChoice } from '../../duel/seen/choice.ts';
import { cellIn, cellOf } from '../../duel/seen/reading.ts';
import { isOfPrison } from '../../duel/words/mention.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { think } from '../thinking/ask.ts';
import { type RoomTurn, turnsIn, wayAfterTurns } from './turned.ts';
import { type ShownWay, wayGone, wayOf } from './way.ts';

/** Reasons to be read beside the board, with the way that belongs to them. */
interface Reasoned {
  readonly token: string;
  readonly trace: Trace;
  readonly way: ShownWay | null;
  /** Rooms that were turned since: the way and its targets have gone round with them. */
  readonly turns: readonly RoomTurn[];
  /** Plans of the same activation before this one. */
  readonly earlier: readonly Trace[];
  /** AP that it stopped with, and the rule by which. */
  readonly lost: Lost | null;
  /** It has not happened: what would be done now. */
  readonly foreseen: ForeseenPlan | null;
}

interface Lost {
  readonly ap: number;
  readonly rule: string;
}

/** What the end of an activation says of AP that were left. */
function lostIn(events: readonly SoloEvent[], token: string): Lost | null {
  const end = events.find(event => event.kind === 'deactivated' && event.token === token);
  if (end?.kind !== 'deactivated' || !end.left || !end.rule) return null;
  return { ap: end.left, rule: end.rule };
}

export interface Reasoning {
  /** Whoever of the prison is pointed at, on the board or in the row. */
  readonly pointed: Accessor<string | null>;
  readonly point: (token: string | null) => void;
  /** Whoever of the prison was chosen to be looked at. */
  readonly selected: Accessor<string | null>;
  readonly reasoned: Accessor<Reasoned | null>;
  /** Who has acted last in this turn of the prison. */
  readonly actor: Accessor<string | null>;
  readonly isThinking: Accessor<boolean>;
  /** The objective whose targets the board shows; null: the one that decided. */
  readonly look: Accessor<number | null>;
  readonly showLook: (look: number | null) => void;
}

type PlannedEvent = Extract<SoloEvent, { kind: 'planned' }>;

/** The last plan of a story, and the way that was gone for it. */
function lastReasons(events: readonly SoloEvent[], long: number): Reasoned | null {
  const at = events.findLastIndex(({ kind }) => kind === 'planned');
  if (at < 0) return null;
  const { token, trace } = events[at] as PlannedEvent;
  const begun = events.findLastIndex(({ kind }, index) => kind === 'activated' && index < at);
  const earlier = events
    .slice(Math.max(0, begun), at)
    .flatMap(event => (event.kind === 'planned' && event.token === token ? [event.trace] : []));
  const gone = wayGone(events.slice(Math.max(0, begun)), token);
  const turns = turnsIn(events.slice(at));
  const way = gone && wayAfterTurns(gone, turns, long);
  const lost = lostIn(events.slice(at), token);
  return { token, trace, way, turns, earlier, lost, foreseen: null };
}

/** A turn of the prison and the Player's before it hold no more chapters than this that matter. */
const RECENT = 40;

export function createReasoning(table: SoloTableOf, choice: DuelChoice): Reasoning {
  const [inRow, point] = createSignal<string | null>(null);
  const [look, showLook] = createSignal<number | null>(null);
  const view = () => table.snapshot().view;
  const isInPlay = (token: string) => view().row.some(({ name }) => name === token);
  const onBoard = (cell: number | null) =>
    view().tokens.find(token => isInPlay(token.name) && cellOf(view(), token) === cell)?.name ??
    null;
  const selected = () => {
    const token = choice.selected();
    return token !== null && isInPlay(token) ? token : null;
  };
  const pointed = createMemo(() => inRow() ?? onBoard(choice.hover()) ?? selected());
  // What has happened is of more interest than what was foreseen before.
  createEffect(
    on(table.snapshot, () => {
      point(null);
      const selected = choice.selected();
      if (selected && isOfPrison(selected)) choice.select(null);
    }),
  );
  createEffect(on([pointed, table.snapshot], () => showLook(null)));

  const [forecast] = createResource(
    () => {
      const name = pointed();
      return name === null || table.snapshot().outcome !== null ? null : { name, view: view() };
    },
    async ({ name, view }): Promise<{ name: string; planned: ForeseenPlan | null }> => ({
      name,
      planned: await think('forecast', view, name),
    }),
  );
  const recent = createMemo(() =>
    table
      .snapshot()
      .chapters.slice(-RECENT)
      .flatMap(({ events }) => events),
  );
  const last = createMemo(() => lastReasons(recent(), view().long));
  const actor = createMemo(() => {
    const turn = recent().slice(recent().findLastIndex(({ kind }) => kind === 'np-turn'));
    const active = turn.findLast(({ kind }) => kind === 'planned' || kind === 'activated');
    return view().active === 'np' && active && 'token' in active ? (active.token as string) : null;
  });
  const foreseen = (): Reasoned | null => {
    const name = pointed();
    if (name === null || forecast.state !== 'ready') return null;
    const { planned } = forecast();
    if (forecast().name !== name || planned === null) return null;
    const start = cellIn(view(), name);
    const way = start === null ? null : wayOf(planned.plan?.actions ?? [], start, view().long);
    return {
      token: name,
      trace: planned.trace,
      way,
      turns: [],
      earlier: [],
      lost: null,
      foreseen: planned,
    };
  };
  return {
    pointed,
    point,
    selected,
    reasoned: () => (pointed() === null ? last() : foreseen()),
    actor,
    isThinking: () => pointed() !== null && forecast.loading,
    look,
    showLook,
  };
}
