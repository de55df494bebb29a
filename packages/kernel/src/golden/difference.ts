/** Where two texts of the same playthrough part: the first line that differs, and in which columns. */
export interface GoldenDifference {
  readonly line: number;
  readonly columns: readonly string[];
  readonly recorded: string;
  readonly played: string;
}

export function goldenDifference(recorded: string, played: string): GoldenDifference | null {
  if (recorded === played) return null;
  const before = recorded.split('\n');
  const now = played.split('\n');
  const index = before.findIndex((line, i) => line !== now[i]);
  const at = index < 0 ? before.length : index;
  const [was = '', is = ''] = [before[at], now[at]];
  return { line: at + 1, columns: columnsThatDiffer(was, is), recorded: was, played: is };
}

function columnsThatDiffer(was: string, is: string): string[] {
  const before = was.split(' | ');
  return is
    .split(' | ')
    .flatMap((part, i) => (part === before[i] ? [] : [part.split(' ', 1)[0] ?? '']));
}
