/** Why an NPC does what it does, as plain data: rule ids and what a sentence needs. The screen finds the words. */
import type { RuleId } from '../../../rules/ids.ts';
import type { Square } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';

/** What became of a target that was looked at. */
export type TargetVerdict =
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
  /** The NPC itself was wounded in this turn, and fights nobody although it has been healed. */
  | 'recovering'
  /** As good as another one: the die decided against it. */
  | 'lost-the-roll';

/** Whom or what an NPC is after: a token, a room by its place, a gear or a portcullis by its square, the way out. */
export type Sought =
  | { readonly token: string }
  | { readonly room: number }
  | { readonly square: Square }
  | { readonly exit: true };

/** The same in one word of the notation: `Y:cleric`, `R5`, `@3,4`, `exit`. */
export function printSought(sought: Sought): string {
  if ('token' in sought) return sought.token;
  if ('room' in sought) return `R${sought.room}`;
  return 'square' in sought ? sought.square : 'exit';
}

export interface TraceCandidate {
  readonly target: Sought;
  readonly rank: number | null;
  /** AP with the closing deed, and squares; nothing where no way was found within the AP. */
  readonly ap: number | null;
  readonly squares: number | null;
  readonly verdict: TargetVerdict;
  /** The rule that keeps it out, whatever it would cost. */
  readonly rule?: RuleId;
}

/** An objective that was looked at. */
export interface ObjectiveLook {
  readonly aim: NpcAim;
  readonly ap: number;
  /** The rule that made it possible or ruled it out. */
  readonly rule: RuleId;
  readonly achievable: boolean;
  /** The load has to be left for it (DS-OBJ-08). */
  readonly shedding: boolean;
  readonly candidates: readonly TraceCandidate[];
}

/** What tells a way from others to the same target: what is done on it. */
export type OnTheWay =
  | { readonly do: 'jump' | 'open' | 'drop' }
  | { readonly do: 'take' | 'swap'; readonly token: string };

/** One of equal ways: where it leads, if that matters already, and where it ends. */
export interface Option {
  readonly target: Sought | null;
  readonly end: Square;
  readonly deeds: readonly OnTheWay[];
}

/** Equal options, and what the die said (DS-TIE-02, DS-TIE-03). */
export interface Tie {
  readonly rule: RuleId;
  readonly options: readonly Option[];
  readonly dice: readonly number[];
  readonly picked: number;
}

/** What comes of it: the objective itself, or merely getting nearer to it. */
export interface TraceChoice {
  readonly aim: NpcAim;
  readonly target: Sought | null;
  readonly reached: boolean;
  readonly rule: RuleId;
  readonly ap: number;
  readonly squares: number;
  readonly end: Square;
}

export interface Trace {
  readonly npc: string;
  readonly looks: readonly ObjectiveLook[];
  readonly ties: readonly Tie[];
  readonly choice: TraceChoice | null;
}
