import type { Action } from '@oubliette/claustrophobia';
import type { Random } from '@oubliette/kernel';
import { demonScript } from './demon.ts';
import { humanScript } from './human.ts';
import { type SeenHere, type Side, tryAll } from './trying.ts';

/** Answers whatever its seat is asked; the chance it is given is its own, not that of the match. */
export type Player = (seen: SeenHere, random: Random) => Action;

const SCRIPTS = { human: humanScript, demon: demonScript };

/** Plays either side by habit, and tries out what habit does not decide. */
export const scripted: Player = (seen, random) => {
  const [only, other] = seen.legal;
  if (other === undefined) return only!;
  const side: Side = seen.view.seats.human === seen.seat ? 'human' : 'demon';
  return SCRIPTS[side](seen) ?? tryAll(seen, side, SCRIPTS, random);
};
