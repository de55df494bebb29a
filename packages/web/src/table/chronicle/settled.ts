/** A line of the story, as plain data. */
export interface SettledLine {
  readonly words: string;
  /** The action that it tells of. */
  readonly moment: number;
}

/** The lines of now, keeping those of before that still stand: what is new is drawn, and only that. */
export function settled<L extends SettledLine>(before: readonly L[], now: readonly L[]): L[] {
  return now.map((line, index) => {
    const known = before[index];
    return known && JSON.stringify(known) === JSON.stringify(line) ? known : line;
  });
}
