/** Why an NPC does what it does, as plain data: rule ids and what a sentence needs. The screen finds the words. */
import type { RuleId } from '../../../rules/ids.ts';
import type { Aim } from '../../content/npcs/card.ts';

/** What became of a target that was looked at. */
export type Verdict =
  /** The one. */
  | 'chosen'
  /** Another one stands higher on the list. */
  | 'outranked'
  /** Another one of the same rank is nearer. */
  | 'farther'
  /** It costs more AP than there are. */
  | 'too-dear'
  /** Somebody stands wherever it would have to stand. */
  | 'occupied'
  /** No way leads there. */
  | 'unreachable'
  /** It was wounded in this turn already, and is spared until the turn ends. */
  | 'struck'
  /** As good as another one: the die decided against it. */
  | 'lost-the-roll';

export interface Candidate {
  readonly target: string;
  readonly rank: number | null;
  /** AP with the closing deed, and squares; nothing where no way was found within the AP. */
  readonly ap: number | null;
  readonly squares: number | null;
  readonly verdict: Verdict;
  /** The rule that keeps it out, whatever it would cost. */
  readonly rule?: RuleId;
}

/** An objective that was looked at. */
export interface Look {
  readonly aim: Aim;
  readonly ap: number;
  /** The rule that made it possible or ruled it out. */
  readonly rule: RuleId;
  readonly achievable: boolean;
  /** The load has to be left for it (DS-OBJ-08). */
  readonly shedding: boolean;
  readonly candidates: readonly Candidate[];
}

/** Equal options, and what the die said (DS-TIE-02, DS-TIE-03). */
export interface Tie {
  readonly rule: RuleId;
  readonly options: readonly string[];
  readonly dice: readonly number[];
  readonly picked: number;
}

/** What comes of it: the objective itself, or merely getting nearer to it. */
export interface Choice {
  readonly aim: Aim;
  readonly target: string | null;
  readonly reached: boolean;
  readonly rule: RuleId;
  readonly ap: number;
  readonly squares: number;
  readonly end: string;
}

export interface Trace {
  readonly npc: string;
  readonly looks: readonly Look[];
  readonly ties: readonly Tie[];
  readonly choice: Choice | null;
}
