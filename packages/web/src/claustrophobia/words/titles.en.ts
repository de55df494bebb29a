export type TitledScenario = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8';

/** What the scenarios are called; lists of matches need no more of them. */
export const titles: Readonly<Record<TitledScenario, string>> = {
  S1: 'The Survivors',
  S2: 'Holding Back The Invasion',
  S3: 'Hit Them Where It Hurts',
  S4: 'The Ritual',
  S5: 'The Possessed',
  S6: 'Who Dares, Wins',
  S7: 'Infection',
  S8: 'The Nest',
};
