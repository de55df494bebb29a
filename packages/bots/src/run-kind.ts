import { failAll, ok, type Result } from '@oubliette/kernel';

/** What is asked for: so many matches of each sort, all from one seed. It is also what a file of records is about. */
export interface RunPlan {
  readonly matches: number;
  readonly seed: string;
}

/** One match of a plan, with all that is needed to play it. */
export interface RunFixture {
  readonly id: string;
}

/** How a match ended, in one line of a file; it bears the id of its fixture. */
export interface RunEnd {
  readonly id: string;
}

/** A kind of runs: who plays what, and what is written down of it. */
export interface RunKind<P extends RunPlan, F extends RunFixture, E extends RunEnd> {
  check(plan: P): Result<P>;
  fixturesOf(plan: P): F[];
  play(fixture: F): E;
  isRecord(read: object): boolean;
}

/** A plan, if there is the player whom it names. */
export function ifThereIs<P extends RunPlan>(player: Result<unknown>, plan: P): Result<P> {
  if (player.ok) return ok(plan);
  return failAll(player.faults.map(one => ({ ...one, at: '--player' })));
}

/** Fixtures round by round, so that a run that is stopped has as many of each sort. */
export function inRounds<F extends RunFixture>(
  matches: number,
  fixturesIn: (round: number) => readonly F[],
): F[] {
  return Array.from({ length: matches }, (_, round) => fixturesIn(round)).flat();
}

/** Whether every one of these is there, and of that type. */
export function areAll(read: object, names: readonly string[], type: 'string' | 'number'): boolean {
  const values = read as Readonly<Record<string, unknown>>;
  return names.every(name => typeof values[name] === type);
}
