import { type GameOnTrial, playTrial, type TrialFault } from '@oubliette/kernel/battery';

export interface FuzzPlan {
  readonly matches: number;
  readonly seed: string;
  /** Played in turn. */
  readonly modes: readonly string[];
  readonly every: number;
}

export interface FuzzReport {
  readonly matches: number;
  readonly decisions: number;
  readonly modes: readonly string[];
  readonly fault: TrialFault | null;
}

/** Plays random matches through the whole battery until one shows a fault. */
export function fuzzMatches(
  subject: GameOnTrial,
  { matches, seed, modes, every }: FuzzPlan,
  afterMatch: (soFar: FuzzReport) => void,
): FuzzReport {
  let soFar: FuzzReport = { matches: 0, decisions: 0, modes: [], fault: null };
  while (soFar.matches < matches && soFar.fault === null) {
    const mode = modes[soFar.matches % modes.length]!;
    const plan = { mode, seed: matchSeed(seed, soFar.matches), every };
    const { decisions, fault } = playTrial(subject, plan);
    soFar = {
      matches: soFar.matches + 1,
      decisions: soFar.decisions + decisions,
      modes: soFar.modes.includes(mode) ? soFar.modes : [...soFar.modes, mode],
      fault,
    };
    afterMatch(soFar);
  }
  return soFar;
}

/** The first match has the seed itself, so that the seed of any match plays it again as the first. */
function matchSeed(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}-${index}`;
}
