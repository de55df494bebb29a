import type { GameTrial } from '../src/battery/index.ts';
import { type Random, shuffle } from '../src/index.ts';
import {
  CARDS,
  cloneState,
  type Lantern,
  type LanternAction,
  type LanternState,
  SEATS,
  seatIndex,
  slot,
  VALUES,
  valuesOf,
} from './state.ts';

function wishes(): LanternAction[] {
  const cards = Array.from({ length: VALUES }, (_, index) => index + 1);
  return [
    { do: 'draw' },
    { do: 'duel' },
    { do: 'pass' },
    ...cards.flatMap((card): LanternAction[] => [
      { do: 'tuck', card },
      { do: 'burn', card },
      { do: 'choose', card },
    ]),
  ];
}

/** Everything that the viewer cannot see changes places: cards of others and of the deck. */
function twin(state: LanternState, viewer: string, random: Random): LanternState {
  const other = cloneState(state);
  const over = state.frames.length === 0;
  const hiddenSeats = SEATS.filter(seat => seat !== viewer).map(seatIndex);
  const piles = hiddenSeats.flatMap(seat => [
    { cards: other.hands, seat },
    ...(over ? [] : [{ cards: other.shadows, seat }]),
  ]);
  const pool = piles.flatMap(pile => valuesOf(pile.cards, pile.seat));
  pool.push(...other.deck.subarray(0, other.left));
  shuffle(random, 'twin', pool);
  for (const { cards, seat } of piles) {
    const count = valuesOf(cards, seat).length;
    cards.fill(0, slot(seat, 1), slot(seat, VALUES) + 1);
    for (const card of pool.splice(0, count)) cards[slot(seat, card)]!++;
  }
  other.deck.set(pool);
  for (const frame of other.frames) {
    if (frame.kind !== 'duel') continue;
    for (const seat of SEATS) {
      if (seat === viewer || frame.sealed[seat] === undefined) continue;
      const values = valuesOf(other.hands, seatIndex(seat));
      frame.sealed[seat] = values[random.below('twin', values.length)]!;
    }
  }
  return other;
}

/** Every card, wherever it lies. */
function census(state: LanternState): string[] {
  return [
    ...SEATS.flatMap((_, seat) => [
      ...valuesOf(state.hands, seat),
      ...valuesOf(state.shadows, seat),
    ]),
    ...valuesOf(state.burnt, 0),
    ...state.deck.subarray(0, state.left),
  ].map(card => `card ${card}`);
}

/** The whole deck. */
function expected(): string[] {
  return Array.from({ length: CARDS }, (_, index) => `card ${(index % VALUES) + 1}`);
}

export const trial: GameTrial<Lantern> = { wishes, twin, census, expected, longest: 400 };
