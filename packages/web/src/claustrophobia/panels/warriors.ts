import type { DieValue, PictogramName } from '@oubliette/art';
import { type Figures, type HumanKind, LINES, OBJECTS, type View } from '@oubliette/claustrophobia';
import { HUMAN_NAMES, isExhausted, isOnMap, warriorIn } from '../reading.ts';
import { OBJECT_SIGNS, TALENT_SIGNS } from '../signs.ts';
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

const WEARY = '0/0/3';

/** What an exhausted human is worth, effects included; nothing for anybody else. */
export function exhaustedWorth(view: View, who: string, now: Figures | undefined): string | null {
  if (!isExhausted(view, who)) return null;
  return now ? `${now.mvt}/${now.cbt}/${now.def}` : WEARY;
}

/** What a human is worth now, where effects make it differ from his line; else null. */
export function effectOf(who: string, die: number | undefined, now: Figures | undefined) {
  const line = die === undefined ? undefined : linesOf(who)[die - 1];
  if (!line || !now || now.exhausted) return null;
  const isSame = now.mvt === line.movement && now.cbt === line.combat && now.def === line.defence;
  return isSame ? null : now;
}

const ESCAPED = -3;

/** Where a human is who is not on the map. */
export function fateOf(view: View, who: string): 'dead' | 'escaped' | null {
  if (isOnMap(view, who)) return null;
  return warriorIn(view, who)?.place === ESCAPED ? 'escaped' : 'dead';
}
