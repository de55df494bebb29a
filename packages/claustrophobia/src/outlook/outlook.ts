import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import type { TileSide } from '../board/openings.ts';
import type { AreaName } from '../threat/areas.ts';

/** What a warrior is worth at this moment, all effects included. */
export interface WarriorFigures {
  readonly mvt: number;
  readonly cbt: number;
  readonly def: number;
  /** Wounds that kill; nothing for those who fall at the first hit, and for humans. */
  readonly health?: number;
  readonly exhausted: boolean;
}

/** A tile that a warrior can walk to. */
export interface WalkOutlook {
  readonly cell: string;
  /** The tiles on the way, the last one is `cell`. */
  readonly through: readonly string[];
  readonly actions: readonly Action[];
}

/** An opening that they can explore, from where they stand or after a walk. */
export interface Door {
  readonly cell: string;
  readonly side: TileSide;
  readonly actions: readonly Action[];
}

/** Somebody they can attack, from where they stand or after a walk. */
export interface StrikeOutlook {
  readonly target: string;
  /** Where the target stands. */
  readonly cell: string;
  /** The tiles that they walk over first; none if they strike from where they stand. */
  readonly through: readonly string[];
  readonly dice: number;
  readonly def: number;
  readonly actions: readonly Action[];
}

/** All that one warrior can be asked for. */
export interface WarriorOutlook {
  readonly who: string;
  /** MVT that is left for this move. */
  readonly mvt: number;
  readonly ways: readonly WalkOutlook[];
  readonly doors: readonly Door[];
  readonly strikes: readonly StrikeOutlook[];
  /** What else they can do where they stand: deeds, gifts, cards, the end of their action. */
  readonly deeds: readonly (readonly Action[])[];
  /** Why not: by tile (`@1,0`), opening (`@1,0 E`) or enemy (`TR@1,0`, `D`). */
  readonly barred: Readonly<Record<string, RuleId>>;
}

/** What keeps the chosen dice from filling an area. */
export type AreaLack =
  | { readonly kind: 'used' | 'oil' | 'odd' | 'even' | 'mixed' | 'high' | 'alike' }
  /** So many dice more, or fewer than nothing. */
  | { readonly kind: 'dice'; readonly more: number }
  /** So much more in all, or less than nothing. */
  | { readonly kind: 'sum'; readonly more: number };

export interface AreaOutlook {
  readonly area: AreaName;
  readonly number: number;
  readonly red: boolean;
  /** Why no dice at all can be placed here. */
  readonly shut: AreaLack | null;
  /** For each choice of the dice (`1 3 6`) that does not fit: what is missing. */
  readonly lacks: Readonly<Record<string, AreaLack>>;
}

/** A tile that waits to be laid. */
export interface Placing {
  readonly tile: string;
  readonly cell: string;
  readonly ways: readonly { readonly openings: string; readonly quarters: number }[];
}

/** What the screen may want to know of the moment, for the seat that is asked. */
export interface Outlook {
  readonly figures: Readonly<Record<string, WarriorFigures>>;
  readonly warriors: readonly WarriorOutlook[];
  readonly areas: readonly AreaOutlook[];
  readonly placing: Placing | null;
}
