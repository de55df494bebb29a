import { type Random, seenOf, type Viewer } from '@oubliette/kernel';
import {
  altered,
  createLabyrinth,
  edgeOf,
  isRevealed,
  type Labyrinth,
  type LyingRoom,
  type Position,
  planOf,
  revealRoom,
  setEdge,
  stateOf,
} from '../board/index.ts';
import { ROOM_EDGES } from '../board/room-edge.ts';
import { PRISON_ROOMS } from '../content/prison/rooms/index.ts';
import { roomById } from '../content/rooms.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { isSetUp, ownSide, reshuffled } from './hidden.ts';
import {
  ACTION_CARDS,
  BEHIND_SCREEN,
  CARD_SLOTS,
  COMBAT_CARDS,
  cards,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  type Fought,
  isCharacter,
  planIn,
  rosterIn,
  SEATS,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';

/** All that a viewer may know of a duel. */
export interface DuelView {
  readonly viewer: Viewer<DuelSeat>;
  readonly names: readonly string[];
  readonly long: number;
  readonly rooms: readonly RoomView[];
  /** What the viewer can name: where it is and how it is. */
  readonly tokens: readonly TokenView[];
  readonly hands: readonly HandView[];
  readonly points: readonly number[];
  readonly teams: readonly number[];
  readonly target: number;
  readonly turn: number;
  readonly active: DuelSeat;
  readonly left: number;
  readonly highest: number;
  readonly quiet: number;
  readonly stirred: boolean;
  /** The token that acted last. */
  readonly actor: string | null;
  readonly fought: Fought | null;
  readonly asked: AskedView | null;
}

interface RoomView {
  /** Nothing while the room lies face down. */
  readonly name: string | null;
  readonly quarters: number;
  readonly open: readonly number[];
  readonly broken: readonly number[];
  /** Face-down tokens on it, by side. */
  readonly tokens: readonly number[];
}

export interface TokenView {
  readonly name: string;
  readonly place: number;
  readonly marks: number;
}

interface HandView {
  readonly actions: number;
  readonly last: number;
  readonly jumps: number;
  readonly combat: number;
  /** Tokens behind the screen; squares of starters that lie face down. */
  readonly screen: number;
  readonly starters: readonly number[];
  /** The own cards, or those that a Telepath was shown. */
  readonly actionCards?: readonly number[];
  readonly combatCards?: readonly number[];
}

/** The frame as everybody sees it, with the own sealed card. */
interface AskedView {
  readonly frame: DuelFrame;
  readonly own: number | null;
  readonly given: readonly DuelSeat[];
}

export function view(state: DuelState, viewer: Viewer<DuelSeat>): DuelView {
  const own = ownSide(viewer);
  return {
    viewer,
    names: [...state.names],
    long: state.labyrinth.long,
    rooms: planIn(state).positions.map(position => roomView(state, position)),
    tokens: rosterIn(state)
      .tokens.filter(token => isKnown(state, token, own))
      .map(token => ({
        name: state.names[token]!,
        place: state.places[token]!,
        marks: state.marks[token]!,
      })),
    hands: SEATS.map(seat => handView(state, sideAt(seat), own)),
    points: [...state.points],
    teams: [...state.teams],
    target: state.target,
    turn: state.turn,
    active: SEATS[state.active]!,
    left: state.left,
    highest: state.highest,
    quiet: state.quiet,
    stirred: state.stirred,
    actor: state.names[state.actor] ?? null,
    fought: state.fought === null ? null : { ...state.fought, cards: [...state.fought.cards] },
    asked: askedView(state, viewer),
  };
}

/** On the board or out of the game; before play begins only the owner knows his starters and screen. */
function isKnown(state: DuelState, token: Token, own: Side | null): boolean {
  const place = state.places[token]!;
  if (place >= UNDER_ROOM) return false;
  if (sideOf(state, token) === own) return true;
  return place !== BEHIND_SCREEN && isSetUp(state);
}

function roomView(state: DuelState, position: Position): RoomView {
  const { labyrinth } = state;
  const revealed = isRevealed(labyrinth, position);
  const edges = revealed ? Array.from({ length: ROOM_EDGES }, (_, edge) => edge) : [];
  const inState = (wanted: 'open' | 'broken') =>
    edges.filter(edge => stateOf(labyrinth, edgeOf(position, edge)) === wanted);
  return {
    name: revealed ? labyrinth.rooms[position]!.id : null,
    quarters: revealed ? labyrinth.quarters[position]! : 0,
    open: inState('open'),
    broken: inState('broken'),
    tokens: SEATS.map(seat => hiddenIn(state, sideAt(seat), position)),
  };
}

function hiddenIn(state: DuelState, side: Side, position: Position): number {
  return rosterIn(state).tokens.filter(
    token => state.places[token] === UNDER_ROOM + position && sideOf(state, token) === side,
  ).length;
}

function handView(state: DuelState, side: Side, own: Side | null): HandView {
  const mine = rosterIn(state).tokens.filter(token => sideOf(state, token) === side);
  const frame = state.frames.at(-1);
  const shown = frame?.kind === 'fight' && frame.shown === side && own !== null;
  return {
    actions: cards.actions(state, side).length,
    last: cards.last(state, side),
    jumps: cards.jumps(state, side),
    combat: cards.combatCount(state, side),
    screen: mine.filter(token => state.places[token] === BEHIND_SCREEN).length,
    starters: isSetUp(state)
      ? []
      : mine
          .map(token => state.places[token]!)
          .filter(place => place >= 0 && place < UNDER_ROOM)
          .sort((a, b) => a - b),
    ...(side === own && { actionCards: cards.actions(state, side) }),
    ...((side === own || shown) && { combatCards: cards.combatHand(state, side) }),
  };
}

function askedView(state: DuelState, viewer: Viewer<DuelSeat>): AskedView | null {
  const frame = state.frames.at(-1);
  if (frame === undefined) return null;
  if (frame.kind !== 'fight') return { frame: structuredFrame(frame), own: null, given: [] };
  const sealed =
    frame.forced < 0 ? {} : { [SEATS[frame.forced]!]: frame.sealed[SEATS[frame.forced]!] };
  return {
    frame: { ...structuredFrame(frame), sealed } as DuelFrame,
    ...seenOf(frame.sealed, viewer),
  };
}

/** A copy that shares nothing with the state. */
function structuredFrame(frame: DuelFrame): DuelFrame {
  return JSON.parse(JSON.stringify(frame)) as DuelFrame;
}

/** A full position that looks like the view: what is hidden is filled in somehow, then shuffled. */
export function guess(seen: DuelView, random: Random): DuelState {
  const names = Object.freeze([...seen.names]);
  const state: DuelState = {
    names,
    labyrinth: guessLabyrinth(seen),
    places: new Int16Array(names.length).fill(BEHIND_SCREEN),
    marks: new Uint8Array(names.length),
    cards: new Uint8Array(SEATS.length * CARD_SLOTS),
    points: Uint8Array.from(seen.points),
    teams: Uint8Array.from(seen.teams),
    target: seen.target,
    turn: seen.turn,
    active: sideAt(seen.active),
    left: seen.left,
    highest: seen.highest,
    quiet: seen.quiet,
    stirred: seen.stirred,
    actor: seen.actor === null ? NOBODY : names.indexOf(seen.actor),
    fought:
      seen.fought === null
        ? null
        : Object.freeze({ ...seen.fought, cards: Object.freeze([...seen.fought.cards]) }),
    frames: guessFrames(seen),
  };
  for (const { name, place, marks } of seen.tokens) {
    const token = rosterIn(state).numberOf(name)!;
    state.places[token] = place;
    state.marks[token] = marks;
  }
  for (const seat of SEATS) {
    fillTokens(state, seen, sideAt(seat));
    fillHand(state, seen, sideAt(seat));
  }
  fillSealed(state, seen);
  return reshuffled(state, seen.viewer, random);
}

function guessLabyrinth(seen: DuelView): Labyrinth {
  const known = seen.rooms.map(room => (room.name === null ? null : roomById(room.name)!));
  const numbers = new Set(known.flatMap(room => (room === null ? [] : [room.number])));
  for (const { number } of PRISON_ROOMS) if (numbers.size < seen.long) numbers.add(number);
  const rest = PRISON_ROOMS.filter(room => numbers.has(room.number) && !known.includes(room));
  const lying = known.map(
    (room, position): LyingRoom => ({
      room: room ?? rest.pop()!,
      quarters: seen.rooms[position]!.quarters,
    }),
  );
  return altered(createLabyrinth(planOf(seen.long), lying), copy => {
    for (const [index, { name, open, broken }] of seen.rooms.entries()) {
      const position = index as Position;
      if (name !== null) revealRoom(copy, position);
      for (const edge of open) setEdge(copy, edgeOf(position, edge), 'open');
      for (const edge of broken) setEdge(copy, edgeOf(position, edge), 'broken');
    }
  });
}

/** Face-down places of a side get any of its tokens that the view does not name. */
function fillTokens(state: DuelState, seen: DuelView, side: Side): void {
  const named = new Set(seen.tokens.map(token => token.name));
  const unknown = rosterIn(state)
    .tokens.filter(token => sideOf(state, token) === side && !named.has(state.names[token]!))
    .sort((a, b) => Number(isCharacter(state, b)) - Number(isCharacter(state, a)));
  if (SEATS[side] !== seen.viewer) {
    for (const place of seen.hands[side]!.starters) state.places[unknown.shift()!] = place;
  }
  for (const [position, room] of seen.rooms.entries()) {
    for (let n = room.tokens[side]!; n > 0; n--)
      state.places[unknown.pop()!] = UNDER_ROOM + position;
  }
}

function fillHand(state: DuelState, seen: DuelView, side: Side): void {
  const hand = seen.hands[side]!;
  const spent = new Set([hand.last]);
  for (const value of ACTION_CARDS) {
    if (spent.size - (hand.last === 0 ? 1 : 0) < ACTION_CARDS.length - hand.actions)
      spent.add(value);
  }
  const actions = hand.actionCards ?? ACTION_CARDS.filter(value => !spent.has(value));
  cards.setActions(state, side, actions);
  cards.setLast(state, side, hand.last);
  cards.setJumps(state, side, hand.jumps);
  const deck = COMBAT_CARDS.flatMap((count, value) => new Array<number>(count).fill(value));
  const combat = hand.combatCards ?? deck.slice(0, hand.combat);
  for (const value of COMBAT_CARDS.keys()) {
    cards.setCombat(state, side, value, combat.filter(card => card === value).length);
  }
}

function guessFrames({ asked }: DuelView): DuelFrame[] {
  if (asked === null) return [];
  const frame = structuredFrame(asked.frame);
  const alone = ['starters', 'hiding', 'card', 'turn'].includes(frame.kind);
  return alone ? [frame] : [{ kind: 'turn' }, frame];
}

function fillSealed(state: DuelState, seen: DuelView): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight' || seen.asked === null) return;
  for (const seat of seen.asked.given) {
    frame.sealed[seat] ??=
      seat === seen.viewer ? seen.asked.own! : cards.combatHand(state, sideAt(seat))[0]!;
  }
}
