import type { Decision, Shape } from '@oubliette/kernel';
import type { Component } from 'solid-js';
import type { Table } from './contract.ts';

/** What a game brings to the page of a match. */
export interface GameTable {
  readonly Table: Component<{ readonly table: Table<Shape> }>;
  /** What the match waits for, in words. */
  readonly question: (decision: Decision) => string;
}

async function duelTable(): Promise<GameTable> {
  const [{ DuelTable }, { questionWords }] = await Promise.all([
    import('../duel/index.tsx'),
    import('../duel/words/index.ts'),
  ]);
  // A match of a game only ever meets the table of that game.
  return { Table: DuelTable, question: questionWords } as unknown as GameTable;
}

/** The table of each game, fetched when it is played. */
export const tables: Readonly<Record<string, () => Promise<GameTable>>> = { duel: duelTable };
