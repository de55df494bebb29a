import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Action, ActionOf } from '../action.ts';
import type { CaveStory } from '../event.ts';
import type { State } from '../state.ts';
import type { Exploration } from '../work.ts';

/** Which sides have reached what they want; a draw counts before both. */
export interface GoalsReached {
  readonly human: boolean;
  readonly demon: boolean;
  readonly draw: boolean;
}

/** Verdicts are values, made once: they are asked for after every step. */
const VERDICTS: readonly GoalsReached[] = Array.from({ length: 8 }, (_, bits) =>
  Object.freeze({ human: (bits & 1) !== 0, demon: (bits & 2) !== 0, draw: (bits & 4) !== 0 }),
);

export function verdict(human: boolean, demon: boolean, draw = false): GoalsReached {
  return VERDICTS[(human ? 1 : 0) | (demon ? 2 : 0) | (draw ? 4 : 0)]!;
}

/** A packet of the pile: so many random tiles, one of these goal tiles among them (CL-SETUP-07). */
interface Packet {
  readonly random: number;
  readonly goals: readonly number[];
}

/** A scenario: data first, then what it changes in the rules. */
export interface CaveScenario {
  readonly id: RuleId;
  /** The tile at (0,0). */
  readonly start: number;
  readonly team: readonly (readonly [who: string, object?: string])[];
  readonly gifts: readonly string[];
  readonly advantages: number;
  /** Demons at most, and whether they are bought (CL-ENTR-03). */
  readonly demons: number;
  readonly bought: boolean;
  /** Tiles that never come from the pile. */
  readonly without: readonly number[];
  /** From the top; none: there is no pile. Tiles beyond them are out of the game. */
  readonly packets: readonly Packet[];
  /** Every tile that is not left out, in one pile. */
  readonly all?: true;
  readonly roundLimit?: number;

  /** Tiles and figures beyond the start tile. */
  lay?(state: State): void;
  /** Decisions before round 1. */
  begin?(state: State): void;
  /** Before the roll of each Initiative (W1). */
  dawn?(state: State, random: Random, story: CaveStory): void;
  readonly noExploring?: true;
  /** Whether the explored opening brings the Exit instead of a tile of the pile. */
  bringsExit?(state: State, exploration: Exploration): boolean;
  /** The Exit comes instead of a last tile that would be a dead end. */
  readonly exitAtDeadEnd?: true;
  /** A tile stays on the board and its own rules are done. */
  stays?(state: State, exploration: Exploration, spot: number, story: CaveStory): void;
  /** The card Lost has closed an opening. */
  lost?(state: State, exploration: Exploration): void;
  /** Somebody died on that spot. */
  fallen?(state: State, who: number, spot: number, story: CaveStory): void;
  actionEnded?(state: State, who: number, story: CaveStory): void;
  humanPhaseEnds?(state: State, story: CaveStory): void;
  threatStarts?(state: State, story: CaveStory): void;
  demonPhaseEnds?(state: State, story: CaveStory): void;
  /** Why a warrior may not go from one tile to the other. */
  bars?(state: State, who: number, from: number, to: number): RuleId | null;
  /** Things to do instead of fighting (CL-ACT-04). */
  addDeeds?(state: State, who: number, actions: Action[]): void;
  whyNotDeed?(state: State, who: number, action: ActionOf<'deed'>): RuleId | null;
  perform?(
    state: State,
    who: number,
    action: ActionOf<'deed'>,
    random: Random,
    story: CaveStory,
  ): void;
  verdict(state: State): GoalsReached;
}
