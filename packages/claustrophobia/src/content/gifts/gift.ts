import type { RuleId } from '../../../rules/ids.ts';
import type { CaveStory } from '../../event.ts';
import type { State } from '../../state.ts';

/** A gift of the Redeemer; it works if his die shows its value (CL-GIFT-02). */
export interface Gift {
  readonly id: string;
  readonly rule: RuleId;
  readonly die: number;
  /** In W4, at the start of their own action, instead of fighting, or in W6 of explorations. */
  readonly moment: 'initiative' | 'action' | 'deed' | 'exploration';
  /** Everything that it may be aimed at now; `['']` if it needs nothing. */
  targets(state: State): readonly string[];
  effect(state: State, target: string, story: CaveStory): void;
}
