/** The number of the Demon card of each scenario; 0: none (S7). */
export const SCENARIO_DEMON: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 0, 7];
