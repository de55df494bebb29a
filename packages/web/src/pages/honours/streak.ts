/** Days in a row: those that go on until today or yesterday, and the longest there has been. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

export function streakOf(days: readonly number[], today: number): Streak {
  const known = new Set(days);
  const from = (start: number): number => {
    let end = start;
    while (known.has(end)) end++;
    return end - start;
  };
  const starts = [...known].filter(day => !known.has(day - 1));
  const runs = starts.map(start => ({ start, length: from(start) }));
  const now = runs.find(({ start, length }) => start + length - 1 >= today - 1 && start <= today);
  return { now: now?.length ?? 0, longest: Math.max(0, ...runs.map(({ length }) => length)) };
}
