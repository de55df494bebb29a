import type { Budget } from './bot.ts';
import type { Policy } from './search/pick.ts';

/** How strong an opponent is: how far it thinks, and how freely it picks. Nothing is ever hidden from it or shown to it. */
export interface Level {
  readonly id: LevelId;
  readonly budget: Budget;
  readonly policy: Policy;
}

export const LEVEL_IDS = ['squire', 'wanderer', 'swordsman', 'captain', 'warden'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/**
 * From a gentle beginner to the strongest. Each thinks two to ten times as far as the one below; the
 * first three are content with a play that is nearly as good as the best they found.
 */
export const LEVELS: readonly Level[] = [
  { id: 'squire', budget: { nodes: 16 }, policy: { latitude: 0.1 } },
  { id: 'wanderer', budget: { nodes: 30 }, policy: { latitude: 0.06 } },
  { id: 'swordsman', budget: { nodes: 80 }, policy: { latitude: 0.025 } },
  { id: 'captain', budget: { nodes: 250 }, policy: { latitude: 0 } },
  { id: 'warden', budget: { nodes: 2400 }, policy: { latitude: 0 } },
];

export function levelNamed(id: string): Level | null {
  return LEVELS.find(level => level.id === id) ?? null;
}
