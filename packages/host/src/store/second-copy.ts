import type { MatchEntry, StoredEntry } from '@oubliette/kernel';
import type { TableNames } from '../hosted-match.ts';
import type { Addition, CardProgress, StoredMatch } from './match-store.ts';

/**
 * A line of the second copy. Lines are only ever added. What has a number stands in the order of the
 * numbers, for a clock may be set back; it decides only between names, what was thrown away, and lines
 * that contradict each other.
 */
export type CopyLine =
  | { readonly at: number; readonly whole: Omit<StoredMatch, 'snapshot'> }
  | ({ readonly at: number; readonly key: string } & (
      | { readonly after: number; readonly entries: MatchEntry[]; readonly progress: CardProgress }
      | { readonly names: TableNames }
      | { readonly removed: true }
    ));

/** Events are left out: whoever opens the match plays it again. */
function untold({ events: _, ...entry }: StoredEntry): MatchEntry {
  return entry as MatchEntry;
}

export function lineOfWhole({ card, head, entries }: StoredMatch, at: number): CopyLine {
  return { at, whole: { card, head, entries: entries.map(untold) } };
}

export function lineOfAddition(addition: Addition, at: number): CopyLine {
  const { key, after, from, entries, progress } = addition;
  return { at, key, after, entries: entries.slice(after - from).map(untold), progress };
}

/** The matches that the lines of one or several copies tell of. */
export function gathered(lines: readonly CopyLine[]): StoredMatch[] {
  const told = new Map<string, CopyLine[]>();
  for (const line of lines.toSorted((one, two) => one.at - two.at)) {
    const key = 'whole' in line ? line.whole.card.key : line.key;
    const others = told.get(key);
    if (others === undefined) told.set(key, [line]);
    else others.push(line);
  }
  return [...told.values()].flatMap(matchIn);
}

/** The match of these lines, which stand in the order of the clock; none if it was thrown away. */
function matchIn(lines: readonly CopyLine[]): StoredMatch[] {
  const thrown = lines.findLastIndex(line => 'removed' in line);
  let begun = -1;
  for (const [index, line] of lines.entries()) {
    if ('whole' in line && index > thrown && lengthAt(lines, begun) <= line.whole.entries.length)
      begun = index;
  }
  const first = lines[begun];
  if (first === undefined || !('whole' in first)) return [];
  const growth = growthFrom(first.whole.entries, begun);
  let { card } = first.whole;
  const numbered = lines.flatMap((line, index) => ('after' in line ? [{ line, index }] : []));
  for (const { line, index } of numbered.toSorted((one, two) => one.line.after - two.line.after)) {
    if (growth.add(line.after, line.entries, index)) card = { ...card, ...line.progress };
  }
  for (const line of lines.slice(begun)) if ('names' in line) card = { ...card, ...line.names };
  return [{ ...first.whole, card, entries: growth.entries(), snapshot: null }];
}

function lengthAt(lines: readonly CopyLine[], index: number): number {
  const line = lines[index];
  return line !== undefined && 'whole' in line ? line.whole.entries.length : 0;
}

/** Entries that grow by what is told of them; each knows which line told it. */
function growthFrom(begun: readonly MatchEntry[], teller: number) {
  let told = begun.map(entry => ({ entry, teller }));
  return {
    entries: (): MatchEntry[] => told.map(({ entry }) => entry),
    /** Whether these are the last entries now; what is far ahead, or contradicted by a later line, is not. */
    add(after: number, entries: readonly MatchEntry[], by: number): boolean {
      const here = told.slice(after, after + entries.length).map(({ entry }) => entry);
      if (JSON.stringify(here) === JSON.stringify(entries))
        return told.length === after + entries.length;
      const isLater = after === told.length || (after < told.length && by > told[after]!.teller);
      if (!isLater) return false;
      told = [...told.slice(0, after), ...entries.map(entry => ({ entry, teller: by }))];
      return true;
    },
  };
}
