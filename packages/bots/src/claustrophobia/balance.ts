import { claustrophobia } from '@oubliette/claustrophobia';
import { playMatch } from './match.ts';
import { type Seating, scripted } from './players.ts';

export { type Seating, seatingOf } from './players.ts';

/** How matches of one scenario ended, between players of the same kind. */
export interface Balance {
  readonly mode: string;
  readonly matches: number;
  readonly human: number;
  readonly draw: number;
  readonly demon: number;
  /** Mean number of rounds. */
  readonly rounds: number;
}

/** The modes that are scenarios and nothing else. */
export const SCENARIO_MODES: readonly string[] = Object.entries(claustrophobia.modes).flatMap(
  ([mode, options]) => (Object.keys(options as object).join() === 'scenario' ? [mode] : []),
);

/** Plays matches from seeds that follow from the given one. */
export function balanceOf(
  mode: string,
  matches: number,
  seed: string,
  seating: Seating = () => scripted,
): Balance {
  const tally = { human: 0, draw: 0, demon: 0 };
  let rounds = 0;
  for (let match = 0; match < matches; match++) {
    const players = { human: seating(), demon: seating() };
    const played = playMatch(mode, `${seed} ${mode} ${match}`, players);
    tally[played.winner]++;
    rounds += played.rounds;
  }
  return { mode, matches, ...tally, rounds: rounds / matches };
}
