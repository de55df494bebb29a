import { type Random, shuffle, type Viewer } from '@oubliette/kernel';
import { altered, isRevealed, layRoom } from '../board/index.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { openHanded, opponentIn } from './battle.ts';
import { ACTION_CARDS, COMBAT_CARDS, cards } from './cards.ts';
import { reshufflePairs } from './forces/pairs.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  cloneState,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  IN_BOX,
  isCharacter,
  isFaceUp,
  knows,
  planIn,
  REMOVED,
  rosterIn,
  seatsIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';

import { anySeal, cardsUnder } from './two-cards.ts';

/** Starters are secret, and so is what lies behind the screens, until play begins (DT-SET-06). */
export function isSetUp(state: DuelState): boolean {
  return state.turn > 0;
}

/**
 * Another world that a viewer cannot tell from this one: rooms and tokens that lie face down change
 * places, and so do the cards in other hands. It is written from the rules of secrecy (DT-SET-01,
 * 02, 05, DT-COMP-03, 05, DT-CBT-02, DT-TELEPATH-02), not from the view.
 */
export function reshuffled(state: DuelState, viewer: Viewer<DuelSeat>, random: Random): DuelState {
  const other = cloneState(state);
  if (other.forces?.mode === 'free') reshufflePairs(other, viewer, random);
  reshuffleRooms(other, random);
  for (const seat of seatsIn(state)) {
    const side = sideAt(seat);
    const own = seat === viewer;
    reshuffleTokens(other, side, own, random);
    if (own) continue;
    reshuffleActions(other, side, random);
    reshuffleCombat(other, side, viewer, random);
  }
  return other;
}

/** Rooms that lie face down change places and turn. */
export function reshuffleRooms(state: DuelState, random: Random): void {
  const { rooms } = state.labyrinth;
  const hidden = planIn(state).positions.filter(position => !isRevealed(state.labyrinth, position));
  const dealt = shuffle(
    random,
    'hidden',
    hidden.map(position => rooms[position]!),
  );
  state.labyrinth = altered(state.labyrinth, copy => {
    for (const [index, position] of hidden.entries()) {
      layRoom(copy, position, { room: dealt[index]!, quarters: random.below('hidden', 4) });
    }
  });
}

/** Whether all see who chooses what: as long as teams are chosen in the open (DT-MIX-05, DT-MIX-06). */
export function isChoosingOpenly({ frames }: DuelState): boolean {
  const kind = frames.at(-1)?.kind;
  return kind === 'pairs' || kind === 'picks';
}

/** Whether only the owner of a token knows that it is in such a place. */
function isSecret(state: DuelState, place: number): boolean {
  switch (place) {
    case BEHIND_SCREEN:
      return !isChoosingOpenly(state);
    case IN_BOX:
      return state.forces?.mode === 'free';
    case REMOVED:
      return true;
    default:
      return place >= 0 && !isSetUp(state);
  }
}

/** The owner knows their screen and their starters; nobody knows what lies under a room. */
function reshuffleTokens(state: DuelState, side: Side, own: boolean, random: Random): void {
  const tokens = rosterIn(state).tokens.filter(token => sideOf(state, token) === side);
  const pool = tokens.filter(token => {
    const place = state.places[token]!;
    if (isFaceUp(state, token)) return false;
    return place >= UNDER_ROOM || (!own && isSecret(state, place));
  });
  leaveOut(state, pool, random);
  const places = pool.map(token => state.places[token]!);
  const starters = places.filter(place => place >= 0 && place < UNDER_ROOM);
  const rooms = shuffle(
    random,
    'hidden',
    places.filter(place => place >= UNDER_ROOM),
  );
  shuffle(random, 'hidden', pool);
  // A Gold Dragon never lies under a room unseen (DT-MERC-08): it stands first for what is no room.
  const isShy = (token: Token) => !knows(state, token, 'hoards');
  pool.sort((one, other) => Number(isShy(one)) - Number(isShy(other)));
  const place = (token: Token, at: number) => {
    pool.splice(pool.indexOf(token), 1);
    state.places[token] = at;
  };
  for (const at of starters) place(pool.find(token => isCharacter(state, token))!, at);
  const standing = tokens.filter(
    token => isCharacter(state, token) && isInTeam(state, token) && !pool.includes(token),
  ).length;
  let characters = own ? tokens.length : state.teams[side]! - standing;
  for (const at of rooms) {
    const token = pool.find(
      candidate => isShy(candidate) && (!isCharacter(state, candidate) || characters > 0),
    )!;
    if (isCharacter(state, token)) characters--;
    place(token, at);
  }
  for (const token of pool) state.places[token] = BEHIND_SCREEN;
}

