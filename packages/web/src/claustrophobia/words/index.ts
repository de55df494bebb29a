/** Claustrophobia in words, in the reader's language. */
import {
  type Action,
  type AreaName,
  type CardKind,
  type CardMoment,
  type CaveSeat,
  type CaveView,
  MOMENTS,
  type TileKind,
  WARRIOR_NAMES,
} from '@oubliette/claustrophobia';
import type { Decision } from '@oubliette/kernel';
import type { DemonId, GiftId, NameAndWords, ObjectKind } from './cards.en.ts';
import { type Cast, castOf, demonOf, mention, numeral } from './mention.ts';
import { text } from './messages.ts';
import { objectKind } from './objects.ts';
import type { ScenarioId, ScenarioWords } from './scenarios.en.ts';
import type { Party } from './told.en.ts';

export type { DemonId, GiftId, NameAndWords, ObjectKind } from './cards.en.ts';
export type { ScenarioId, ScenarioWords } from './scenarios.en.ts';
export type { Party } from './told.en.ts';

/** Humans are called by name whoever else is in play. */
const NOBODY: Cast = { demon: 'D1', tough: new Set() };

/** “Brute II”, “Underground Hunter”; `TR` alone is the pack of a tile. */
export const warriorName = (who: string, view: CaveView): string =>
  text().nameOf(mention(castOf(view), who));

/** The letter on a human's token. */
export const warriorLetter = (who: string): string | undefined => text().letters[who];

/** The card of a human: its whole name, its talents, what they do. */
export const humanWords = (who: string): NameAndWords & { readonly talent: string } =>
  text().humans[who.slice(0, 2) as 'RD' | 'BR' | 'BL'];

/** “Condemned Brute II”: where a human is first met. */
export const wholeHumanName = (who: string): string =>
  humanWords(who).name + numeral(mention(NOBODY, who).number);

/** The scenario's Demon: its name and what its card says. */
export const demonWords = (scenario: ScenarioId): NameAndWords => text().demons[demonOf(scenario)];
/** Of `D1` to `D7`. */
export const demonCardWords = (demon: DemonId): NameAndWords => text().demons[demon];

export const cardWords = (card: CardKind): NameAndWords => text().cards[card];
/** An event with what it does. */
export const eventWords = (card: CardKind): string =>
  `${cardWords(card).name}: ${cardWords(card).words}`;
export const giftWords = (gift: string): NameAndWords => text().gifts[gift as GiftId];
/** Of `O1` to `O6`. */
export const objectWords = (object: string): NameAndWords => text().objects[objectKind(object)];
export const objectOf: (object: string) => ObjectKind = objectKind;
export const tileWords = (kind: TileKind): NameAndWords => text().tiles[kind];
/** An area of destiny: its name, what it does, which dice it wants. */
export const areaWords = (area: AreaName): NameAndWords & { readonly wants: string } =>
  text().areas[area];
/** Of `S1` to `S8`; `words` is its briefing. */
export const scenarioWords = (scenario: ScenarioId): ScenarioWords => text().scenarios[scenario];
export const phaseName = (phase: keyof ReturnType<typeof text>['phases']): string =>
  text().phases[phase];
export const partyName = (party: Party): string => text().parties[party];
/** When the cards of an open window are played: “before the attack roll”. */
export const windowWords = (window: number | CardMoment): string =>
  text().asked.windows[window as CardMoment] ?? '';
/** When a card is played, as it would stand on it. */
export const momentWords = (card: CardKind): string =>
  card === 'faith' ? text().asked.anyEvent : windowWords(MOMENTS[card]);
export const sideWords = (side: 'N' | 'E' | 'S' | 'W'): string => text().sides[side];

/** Everything that a line of the chronicle can begin with. */
export function actorNames(view: CaveView): string[] {
  const cast = castOf(view);
  const names = [...WARRIOR_NAMES, 'TR'].map(who => text().nameOf(mention(cast, who)));
  const tough = text().nameOf({ figure: 'tough', number: 0 });
  return [...new Set([...names, tough, ...Object.values(text().parties), text().you])];
}

/** What the match waits for; whose answer it is, the screen says beside it. */
export function questionWords(decision: Decision<CaveSeat> | null): string {
  if (decision === null) return text().asked.over;
  const { questions } = text().asked;
  return questions[decision.question as keyof typeof questions];
}

/** No card is played: whoever is asked says so across the table, and no hand is shown (CL-ROUND-05). */
export function unseen(decision: Decision<CaveSeat>): { action: Action; words: string } | null {
  if (decision.question !== 'window') return null;
  return { action: { do: 'pass' }, words: text().asked.noCard };
}
