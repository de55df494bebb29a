import { type SoloAction, type SoloView, solo } from '@oubliette/dungeon-twister';
import { ok, type Random, type Result } from '@oubliette/kernel';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { following } from '../players/following.ts';
import { playerNamed } from '../players/player.ts';
import { runner } from './runner.ts';

/** Answers whatever the Player is asked; the chance that it is given is its own. */
type Player = (seen: SoloView, legal: readonly SoloAction[], random: Random) => SoloAction;

/** Sits down to a match: a player of its own for each, for one may have plans. */
export type SoloSeating = () => Player;

const simple: SoloSeating = () => runner;

const SEAT = 'yellow';
const printOf = (action: unknown) => solo.notation.printAction(action as SoloAction);

/** The simple player, or any that the arena knows, by name. */
export function seatingOf(name: string): Result<SoloSeating> {
  if (name === 'simple') return ok(simple);
  const named = playerNamed(KNOWN_GAMES.solo!, name, ['simple']);
  if (!named.ok) return named;
  const { budget, seated } = named.value;
  return ok(() => {
    const answer = following(seated([SEAT]), budget, printOf);
    return (view, legal, random) => {
      const look = () => ({ seat: SEAT, view, legal });
      return answer({ legal, look, random }) as SoloAction;
    };
  });
}
