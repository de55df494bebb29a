import { provideScenarios, SCENARIO_RULES } from '@oubliette/dungeon-twister';

/** What only matches with a scenario need; the others do not fetch it. */
export const bringScenarios = (): void => provideScenarios(SCENARIO_RULES);
