/** Cards that are being written down: the same form as in the document, perhaps not whole yet. */
import {
  BY_HAND,
  CARD_AIMS,
  CLASSES,
  type ClassId,
  NPC_CARDS,
  type NpcAim,
  OBJECTIVES,
  type OwnCard,
  suits,
} from '@oubliette/dungeon-twister';
import {
  checkNpcCards,
  type DocumentFault,
  NPC_CARDS_FORMAT,
  type NpcCardsDocument,
} from '@oubliette/dungeon-twister/documents';

export type CardsDraft = readonly OwnCard[];

/** A whole card but for its name: what is not as on the card in hand is tapped anew. */
export function freshCard(of: ClassId): OwnCard {
  const { objectives, primary, objects, characters } = NPC_CARDS.find(
    ({ likeness }) => likeness.id === of,
  )!;
  return { name: '', class: of, objectives, primary, objects, characters, trait: BY_HAND };
}

/** Objectives that somebody of a class can have, always in the same order. */
export const aimsFor = (of: ClassId): readonly NpcAim[] => CARD_AIMS.filter(aim => suits(of, aim));

/** What the new class cannot do gives way to what it can. */
export function withClass(card: OwnCard, of: ClassId): OwnCard {
  const fresh = freshCard(of);
  const kept = card.objectives.filter(({ aim }) => suits(of, aim));
  const more = fresh.objectives.filter(({ aim }) => !kept.some(each => each.aim === aim));
  return {
    ...card,
    class: of,
    objectives: [...kept, ...more.slice(0, card.objectives.length - kept.length)],
    primary: suits(of, card.primary) ? card.primary : fresh.primary,
    trait: suits(of, card.trait) ? card.trait : BY_HAND,
  };
}

/** An objective with its AP: the next one, another price, or none where that was its price. */
export function withObjective(card: OwnCard, aim: NpcAim, ap: number): OwnCard {
  const { objectives } = card;
  const before = objectives.find(each => each.aim === aim);
  if (before?.ap === ap) {
    return { ...card, objectives: objectives.filter(each => each !== before) };
  }
  if (before !== undefined) {
    return { ...card, objectives: objectives.map(each => (each === before ? { aim, ap } : each)) };
  }
  if (objectives.length === OBJECTIVES) return card;
  return { ...card, objectives: [...objectives, { aim, ap }] };
}

/** One place earlier; the first becomes the last. */
export function earlier(card: OwnCard, aim: NpcAim): OwnCard {
  const at = card.objectives.findIndex(each => each.aim === aim);
  const objectives = [...card.objectives];
  const [moved] = objectives.splice(at, 1);
  objectives.splice(at === 0 ? objectives.length : at - 1, 0, moved!);
  return { ...card, objectives };
}

/** A list that is tapped in its order: what is in it leaves it, what is not comes last. */
export function tapped<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter(each => each !== item) : [...list, item];
}

/** The eighth class follows from the other seven. */
export function tappedClass(list: readonly ClassId[], of: ClassId): readonly ClassId[] {
  const next = tapped(list, of);
  const left = CLASSES.filter(each => !next.includes(each));
  return next.length > list.length && left.length === 1 ? [...next, ...left] : next;
}

const tidy = (words: string) => words.trim().replace(/\s+/g, ' ');

function tidied({ traitText = '', ...card }: OwnCard): OwnCard {
  const said = card.trait === BY_HAND ? tidy(traitText) : '';
  return { ...card, name: tidy(card.name), ...(said !== '' && { traitText: said }) };
}

export const documentOf = (draft: CardsDraft): NpcCardsDocument => ({
  format: NPC_CARDS_FORMAT,
  cards: draft.map(tidied),
});

/** What is wrong with one of the cards; places begin within the card. */
export function faultsOf(draft: CardsDraft, index: number): readonly DocumentFault[] {
  const read = checkNpcCards(documentOf(draft));
  const within = `cards.${index}.`;
  return read.ok
    ? []
    : read.faults
        .filter(({ at }) => at.startsWith(within))
        .map(fault => ({ ...fault, at: fault.at.slice(within.length) }));
}

/** Cards of a file among those that are there: whoever has the same name is replaced. */
export function joined(draft: CardsDraft, brought: CardsDraft): CardsDraft {
  const kept = documentOf(draft).cards.filter(
    ({ name }) => !brought.some(other => other.name === name),
  );
  return [...kept, ...brought];
}