function isInTeam({ places }: DuelState, token: Token): boolean {
  return places[token] !== IN_BOX && places[token] !== REMOVED;
}

/** As many as before are not in the team, but others: they leave the pool (DT-MIX-07, DT-MIX-09). */
function leaveOut(state: DuelState, pool: Token[], random: Random): void {
  // Whether a Gold Dragon is in the team stays as it is: under a room everybody would see it.
  const boxed = pool.filter(token => knows(state, token, 'hoards') && !isInTeam(state, token));
  for (const token of boxed) pool.splice(pool.indexOf(token), 1);
  for (const characters of [true, false]) {
    const kind = pool.filter(
      token => isCharacter(state, token) === characters && !knows(state, token, 'hoards'),
    );
    const out = kind.filter(token => !isInTeam(state, token));
    if (out.length === 0) continue;
    const others = kind.filter(token => isInTeam(state, token));
    const places = [...out, ...others].map(token => state.places[token]!);
    for (const [index, token] of shuffle(random, 'hidden', kind).entries()) {
      state.places[token] = places[index]!;
      if (index < out.length) pool.splice(pool.indexOf(token), 1);
    }
  }
}

/** A pile shows its last card only; what lies below was not above the highest card played. */
function reshuffleActions(state: DuelState, side: Side, random: Random): void {
  const hand = cards.actions(state, side);
  const last = cards.last(state, side);
  const below = ACTION_CARDS.length - hand.length - (last === 0 ? 0 : 1);
  const candidates: number[] = ACTION_CARDS.filter(
    value => value !== last && value <= state.highest,
  );
  const spent = new Set([last, ...shuffle(random, 'hidden', candidates).slice(0, below)]);
  cards.setActions(
    state,
    side,
    ACTION_CARDS.filter(value => !spent.has(value)),
  );
}

/** As many cards as before, the +0 among them, none that was named in vain, and whatever the viewer has been shown. */
function reshuffleCombat(
  state: DuelState,
  side: Side,
  viewer: Viewer<DuelSeat>,
  random: Random,
): void {
  const frame = state.frames.at(-1);
  const fight = frame?.kind === 'fight' ? frame : null;
  if (fight?.shown === side && isReader(state, fight, ownSide(viewer))) {
    reshuffleChoice(state, side, random);
    return;
  }
  const forced = fight?.forced === side ? [fight.demanded] : [];
  const laid = fight === null ? [] : laidOpen(state, fight, side);
  const kept = laid.length > 0 ? withNought(laid) : [...new Set([0, ...forced])];
  const missing = fight?.shown === side ? fight.demanded : NOBODY;
  const deck = COMBAT_CARDS.flatMap((count, value) =>
    new Array<number>(value === missing ? 0 : count).fill(value),
  );
  for (const value of kept) deck.splice(deck.indexOf(value), 1);
  const count = cards.combatCount(state, side);
  const hand = [...kept, ...shuffle(random, 'hidden', deck).slice(0, count - kept.length)];
  for (const value of COMBAT_CARDS.keys()) {
    cards.setCombat(state, side, value, hand.filter(card => card === value).length);
  }
  reshuffleChoice(state, side, random);
}

/** A card that lies under its seal could be any of the hand. */
function reshuffleChoice(state: DuelState, side: Side, random: Random): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight') return;
  const seat = COLOURS[side]!;
  const named = frame.forced === side ? frame.demanded : 0;
  if (frame.sealed[seat] !== undefined && laidOpen(state, frame, side).length === 0) {
    frame.sealed[seat] = anySeal(state, frame.battle, side, named, random);
  }
}

/** Cards of a side that lie open before everybody while the other one chooses (DT-PND-09). */
export function laidOpen(
  state: DuelState,
  { battle, sealed }: Fight,
  side: number,
): readonly number[] {
  const seal = sealed[COLOURS[side]!];
  return seal !== undefined && openHanded(state, battle) === side ? cardsUnder(seal) : [];
}

const withNought = (cards: readonly number[]): number[] =>
  cards.includes(0) ? [...cards] : [0, ...cards];

type Fight = Extract<DuelFrame, { kind: 'fight' }>;

/** Whether a side has been shown the hand of the other one in a combat (DT-TELEPATH-02). */
export function isReader(state: DuelState, fight: Fight, side: Side | null): boolean {
  return fight.shown !== NOBODY && side === opponentIn(state, fight.battle, fight.shown);
}

export function ownSide(viewer: Viewer<DuelSeat>): Side | null {
  return viewer === 'table' ? null : sideAt(viewer);
}
