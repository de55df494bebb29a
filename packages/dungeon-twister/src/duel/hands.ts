import { NOBODY, type Token } from '../pieces/roster.ts';
import type { Walker } from './crowd.ts';

/** What somebody holds: one thing, or two where he carries two (DT-CARRY-01, DT-PND-05). */
export type Hands = Pick<Walker, 'load' | 'second'>;

export const EMPTY_HANDS: Hands = { load: NOBODY, second: NOBODY };

/** With something in a free hand. */
export function takenInto({ load }: Hands, what: Token): Hands {
  return load === NOBODY ? { load: what, second: NOBODY } : { load, second: what };
}

/** Without something. */
export function put({ load, second }: Hands, what: Token): Hands {
  return { load: load === what ? second : load, second: NOBODY };
}

/** With one thing in place of another; what was taken last comes last (DT-PND-05). */
export function exchanged(hands: Hands, left: Token, what: Token): Hands {
  return takenInto(put(hands, left), what);
}

export function areHolding({ load, second }: Hands, what: Token): boolean {
  return what !== NOBODY && (what === load || what === second);
}
