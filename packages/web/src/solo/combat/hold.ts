import { type Accessor, createMemo, createSignal } from 'solid-js';
import { pace } from '../seen/pace.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { type ComingCombat, combatWaiting } from './ahead.ts';

/** A combat that the prison has begun: nobody is thrown into it while the attacker still walks. */
export interface CombatOnHold {
  readonly waiting: Accessor<ComingCombat | null>;
  /** The scene stays away: the board moves, or the Player has yet to say that they have seen it. */
  readonly isHeld: Accessor<boolean>;
  /** Whether the Player is asked to go there. */
  readonly isAsked: Accessor<boolean>;
  readonly enter: () => void;
}

export function createHold(table: SoloTableOf, isMoving: Accessor<boolean>): CombatOnHold {
  const [entered, setEntered] = createSignal<number | null>(null);
  const moment = () => table.snapshot().moment;
  const waiting = createMemo(() => (table.looking() ? null : combatWaiting(table.snapshot().view)));
  const isToEnter = () => waiting() !== null && pace() === 'step' && entered() !== moment();
  return {
    waiting,
    isHeld: () => waiting() !== null && (isMoving() || isToEnter()),
    isAsked: () => !isMoving() && isToEnter(),
    enter: () => setEntered(moment()),
  };
}
