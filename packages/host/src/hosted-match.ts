import type { Match, Shape } from '@oubliette/kernel';
import type { HostedGame } from './games/hosted-game.ts';
import type { Machine } from './machine/machine.ts';
import type { Players } from './snapshot.ts';

/** What the players may change among themselves at any time; no rule knows it. */
export interface TableNames {
  readonly players: Players;
  readonly openTable: boolean;
}

/** What the players agreed on among themselves. */
export interface TableSettings extends TableNames {
  /** Nobody but people, if it is not there. */
  readonly machine?: Machine | undefined;
}

/** A match that lies open before its host. */
export interface HostedMatch {
  readonly key: string;
  readonly hostedGame: HostedGame;
  readonly match: Match<Shape>;
  readonly settings: TableSettings;
  readonly begun: number;
  /** Everybody sits at a screen of their own: nobody acts or takes back for anybody else. */
  readonly apart?: true;
  /** Entries that the store has, and how many of them tell what happened. */
  stored: number;
  told: number;
  /** Entries before the newest snapshot. */
  snapshotAt: number;
  /** The state at every moment, once somebody has looked back. */
  past: object[] | null;
}
