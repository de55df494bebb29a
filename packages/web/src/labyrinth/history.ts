/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const advance = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}

/** Back to the beginning, as one step that can itself be taken back. */
export function reset<T>(history: History<T>): History<T> {
  const [first] = history.past;
  return first === undefined ? history : advance(history, first);
}
