import { pick, type Random, shuffle, type Viewer } from '@oubliette/kernel';
import { handSize, wholeDeck } from './cards/hand.ts';
import { CARD } from './cards/kinds.ts';
import { mustPlay } from './cards/window.ts';
import { TILE_COUNT } from './content/tiles.ts';
import { scenarioOf } from './scenarios/index.ts';
import { type CaveSeat, DEMON, HUMAN, type Role } from './seats.ts';
import { cloneState, DISCARDED, FORESEEN, OPEN, roleOf, type State } from './state.ts';

/**
 * Another world that a viewer cannot tell from this one: cards in other hands change places with
 * those in the deck, and tiles of the pile with each other and with those that are out of the game.
 * It is written from the rules of secrecy (CL-COMP-05, CL-SETUP-07, CL-GIFT-07), not from the view.
 */
export function reshuffled(state: State, viewer: Viewer<CaveSeat>, random: Random): State {
  const other = cloneState(state);
  const own = viewer === 'table' ? null : roleOf(state, viewer);
  for (const role of [HUMAN, DEMON]) reshuffleCards(other, role, role === own, random);
  reshufflePile(other, own === HUMAN ? FORESEEN : OPEN, random);
  return other;
}

/** As many cards as before, any of those that are not among the discards; nobody knows the deck. */
function reshuffleCards(state: State, role: Role, own: boolean, random: Random): void {
  const deck = state.decks[role];
  if (!own) {
    const kept = role === HUMAN && mustPlay(state) ? CARD.fury : -1;
    const size = handSize(state, role);
    for (const card of wholeDeck(role)) {
      if (state.hand[card] === 0 || (card === kept && state.hand[card] === 1)) continue;
      state.hand[card]!--;
      deck.push(card);
    }
    shuffle(random, 'hidden', deck);
    for (let n = handSize(state, role); n < size; n++) state.hand[deck.pop()!]!++;
  }
  shuffle(random, 'hidden', deck);
}

/** Goal tiles stay within their packet; the others may be any that nobody has seen. */
function reshufflePile(state: State, least: number, random: Random): void {
  const { packets, without } = scenarioOf(state);
  const goals = packets.flatMap(packet => packet.goals);
  const unknown = Array.from({ length: state.left }, (_, at) => at).filter(
    at => state.known[at]! < least,
  );
  const goalPlaces = unknown.filter(at => goals.includes(state.pile[at]!));
  const unseen = unseenTiles(state, unknown);
  const goalPool = shuffle(
    random,
    'hidden',
    unseen.filter(tile => goals.includes(tile)),
  );
  const plainPool = shuffle(
    random,
    'hidden',
    unseen.filter(tile => !goals.includes(tile) && !without.includes(tile)),
  );
  const taken = new Set<number>();
  for (const at of goalPlaces) {
    const packet = packetAt(state, at);
    const free = unknown.filter(place => packetAt(state, place) === packet && !taken.has(place));
    const place = pick(random, 'hidden', free);
    taken.add(place);
    state.pile[place] = goalPool.pop()!;
  }
  for (const at of unknown) if (!taken.has(at)) state.pile[at] = plainPool.pop()!;
}

/** Tiles in unknown places of the pile, and those that are out of the game. */
function unseenTiles(state: State, unknown: readonly number[]): number[] {
  const seen = new Set<number>(state.tiles.slice(0, state.count));
  for (let at = 0; at < state.left; at++) if (!unknown.includes(at)) seen.add(state.pile[at]!);
  for (const work of state.work) if (work.kind === 'exploration') seen.add(work.tile);
  return Array.from({ length: TILE_COUNT }, (_, index) => index + 1).filter(
    tile => !seen.has(tile) && (state.marks[tile]! & DISCARDED) === 0,
  );
}

/** Which packet, counted from the bottom, a place of the pile belongs to. */
function packetAt(state: State, at: number): number {
  let top = 0;
  for (const [index, packet] of scenarioOf(state).packets.toReversed().entries()) {
    top += packet.random + (packet.goals.length > 0 ? 1 : 0);
    if (at < top) return index;
  }
  return 0;
}
