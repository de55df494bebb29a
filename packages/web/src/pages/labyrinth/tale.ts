import type { LabyrinthChange } from './changes.ts';
import type { ExplorerName } from './explorers.ts';
import type { Idle } from './idle.ts';
import type { en } from './messages.en.ts';
import type { LabyrinthTable } from './table.ts';
import { type BoardQuarter, changeWords } from './words.ts';

/** What is told after a wish: what changed, or why nothing did. */
export type LabyrinthTale =
  | { readonly kind: 'done' | 'undone'; readonly changes: readonly LabyrinthChange[] }
  | { readonly kind: 'dealt' | 'restored' }
  | { readonly kind: 'idle'; readonly wish: Idle }
  | { readonly kind: 'in-hand'; readonly explorer: ExplorerName };

export function taleWords(
  texts: typeof en,
  tale: LabyrinthTale,
  table: LabyrinthTable,
  view: BoardQuarter,
): string {
  const { told } = texts;
  switch (tale.kind) {
    case 'done':
      return changeWords(texts, tale.changes, table, view);
    case 'undone':
      return told.undone(changeWords(texts, tale.changes, table, view));
    case 'idle':
      return told.idle[tale.wish];
    case 'in-hand':
      return told.inHand(texts.explorers[tale.explorer]);
    default:
      return told[tale.kind];
  }
}
