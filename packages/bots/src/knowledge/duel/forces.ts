import { type Duel, type DuelAction, POOL } from '@oubliette/dungeon-twister';
import tuned from './forces.json' with { type: 'json' };

/** Questions about what to play with: pieces and rooms before all eyes, or unseen by the others. */
const CHOOSING: ReadonlyMap<string, 'openly' | 'secretly'> = new Map([
  ['pairs', 'openly'],
  ['picks', 'openly'],
  ['gathering', 'secretly'],
  ['removal', 'secretly'],
]);

export function choosingForces({ frames }: Pick<Duel['State'], 'frames'>) {
  return howChosen(frames.at(-1)?.kind);
}

/** How forces are chosen when that is asked, if they are. */
export function howChosen(question: string | undefined): 'openly' | 'secretly' | null {
  return CHOOSING.get(question ?? '') ?? null;
}

/** What a token is, in whosever colour. */
export function pieceIn(token: string): string {
  return /^[A-Z]:([a-z-]+)/.exec(token)?.[1] ?? '';
}

/** The pieces of our own sets. */
export const PIECES: readonly string[] = [...new Set(POOL.map(pieceIn))];

/** What a piece adds to the chances of its team, as log-odds. */
const WORTH: ReadonlyMap<string, number> = new Map(Object.entries(tuned.weights));

/** Nobody knows what others have invented; a second copy is no good for being the second. */
function worthOf(token: string): number {
  const worth = WORTH.get(pieceIn(token)) ?? 0;
  return token.includes('#') ? Math.min(0, worth) : worth;
}

/** As much as the fit is in doubt makes a piece less than e times as promising. */
const EAGERNESS = 6;

/**
 * How promising it is to take a piece, or to do without it. Rooms are all alike, and so is what both sides
 * will have (DT-MIX-05).
 */
export function promiseOfForces({ forces }: Pick<Duel['State'], 'forces'>, action: DuelAction) {
  if (action.do === 'remove') return Math.exp(-EAGERNESS * worthOf(action.token));
  if (action.do !== 'enlist' || forces?.mode === 'mutual') return 1;
  return Math.exp(EAGERNESS * worthOf(action.token));
}
