import { decide, fastRandom, pick, startMatch } from '@oubliette/kernel';
import {
  type LanternAction,
  type LanternOptions,
  type LanternSeat,
  type LanternState,
  lantern,
} from '@oubliette/kernel/reference';

interface Play {
  readonly seat: LanternSeat;
  readonly action: LanternAction;
  /** What a burnt card rolled. */
  readonly die: number | null;
}

/** A random match, written down so that anybody can play it again. */
export interface Recorded {
  readonly options: LanternOptions;
  readonly seed: string;
  readonly start: LanternState;
  readonly plays: readonly Play[];
  readonly end: LanternState;
  readonly scores: { readonly red: number; readonly white: number };
}

/** So many random matches, the modes of the game in turn. */
export function recordMatches(count: number): Recorded[] {
  const modes = Object.values(lantern.modes);
  return Array.from({ length: count }, (_, n) => record(modes[n % modes.length], n));
}

function record(mode: unknown, number: number): Recorded {
  const options = lantern.parseOptions(mode);
  if (!options.ok) throw new Error('a mode of the reference game has bad options');
  const seed = `bench ${number}`;
  const match = startMatch(lantern, options.value, seed);
  const start = lantern.clone(match.state);
  const random = fastRandom(number);
  const plays: Play[] = [];

  for (let asked = lantern.decision(match.state); asked; asked = lantern.decision(match.state)) {
    const seat = pick(random, 'seat', asked.seats);
    const action = pick(random, 'action', lantern.legal(match.state, seat));
    const verdict = decide(match, seat, action);
    if (!verdict.ok) throw new Error(`a listed action is refused by ${verdict.refusal.rule}`);
    const burnt = verdict.events.find(event => event.kind === 'burnt');
    plays.push({ seat, action, die: burnt?.die ?? null });
  }
  const { red = 0, white = 0 } = lantern.outcome(match.state)!.scores;
  return { options: options.value, seed, start, plays, end: match.state, scores: { red, white } };
}

/** A benchmark that compares different work is worthless. */
export function assertSameEnd(recorded: Recorded, by: string, scores: unknown): void {
  const [wanted, got] = [recorded.scores, scores].map(value => JSON.stringify(value));
  if (wanted === got) return;
  throw new Error(`“${recorded.seed}” ended ${wanted} when recorded, but ${got} by ${by}`);
}
