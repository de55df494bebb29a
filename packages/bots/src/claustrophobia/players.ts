import { type Action, claustrophobia } from '@oubliette/claustrophobia';
import { ok, type Random, type Result } from '@oubliette/kernel';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { following } from '../players/following.ts';
import { evenPlayerNamed } from '../players/player.ts';
import { demonScript } from './demon.ts';
import { humanScript } from './human.ts';
import { type CaveSide, type SeenHere, tryAll } from './trying.ts';

/** Answers whatever its seat is asked; the chance it is given is its own, not that of the match. */
export type ScriptedPlayer = (seen: SeenHere, random: Random) => Action;

const SCRIPTS = { human: humanScript, demon: demonScript };

/** Plays either side by habit, and tries out what habit does not decide. */
export const scripted: ScriptedPlayer = (seen, random) => {
  const [only, other] = seen.legal;
  if (other === undefined) return only!;
  const side: CaveSide = seen.view.seats.human === seen.seat ? 'human' : 'demon';
  return SCRIPTS[side](seen) ?? tryAll(seen, side, SCRIPTS, random);
};

/** Sits down to a match: a player of its own for each seat, for one may have plans. */
export type ScriptedSeating = () => ScriptedPlayer;

const printOf = (action: unknown) => claustrophobia.notation.printAction(action as Action);

/** The scripted player, or any that the arena knows, by name. */
export function seatingOf(name: string): Result<ScriptedSeating> {
  if (name === 'scripted') return ok(() => scripted);
  const named = evenPlayerNamed(KNOWN_GAMES.claustrophobia!, name, ['scripted']);
  if (!named.ok) return named;
  const { budget, seated } = named.value;
  return ok(() => {
    const answer = following(seated(['human', 'demon']), budget, printOf);
    return (seen, random) => answer({ legal: seen.legal, look: () => seen, random }) as Action;
  });
}
