import {
  ACTION_CARDS,
  COLOURS,
  COMBAT_CARDS,
  type Duel,
  type DuelEvent,
  partsOfName,
  seatsFor,
} from '@oubliette/dungeon-twister';
import { pick, type Random } from '@oubliette/kernel';
import { combatOf, type ImaginedDuel, setActionBits, setCombat } from './tables.ts';

const HIGH_CARDS = [5, 6];
const ALL_ACTIONS = ACTION_CARDS.reduce((bits, value) => bits | (1 << value), 0);

/** Cards that were played face up lie no longer in sight, but a player remembers them. */
export function remember(
  state: ImaginedDuel,
  seat: Duel['Seat'],
  story: readonly DuelEvent[],
  random: Random,
): void {
  for (const [side, other] of seatsFor(state.points.length).entries()) {
    if (other !== seat) rememberOf(state, side, story, random);
  }
}

function rememberOf(
  state: ImaginedDuel,
  other: number,
  story: readonly DuelEvent[],
  random: Random,
): void {
  const seat = COLOURS[other]!;
  if (state.turn > 0) setActionBits(state, other, actionsLeft(story, seat));
  const hand = combatLeft(story, other);
  const count = COMBAT_CARDS.reduce((sum, _, value) => sum + combatOf(state, other, value), 0);
  const lowered = hand.map((copies, value) => (HIGH_CARDS.includes(value) ? 0 : copies));
  const known = [hand, lowered].find(cards => sumOf(cards) === count);
  if (known === undefined) return;
  for (const [value, copies] of known.entries()) setCombat(state, other, value, copies);
  reseal(state, seat, known, random);
}

const sumOf = (cards: readonly number[]) => cards.reduce((sum, copies) => sum + copies, 0);

function actionsLeft(story: readonly DuelEvent[], seat: string): number {
  let bits = ALL_ACTIONS;
  for (const event of story) {
    if (event.kind === 'card' && event.seat === seat) bits &= ~(1 << event.value);
    if (event.kind === 'cards-back' && event.seat === seat) bits = ALL_ACTIONS;
  }
  return bits;
}

/** The +0 comes back to the hand (DT-COMP-04), all others are gone. */
function combatLeft(story: readonly DuelEvent[], side: number): number[] {
  const left: number[] = [...COMBAT_CARDS];
  const isOf = (token: string) => partsOfName(token)?.side === side;
  const layers = new Set<string>();
  for (const event of story) {
    if (event.kind === 'attacked') layers.clear();
    if (event.kind === 'chose' || event.kind === 'laid' || event.kind === 'must-play')
      layers.add(event.seat);
    if (event.kind !== 'fought' || !layers.has(COLOURS[side]!)) continue;
    // Of whoever is charmed its owner may lay both (DT-ALL-14).
    const own = event.defenders.some(isOf) ? event.cards[1] : event.cards[0];
    for (const played of layers.size === 1 ? event.cards : [own]) {
      if (played > 0 && left[played]! > 0) left[played]!--;
    }
  }
  return left;
}

/** A card under its seal must be one that is still held; one that was named by a Telepath stays. */
function reseal(
  state: ImaginedDuel,
  seat: Duel['Seat'],
  hand: readonly number[],
  random: Random,
): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight' || frame.forced === COLOURS.indexOf(seat)) return;
  if (frame.sealed[seat] === undefined) return;
  const held = hand.flatMap((copies, value) => new Array<number>(copies).fill(value));
  frame.sealed[seat] = pick(random, 'memory', held);
}
