import type { RuleId } from '../../rules/ids.ts';
import type { DuelAction } from '../duel/action.ts';
import type { DeedName } from '../duel/turn.ts';

/** What a seat that is asked can do with its characters: everything the screen offers, and why not. */
export interface DuelOutlook {
  readonly characters: readonly CharacterOutlook[];
  /** Rooms that lie face down, with the rule that keeps the seat from revealing them. */
  readonly rooms: readonly RoomOutlook[];
}

export interface RoomOutlook {
  readonly room: number;
  readonly price: number;
  readonly rule: RuleId | null;
  /** Who pays with AP of their own where the card has none left (DT-POTION-01). */
  readonly by?: string;
}

export interface CharacterOutlook {
  readonly token: string;
  /** Only what this character could ever do. */
  readonly deeds: readonly DeedOutlook[];
  readonly moves: readonly WholeMove[];
  /**
   * Squares beside the ways of these moves that they do not reach, and those that no walk reaches
   * however long, each with the rule against it.
   */
  readonly barred: readonly BarredSquare[];
}

export interface BarredSquare {
  readonly cell: number;
  readonly rule: RuleId;
}

export type DeedKind = DeedName;

/** One way to do a deed. */
export interface DeedWay {
  /** Paid in the usual way: whoever drank uses AP of their own first (DT-POTION-01). */
  readonly action: DuelAction;
  readonly price: number;
  /** The same, paid by the Action card as far as it goes; only where that is something else. */
  readonly spared?: DuelAction;
}

export interface DeedOutlook {
  readonly deed: DeedKind;
  /** What it costs at most. */
  readonly price: number;
  readonly ways: readonly DeedWay[];
  /** What says how the deed is done at all. */
  readonly general: RuleId;
  /** Why there is none, when `ways` is empty. */
  readonly rule: RuleId | null;
}

/** Something that changes hands on the way. */
export interface Exchange {
  readonly do: 'take' | 'drop' | 'swap';
  readonly cell: number;
  /** What is taken, or left behind by a drop. */
  readonly token: string;
  /** What a swap leaves behind. */
  readonly for?: string;
}

/** A move from its first action to its last, over as many AP as it takes. */
export interface WholeMove {
  /** The square where it ends. */
  readonly to: number;
  /** AP still to be paid: 0 if it only completes a move under way. */
  readonly ap: number;
  /** Squares walked, the start first. */
  readonly way: readonly number[];
  /** Squares where one move ends and the next begins. */
  readonly stops: readonly number[];
  /** Everything, from `move` to `stop`. */
  readonly actions: readonly DuelAction[];
  /** The same, paid by the Action card as far as it goes; only where that is something else. */
  readonly spared?: readonly DuelAction[];
  /** Also what is picked up by merely ending on its square (DT-CARRY-02). */
  readonly hands: readonly Exchange[];
  /** Whether the character leaves the maze and scores. */
  readonly leaves: boolean;
  /** Its last step is the end of the character, under falling rocks (DT-PND-22). */
  readonly dies?: true;
  /** Others who die of it: on remote pits that open as it passes a trigger (DT-MERC-22). */
  readonly fells?: readonly string[];
}
