import type { DieValue, PictogramName } from '@oubliette/art';
import {
  BLESSED_CBT,
  BLESSED_MVT,
  type Figures,
  type HumanKind,
  LINES,
  OBJECTS,
  type View,
} from '@oubliette/claustrophobia';
import { OBJECT_SIGNS, TALENT_SIGNS } from '../pieces/signs.ts';
import { HUMAN_NAMES, isExhausted, isOnMap, warriorIn } from '../seen/reading.ts';
import { humanWords, objectWords } from '../words/index.ts';

const ASIDE = -1;

/** Humans who take part in this match, also those who died or escaped. */
export const teamOf = (view: View): readonly string[] =>
  HUMAN_NAMES.filter(who => (warriorIn(view, who)?.place ?? ASIDE) !== ASIDE);

export const linesOf = (who: string) =>
  LINES[who.slice(0, 2) as HumanKind]
    .slice(1)
    .map(([movement, combat, defence]) => ({ movement, combat, defence }));

export function dieOf(view: View, who: string): DieValue | undefined {
  const die = warriorIn(view, who)?.die ?? 0;
  return die === 0 ? undefined : (die as DieValue);
}

/** The object that a human carries, or undefined. */
function objectOf(view: View, who: string): (typeof OBJECTS)[number] | undefined {
  const at = view.bearer.indexOf(HUMAN_NAMES.indexOf(who));
  return at < 0 ? undefined : OBJECTS[at];
}

/** What stands at the foot of a card: the object carried, else the talent. */
export function footOf(view: View, who: string): readonly [PictogramName, string] {
  const object = objectOf(view, who);
  if (object) return [OBJECT_SIGNS[object.name], objectWords(object.id).name];
  return [TALENT_SIGNS[who.slice(0, 2)] ?? 'guards', humanWords(who).talent];
}

/** What stands at the foot of a card, and what it does. */
export function footWords(view: View, who: string): { title: string; words: string } {
  const object = objectOf(view, who);
  if (object) return { title: objectWords(object.id).name, words: objectWords(object.id).words };
  return { title: humanWords(who).talent, words: humanWords(who).words };
}

const WEARY = '0/0/3';

/** What an exhausted human is worth, effects included; nothing for anybody else. */
export function exhaustedWorth(view: View, who: string, now: Figures | undefined): string | null {
  if (!isExhausted(view, who)) return null;
  return now ? `${now.mvt}/${now.cbt}/${now.def}` : WEARY;
}

/** What the line in use of a human is worth now, effects included; nothing while he is exhausted. */
export function worthOf(now: Figures | undefined) {
  if (!now || now.exhausted) return null;
  return { movement: now.mvt, combat: now.cbt, defence: now.def };
}

/** What the Redeemer has blessed a human with, in this round. */
export function blessingOf(view: View, who: string): 'mvt' | 'cbt' | null {
  const flags = warriorIn(view, who)?.flags ?? 0;
  if ((flags & BLESSED_MVT) !== 0) return 'mvt';
  return (flags & BLESSED_CBT) !== 0 ? 'cbt' : null;
}

/** The Redeemer has blessed somebody: he does it once (CL-TAL-10). */
export const isTalentSpent = (view: View, who: string): boolean =>
  who === 'RD' && view.facts['blessing-used'] > 0;

const ESCAPED = -3;

/** Where a human is who is not on the map. */
export function fateOf(view: View, who: string): 'dead' | 'escaped' | null {
  if (isOnMap(view, who)) return null;
  return warriorIn(view, who)?.place === ESCAPED ? 'escaped' : 'dead';
}
