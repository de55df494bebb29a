/** S1 to S8. */
export const SCENARIO_IDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
