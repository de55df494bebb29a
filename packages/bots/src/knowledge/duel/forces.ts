import { type Duel, type DuelAction, POOL, readTokenName } from '@oubliette/dungeon-twister';
import tuned from './forces.json' with { type: 'json' };

/** Questions about what to play with. */
const CHOOSING: ReadonlySet<string> = new Set(['pairs', 'picks', 'gathering', 'removal']);

export function isChoosingForces({ frames }: Duel['State']): boolean {
  return CHOOSING.has(frames.at(-1)?.kind ?? '');
}

/** What a token is, in whosever colour. */
export function pieceIn(token: string): string {
  return readTokenName(token)?.piece.id ?? '';
}

/** The pieces of our own sets. */
export const PIECES: readonly string[] = [...new Set(POOL.map(pieceIn))];

/** What a piece adds to the chances of its team, as log-odds; nobody knows what others have invented. */
const WORTH: Readonly<Record<string, number>> = tuned.weights;

/** A twentieth of log-odds makes a piece e times as promising. */
const EAGERNESS = 20;

/** How promising it is to take a piece, or to do without it; rooms are all alike. */
export function promiseOfForces(action: DuelAction): number {
  const worth = (token: string) => WORTH[pieceIn(token)] ?? 0;
  switch (action.do) {
    case 'enlist':
      return Math.exp(EAGERNESS * worth(action.token));
    case 'remove':
      return Math.exp(-EAGERNESS * worth(action.token));
    default:
      return 1;
  }
}
