import type { DieValue, PictogramName } from '@oubliette/art';
import {
  type Action,
  type CaveView,
  type HumanKind,
  LINES,
  OBJECTS,
  type WarriorFigures,
} from '@oubliette/claustrophobia';
import { OBJECT_SIGNS, TALENT_SIGNS } from '../pieces/signs.ts';
import { HUMAN_NAMES, hasFlag, isExhausted, isOnMap, warriorIn } from '../seen/reading.ts';
import { humanWords, objectWords } from '../words/index.ts';

/** Humans who take part in this match, also those who died or escaped. */
export const teamOf = (view: CaveView): readonly string[] =>
  HUMAN_NAMES.filter(who => (warriorIn(view, who)?.place ?? 'aside') !== 'aside');

export const linesOf = (who: string) =>
  LINES[who.slice(0, 2) as HumanKind]
    .slice(1)
    .map(([movement, combat, defence]) => ({ movement, combat, defence }));

export function dieOf(view: CaveView, who: string): DieValue | undefined {
  return (warriorIn(view, who)?.die ?? undefined) as DieValue | undefined;
}

/** The value of the die in hand, while dice are dealt. */
export function dieInHand(view: CaveView, picked: readonly number[]): DieValue | undefined {
  if (view.asked?.kind !== 'assign') return undefined;
  return view.dice[picked[0] ?? -1] as DieValue | undefined;
}

/** What a die gives a human, as their card reads: movement, combat, defence; a lost line exhausts them. */
export function wouldGive(view: CaveView, who: string, die: DieValue): string {
  const isLost = warriorIn(view, who)?.lines.includes(die);
  return LINES[who.slice(0, 2) as HumanKind][isLost ? 0 : die]!.join('/');
}

/** Whether a die with that value may be given to them now. */
export const mayTake = (legal: readonly Action[], who: string, die: number): boolean =>
  legal.some(action => action.do === 'give' && action.who === who && action.value === die);

/** The object that a human carries, or undefined. */
function objectOf(view: CaveView, who: string): (typeof OBJECTS)[number] | undefined {
  return OBJECTS.find(({ id }) => view.bearer[id] === who);
}

/** What stands at the foot of a card: the object carried, else the talent. */
export function footOf(view: CaveView, who: string): readonly [PictogramName, string] {
  const object = objectOf(view, who);
  if (object) return [OBJECT_SIGNS[object.name], objectWords(object.id).name];
  return [TALENT_SIGNS[who.slice(0, 2)] ?? 'guards', humanWords(who).talent];
}

/** What stands at the foot of a card, and what it does. */
export function footWords(view: CaveView, who: string): { title: string; words: string } {
  const object = objectOf(view, who);
  if (object) return { title: objectWords(object.id).name, words: objectWords(object.id).words };
  return { title: humanWords(who).talent, words: humanWords(who).words };
}

const WEARY = '0/0/3';

/** What an exhausted human is worth, effects included; nothing for anybody else. */
export function exhaustedWorth(
  view: CaveView,
  who: string,
  now: WarriorFigures | undefined,
): string | null {
  if (!isExhausted(view, who)) return null;
  return now ? `${now.mvt}/${now.cbt}/${now.def}` : WEARY;
}

/** What the line in use of a human is worth now, effects included; nothing while they are exhausted. */
export function worthOf(now: WarriorFigures | undefined) {
  if (!now || now.exhausted) return null;
  return { movement: now.mvt, combat: now.cbt, defence: now.def };
}

/** What the Redeemer has blessed a human with, in this round. */
export function blessingOf(view: CaveView, who: string): 'mvt' | 'cbt' | null {
  if (hasFlag(view, who, 'blessed-mvt')) return 'mvt';
  return hasFlag(view, who, 'blessed-cbt') ? 'cbt' : null;
}

/** The Redeemer has blessed somebody: he does it once (CL-TAL-10). */
export const isTalentSpent = (view: CaveView, who: string): boolean =>
  who === 'RD' && view.facts['blessing-used'];

/** Where a human is who is not on the map. */
export function fateOf(view: CaveView, who: string): 'dead' | 'escaped' | null {
  if (isOnMap(view, who)) return null;
  return warriorIn(view, who)?.place === 'escaped' ? 'escaped' : 'dead';
}
