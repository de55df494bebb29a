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

/** Everything that was, is and may come again, in order. */
export const moments = <T>({ past, now, future }: History<T>): readonly T[] => [
  ...past,
  now,
  ...future,
];

/** The same history, seen from another of its moments; itself where there is no such moment. */
export function moveTo<T>(history: History<T>, index: number): History<T> {
  const all = moments(history);
  const now = all[index];
  if (now === undefined || index === history.past.length) return history;
  return { past: all.slice(0, index), now, future: all.slice(index + 1) };
}

export const undo = <T>(history: History<T>): History<T> =>
  moveTo(history, history.past.length - 1);

export const redo = <T>(history: History<T>): History<T> =>
  moveTo(history, history.past.length + 1);
