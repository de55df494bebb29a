import { STAGE } from '../stages.ts';
import type { CaveView } from '../view.ts';

export const PHASES = ['setup', 'initiative', 'human', 'threat', 'demon'] as const;
export type RoundPhase = (typeof PHASES)[number];

/** The phase that a match is in (CL-ROUND-01). */
export function phaseOf({ facts }: Pick<CaveView, 'facts'>): RoundPhase {
  const stage = STAGE[facts.stage];
  if (stage < STAGE.dawn || facts.round === 0) return 'setup';
  if (stage < STAGE.humanPhase) return 'initiative';
  if (stage < STAGE.threat) return 'human';
  return stage < STAGE.demonPhase ? 'threat' : 'demon';
}
