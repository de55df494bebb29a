/** Which NPCs a match is played with: ours, or cards of somebody's own in their places (NC-OWN-01). */
import type { NpcCard } from '../content/npcs/card.ts';
import { NPC_CARDS } from '../content/npcs/index.ts';
import { deckWith, type OwnCard } from '../content/npcs/own.ts';
import { pieceFor } from '../content/npcs/pieces.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import { YELLOW } from '../duel/state.ts';
import type { Piece } from '../pieces/piece.ts';
import { tokenName } from '../pieces/roster.ts';

interface Deck {
  readonly cards: readonly NpcCard[];
  /** All tokens of the match; those of the NPCs come first, in the order of the cards. */
  readonly names: readonly string[];
  /** The pieces of the NPCs, which no set has. */
  readonly further: readonly Piece[];
}

function deckFrom(cards: readonly NpcCard[]): Deck {
  const names = [
    ...cards.map(({ id }) => `N:${id}`),
    ...PRISON_OBJECTS.map(({ id }) => `N:${id}`),
    ...[...PRISON_CHARACTERS, ...PRISON_OBJECTS].map(({ id }) => tokenName(YELLOW, id, 1)),
  ];
  return {
    cards,
    names: Object.freeze(names),
    further: Object.freeze(cards.map(pieceFor)),
  };
}

export const OUR_DECK = deckFrom(NPC_CARDS);

const decks = new WeakMap<readonly OwnCard[], Deck>();

/** The deck asked for last: nearly always the one asked for next. */
let latest: { readonly own: readonly OwnCard[]; readonly deck: Deck } | null = null;

/** A list of cards keeps its deck. */
export function deckOf(own: readonly OwnCard[] | undefined): Deck {
  if (own === undefined) return OUR_DECK;
  if (latest?.own === own) return latest.deck;
  const deck = decks.get(own) ?? deckFrom(deckWith(own));
  decks.set(own, deck);
  latest = { own, deck };
  return deck;
}

/** The same cards as a value that nobody can change. */
export function frozenCards(own: readonly OwnCard[]): readonly OwnCard[] {
  return Object.freeze(
    own.map(card =>
      Object.freeze({
        ...card,
        objectives: Object.freeze(
          card.objectives.map(objective => Object.freeze({ ...objective })),
        ),
        objects: Object.freeze([...card.objects]),
        characters: Object.freeze([...card.characters]),
      }),
    ),
  );
}
