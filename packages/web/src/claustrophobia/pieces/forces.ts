import type { DemonId, GiftId, ScenarioId } from '../words/index.ts';

/** What both sides have in a scenario; the engine's content says the same, and a test holds them together. */
export interface ScenarioForces {
  readonly team: readonly (readonly [who: string, object?: string])[];
  readonly gifts: readonly GiftId[];
  readonly advantages: number;
  /** The Demon, how many of it at most, and whether it is bought with threat points. */
  readonly demon: { readonly id: DemonId; readonly most: number; readonly bought: boolean } | null;
}

export const FORCES: Readonly<Record<ScenarioId, ScenarioForces>> = {
  S1: {
    team: [['RD'], ['BR1'], ['BL1', 'O1'], ['BL2']],
    gifts: ['G5', 'G2'],
    advantages: 3,
    demon: { id: 'D1', most: 2, bought: true },
  },
  S2: {
    team: [['RD'], ['BR1', 'O3'], ['BR2'], ['BL1']],
    gifts: ['G4', 'G6'],
    advantages: 3,
    demon: { id: 'D2', most: 2, bought: true },
  },
  S3: {
    team: [['RD', 'O6'], ['BR1'], ['BL1', 'O1'], ['BL2']],
    gifts: ['G2', 'G6'],
    advantages: 3,
    demon: { id: 'D3', most: 1, bought: false },
  },
  S4: {
    team: [['RD'], ['BR1', 'O3'], ['BR2', 'O4'], ['BL1']],
    gifts: ['G1', 'G4'],
    advantages: 2,
    demon: { id: 'D4', most: 2, bought: true },
  },
  S5: {
    team: [
      ['RD', 'O6'],
      ['BR1', 'O3'],
      ['BL1', 'O1'],
    ],
    gifts: ['G2', 'G3'],
    advantages: 2,
    demon: { id: 'D5', most: 3, bought: false },
  },
  S6: {
    team: [['RD', 'O5'], ['BR1'], ['BL1', 'O1'], ['BL2']],
    gifts: ['G3', 'G5'],
    advantages: 1,
    demon: { id: 'D6', most: 2, bought: true },
  },
  S7: {
    team: [['RD'], ['BL1', 'O1'], ['BR1'], ['BR2']],
    gifts: ['G6', 'G2'],
    advantages: 3,
    demon: null,
  },
  S8: {
    team: [['RD'], ['BL1', 'O1'], ['BL2'], ['BR1', 'O3']],
    gifts: ['G4', 'G3'],
    advantages: 2,
    demon: { id: 'D7', most: 2, bought: true },
  },
};

export const SCENARIO_IDS = Object.keys(FORCES) as ScenarioId[];
