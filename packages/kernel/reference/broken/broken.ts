import type { CheckName, GameTrial } from '../../src/battery/index.ts';
import type { Game } from '../../src/index.ts';
import { type Lantern, type LanternEvent, type LanternState, lantern } from '../index.ts';

/**
 * Lantern with one fault each: the battery is worth something only if it finds every one of them,
 * and by its right name.
 */
export interface Broken {
  readonly fault: string;
  readonly caughtBy: CheckName;
  readonly change?: Partial<Game<Lantern>>;
  /** What is wrong with the trial itself. */
  readonly trial?: Partial<GameTrial<Lantern>>;
}

/** Lantern with other events. */
export function telling(
  change: (event: LanternEvent, action: Lantern['Action'], state: LanternState) => object,
): Partial<Game<Lantern>> {
  return {
    apply: (state, seat, action, random) =>
      lantern
        .apply(state, seat, action, random)
        .map(event => change(event, action, state) as LanternEvent),
  };
}

export function top(state: LanternState): LanternState['frames'][number] | undefined {
  return state.frames.at(-1);
}

export function isTurn(state: LanternState): boolean {
  return top(state)?.kind === 'turn';
}
