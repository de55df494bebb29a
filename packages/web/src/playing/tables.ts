import type { Decision, Seat, Shape } from '@oubliette/kernel';
import type { Component } from 'solid-js';
import type { Chapter, MatchTable } from '../match/contract.ts';
import type { PictureOf } from '../match/pictured.ts';
import type { Emblem } from '../table/emblem.ts';

export interface UnseenAction {
  readonly action: unknown;
  readonly words: string;
}

/** What a game brings to the page of a match. */
export interface GameTable {
  readonly Table: Component<{ readonly table: MatchTable<Shape> }>;
  /** What the match waits for, in words. */
  readonly question: (decision: Decision) => string;
  /** Whether an answer is a secret that nobody else may see being given. */
  readonly isSecret?: (decision: Decision) => boolean;
  /** An answer that needs no look at anybody's secrets: it can be given on the curtain. */
  readonly unseen?: (decision: Decision) => UnseenAction | null;
  /** Fetches who says in words what some actions came to. */
  readonly news?: () => Promise<(chapters: readonly Chapter<Shape>[], view: unknown) => string>;
  /** Fetches who draws what a viewer sees. */
  readonly picture: () => Promise<PictureOf>;
  /** What stands for a seat on the curtain; a seat may come to lead either side. */
  readonly emblem: (seat: Seat, view: unknown) => Emblem;
}

interface TableModule {
  /** Fetches the table, with what a match needs that was agreed on so. */
  readonly table: (options: object) => Promise<GameTable>;
}

const TABLES = import.meta.glob<TableModule>('../games/*/table.ts');

/** The table of a game, fetched when it is played. */
export const tableOf = async (game: string, options: object): Promise<GameTable> =>
  (await TABLES[`../games/${game}/table.ts`]!()).table(options);
