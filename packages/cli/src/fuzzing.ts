import { type GameOnTrial, playTrial, type TrialFault } from '@oubliette/kernel/battery';

export interface FuzzPlan {
  readonly matches: number;
  readonly seed: string;
  /** Played in turn. */
  readonly modes: readonly string[];
  readonly every: number;
}

/** A fault of the battery; a match that could not even begin has no document. */
export type FoundFault = Omit<TrialFault, 'document'> & Partial<Pick<TrialFault, 'document'>>;

export interface Fuzzed {
  readonly matches: number;
  readonly decisions: number;
  readonly modes: readonly string[];
  readonly fault: FoundFault | null;
}

/** Plays random matches through the whole battery until one shows a fault. */
export function fuzzMatches(
  subject: GameOnTrial,
  { matches, seed, modes, every }: FuzzPlan,
  afterMatch: (soFar: Fuzzed) => void,
): Fuzzed {
  let soFar: Fuzzed = { matches: 0, decisions: 0, modes: [], fault: null };
  while (soFar.matches < matches && soFar.fault === null) {
    const mode = modes[soFar.matches % modes.length]!;
    const { decisions, fault } = play(subject, mode, matchSeed(seed, soFar.matches), every);
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

function play(
  subject: GameOnTrial,
  mode: string,
  seed: string,
  every: number,
): { readonly decisions: number; readonly fault: FoundFault | null } {
  try {
    return playTrial(subject, { mode, seed, every });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { decisions: 0, fault: { check: 'set-up', text, mode, seed, decision: 0 } };
  }
}
