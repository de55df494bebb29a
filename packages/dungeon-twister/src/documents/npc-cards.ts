/** NPC cards of somebody's own as a document, and the same cards in the options of a match (NC-OWN-01). */
import { failAll, fault, ok, type Result } from '@oubliette/kernel';
import * as v from 'valibot';
import { BY_HAND, MOST_AP, OBJECTIVES } from '../content/npcs/card.ts';
import {
  CARD_AIMS,
  CLASSES,
  type OwnCard,
  PER_CLASS,
  suits,
  TRAITS,
  WISHES,
} from '../content/npcs/own.ts';
import type { DocumentFault } from './fault.ts';
import { shapeFaults, within } from './faults-of-shape.ts';
import { SCHEMA_FIELD } from './schemas.ts';
import { described, list, maybe, record, textLike, whole } from './shape.ts';
import { en } from './words.en.ts';

export const NPC_CARDS_FORMAT = 'oubliette-npc-cards/1';

export interface NpcCardsDocument {
  readonly $schema?: string;
  readonly format: typeof NPC_CARDS_FORMAT;
  readonly name?: string;
  readonly cards: readonly OwnCard[];
}

/** Characters of a name, one space between its words: it stands on buttons and in sentences. */
export const MOST_LETTERS = 30;
/** Characters of what a trait says. */
export const MOST_TRAIT_LETTERS = 240;

const WORDS = /^[^\s\p{C}]+( [^\s\p{C}]+)*$/u;
const name = textLike(WORDS, MOST_LETTERS);

const CARD_SHAPE = record({
  name: described('As printed on the card.', name),
  class: described('Its M, C and abilities come from it (DS-CARD-01).', v.picklist(CLASSES)),
  objectives: described(
    'Six different ones, in the order in which they are tried (DS-CARD-02).',
    list(record({ aim: v.picklist(CARD_AIMS), ap: whole(1, MOST_AP) }), OBJECTIVES, OBJECTIVES),
  ),
  primary: described('One of the six.', v.picklist(CARD_AIMS)),
  objects: described('Best first (DS-CARD-03).', list(v.picklist(WISHES), WISHES.length)),
  characters: described(
    'All eight classes, best first (DS-CARD-04).',
    list(v.picklist(CLASSES), CLASSES.length, CLASSES.length),
  ),
  trait: described(
    `One that the game knows, or “${BY_HAND}”: you apply it yourself (NC-OWN-02).`,
    v.picklist([...TRAITS, BY_HAND]),
  ),
  traitText: maybe(
    described(
      `What the trait says where it is “${BY_HAND}”; shown wherever traits are.`,
      textLike(WORDS, MOST_TRAIT_LETTERS),
    ),
  ),
});

const cards = list(CARD_SHAPE, PER_CLASS * CLASSES.length, 1);

export const NPC_CARDS_SHAPE = record({
  $schema: SCHEMA_FIELD,
  format: v.picklist([NPC_CARDS_FORMAT]),
  name: maybe(described('What you call these cards.', name)),
  cards,
});

/** What is wrong with cards of the right shape. */
export function cardFaults(own: readonly OwnCard[], at: string): DocumentFault[] {
  const soFar = (index: number) => own.slice(0, index);
  return own.flatMap((card, index) => {
    const place = within(at, index);
    const before = soFar(index);
    const found = card.name;
    const isTwice = before.some(other => other.name === found);
    const ofClass = before.filter(other => other.class === card.class).length;
    const params = { class: card.class, most: PER_CLASS };
    return [
      ...(isTwice
        ? [{ code: 'twice', at: within(place, 'name'), params: { found } } as const]
        : []),
      ...(ofClass === PER_CLASS
        ? [{ code: 'class-full', at: within(place, 'class'), params } as const]
        : []),
      ...faultsOn(card, place),
    ];
  });
}

function faultsOn(card: OwnCard, at: string): DocumentFault[] {
  const aims = card.objectives.map(({ aim }) => aim);
  const strange = (found: OwnCard['trait'] | OwnCard['primary'], place: string) =>
    suits(card.class, found)
      ? []
      : [{ code: 'not-for-class', at: place, params: { found, class: card.class } } as const];
  return [
    ...repeated(aims, within(at, 'objectives')),
    ...repeated(card.objects, within(at, 'objects')),
    ...repeated(card.characters, within(at, 'characters')),
    ...aims.flatMap((aim, index) => strange(aim, within(at, `objectives.${index}.aim`))),
    ...strange(card.trait, within(at, 'trait')),
    ...(aims.includes(card.primary)
      ? []
      : [
          {
            code: 'no-primary',
            at: within(at, 'primary'),
            params: { found: card.primary },
          } as const,
        ]),
  ];
}

function repeated(words: readonly string[], at: string): DocumentFault[] {
  return words.flatMap((found, index) =>
    words.indexOf(found) === index
      ? []
      : [{ code: 'twice', at: within(at, index), params: { found } } as const],
  );
}

/** Cards among the options of a match, under the checks of documents. */
export function readOwnCards(raw: unknown, place: string): Result<readonly OwnCard[]> {
  const misshapen = shapeFaults(cards, raw, place);
  const own = raw as readonly OwnCard[];
  const faults = misshapen.length > 0 ? misshapen : cardFaults(own, place);
  if (faults.length === 0) return ok(own);
  return failAll(faults.map(({ code, at, params }) => fault('options', at, en[code](params))));
}
