import type { ScenarioId } from '@oubliette/claustrophobia';

export type { ScenarioId };

/** What the scenarios are called; lists of matches need no more of them. */
export const titles: Readonly<Record<ScenarioId, string>> = {
  S1: 'The Survivors',
  S2: 'Holding Back The Invasion',
  S3: 'Hit Them Where It Hurts',
  S4: 'The Ritual',
  S5: 'The Possessed',
  S6: 'Who Dares, Wins',
  S7: 'Infection',
  S8: 'The Nest',
};
