import type { MatchEntry, StoredEntry } from '@oubliette/kernel';
import type { TableNames } from '../hosted-match.ts';
import type { Addition, CardProgress, MatchCard, StoredMatch } from './match-store.ts';

/** A line of the second copy. Lines are only ever added; what they say last is what holds. */
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
  const matches = new Map<string, StoredMatch>();
  for (const line of lines.toSorted((one, two) => one.at - two.at)) follow(matches, line);
  return [...matches.values()];
}

function follow(matches: Map<string, StoredMatch>, line: CopyLine): void {
  if ('whole' in line) {
    matches.set(line.whole.card.key, { ...line.whole, snapshot: null });
    return;
  }
  const { key } = line;
  const match = matches.get(key);
  if ('removed' in line) matches.delete(key);
  else if (match === undefined) return;
  else if ('names' in line) matches.set(key, amended(match, line.names));
  else if (match.entries.length >= line.after) {
    const entries = [...match.entries.slice(0, line.after), ...line.entries];
    matches.set(key, { ...amended(match, line.progress), entries });
  }
}

function amended(match: StoredMatch, change: Partial<MatchCard>): StoredMatch {
  return { ...match, card: { ...match.card, ...change } };
}
