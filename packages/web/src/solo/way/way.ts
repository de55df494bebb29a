import {
  type CellId,
  type DuelAction,
  neighbour,
  planOf,
  type SoloEvent,
} from '@oubliette/dungeon-twister';

/** A step or a jump of a way. */
interface Stride {
  readonly to: CellId;
  /** The pit below a jump. */
  readonly over: CellId | null;
}

export interface ShownWay {
  readonly start: CellId;
  readonly strides: readonly Stride[];
  /** Squares where an action point is spent, in order. */
  readonly stops: readonly CellId[];
}

/** The way that a plan leads. */
export function wayOf(actions: readonly DuelAction[], start: number, long: number): ShownWay {
  const plan = planOf(long);
  const strides: Stride[] = [];
  const stops: CellId[] = [];
  const here = () => strides.at(-1)?.to ?? (start as CellId);
  for (const action of actions) {
    if (action.do === 'step') {
      const to = neighbour(plan, here(), action.to);
      if (to !== null) strides.push({ to, over: null });
    }
    if (action.do === 'jump') {
      const over = neighbour(plan, here(), action.over);
      const to = over === null ? null : neighbour(plan, over, action.land);
      if (to !== null) strides.push({ to, over });
    }
    if (action.do === 'stop' || action.do === 'jump') stops.push(here());
  }
  return { start: start as CellId, strides, stops };
}

/** The way that somebody has gone, as the story tells. */
export function wayGone(events: readonly SoloEvent[], token: string): ShownWay | null {
  const strides: Stride[] = [];
  const stops: CellId[] = [];
  let start: CellId | null = null;
  for (const event of events) {
    if (!('token' in event) || event.token !== token) continue;
    if (event.kind === 'stepped' || event.kind === 'crawled' || event.kind === 'jumped') {
      start ??= event.from as CellId;
      const over = event.kind === 'jumped' ? (event.over as CellId) : null;
      strides.push({ to: event.cell as CellId, over });
    }
    if (event.kind === 'stopped' || event.kind === 'jumped') stops.push(event.cell as CellId);
  }
  return start === null ? null : { start, strides, stops };
}
