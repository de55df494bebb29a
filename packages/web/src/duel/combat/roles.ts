import type { Fighter } from '@oubliette/dungeon-twister';
import { pieceOf } from '../words/mention.ts';
import type { en } from './messages.en.ts';

/** The language of the scene, and what its pieces are called in it. */
export interface SceneSpeech {
  readonly texts: typeof en;
  readonly nameOf: (token: string) => string;
}

/** What somebody does in a fight; a weapon of a further set is called by its name. */
export function roleOf(
  { texts, nameOf }: SceneSpeech,
  { token, weapon }: Fighter,
  first: boolean,
  attacks: boolean,
): string {
  if (weapon !== null) {
    if (isSpear(weapon)) return texts.spears;
    return isBow(weapon) || weapon === token ? texts.shoots : texts.armed(nameOf(weapon));
  }
  if (!first) return texts.joins;
  return attacks ? texts.attacker : texts.target;
}

/** What they count: the value of the shot is the weapon's, with the Spear one fights oneself. */
export function strengthWords(
  { texts, nameOf }: SceneSpeech,
  { token, strength, stab, weapon }: Fighter,
): string {
  const isOwn = weapon === null || weapon === token || isSpear(weapon);
  const words = isOwn ? texts.combat(strength) : `${nameOf(weapon)} ${strength}`;
  return stab > 0 ? `${words}, ${texts.withStab(stab)}` : words;
}

const isBow = (weapon: string): boolean => pieceOf(weapon) === 'bow';
const isSpear = (weapon: string): boolean => pieceOf(weapon) === 'telescoping-spear';
