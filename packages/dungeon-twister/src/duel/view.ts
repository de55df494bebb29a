import { seenOf, type Viewer } from '@oubliette/kernel';
import { edgeOf, type Ground, isRevealed, type Position, stateOf } from '../board/index.ts';
import { ROOM_EDGES } from '../board/room-edge.ts';
import type { Side, Token } from '../pieces/roster.ts';
import { cards } from './cards.ts';
import { strangeIn } from './forces/brought.ts';
import type { Strange } from './forces/strange.ts';
import { isChoosingOpenly, isReader, isSetUp, ownSide } from './hidden.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  cloneFrame,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  type Forces,
  type ForcesMode,
  type Fought,
  IN_BOX,
  OUT_OF_GAME,
  planIn,
  REMOVED,
  rosterIn,
  seatsIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';

import { wholeSetOf } from './team.ts';

/** All that a viewer may know of a duel. */
export interface DuelView {
  readonly viewer: Viewer<DuelSeat>;
  readonly names: readonly string[];
  readonly long: number;
  /** Rooms side by side, where they are not two (DT-MULTI-22, DT-MULTI-26). */
  readonly wide?: number;
  readonly rooms: readonly RoomView[];
  /** What the viewer can name: where it is and how it is. */
  readonly tokens: readonly TokenView[];
  readonly hands: readonly HandView[];
  readonly points: readonly number[];
  readonly teams: readonly number[];
  readonly target: number;
  readonly timed: boolean;
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
  /** Only where the sets are mixed. */
  readonly forces?: ForcesView;
  /** Square markers: position * 25 + square as drawn → what it makes of the square (DT-EXT-05). */
  readonly markers?: Readonly<Record<number, Ground>>;
  /** All rooms of the maze by name, where a scenario or the rules say which they are (DT-MIX-08, DT-MULTI-02). */
  readonly maze?: readonly string[];
  /** What the match brought along: whoever imagines it from here may never have met it. */
  readonly strange?: Strange;
}

/** Choosing forces, as far as the viewer knows (DT-MIX-04 to 09). */
export interface ForcesView {
  readonly mode: ForcesMode;
  readonly first: DuelSeat;
  readonly quick: boolean;
  /** side → pairs of rooms that it chose, or null if that is its secret; and how many they are */
  readonly pairs: readonly (readonly number[] | null)[];
  readonly paired: readonly number[];
  /** side → the pieces of its team by name, or null if that is its secret */
  readonly teams: readonly (readonly string[] | null)[];
  /** side → characters that it has taken out (DT-MIX-09) */
  readonly removed: readonly number[];
  /** Rooms of further sets among those to choose from, by name (DT-MIX-02). */
  readonly guests?: readonly string[];
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
  const isScenario = isOfScenario(state);
  const strange = (isScenario || state.forces) && strangeIn(state);
  return {
    ...(strange && { strange }),
    ...(state.forces !== undefined && { forces: forcesView(state, state.forces, own) }),
    ...(state.labyrinth.markers !== undefined && { markers: { ...state.labyrinth.markers } }),
    ...(isScenario && { maze: state.labyrinth.rooms.map(room => room.id).sort() }),
    viewer,
    names: [...state.names],
    long: state.labyrinth.long,
    ...(state.labyrinth.wide !== 2 && { wide: state.labyrinth.wide }),
    rooms: planIn(state).positions.map(position => roomView(state, position)),
    tokens: rosterIn(state)
      .tokens.filter(token => isKnown(state, token, own))
      .map(token => ({
        name: state.names[token]!,
        place: state.places[token]!,
        marks: state.marks[token]!,
      })),
    hands: seatsIn(state).map(seat => handView(state, sideAt(seat), own)),
    points: [...state.points],
    teams: [...state.teams],
    target: state.target,
    timed: state.timed,
    turn: state.turn,
    active: COLOURS[state.active]!,
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
  switch (place) {
    case REMOVED:
      return false;
    case IN_BOX:
      return state.forces?.mode !== 'free';
    case BEHIND_SCREEN:
      return isChoosingOpenly(state);
    default:
      return isSetUp(state) || isChoosingOpenly(state);
  }
}

/** Forces or rooms that neither one set nor the players have put together. */
function isOfScenario({ forces, names, labyrinth, points }: DuelState): boolean {
  if (forces !== undefined) return false;
  const whole = wholeSetOf(names, points.length);
  return whole === null || labyrinth.rooms.some(({ set }) => set !== whole);
}

function forcesView(state: DuelState, forces: Forces, own: Side | null): ForcesView {
  const { mode, first, quick, pairs, guests } = forces;
  const shown = (side: number) => mode !== 'free' || side === own;
  const named = (side: number, isMember: (place: number) => boolean) =>
    rosterIn(state)
      .tokens.filter(token => sideOf(state, token) === side && isMember(state.places[token]!))
      .map(token => state.names[token]!);
  const isMember = (place: number) =>
    place !== IN_BOX && !(place === OUT_OF_GAME && isChoosingOpenly(state));
  return {
    mode,
    first: COLOURS[first]!,
    quick,
    pairs: pairs.map((numbers, side) => (shown(side) ? [...numbers] : null)),
    paired: pairs.map(numbers => numbers.length),
    teams: pairs.map((_, side) => (shown(side) ? named(side, isMember) : null)),
    removed: pairs.map((_, side) => named(side, place => place === REMOVED).length),
    ...(guests && { guests: guests.map(({ id }) => id) }),
  };
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
    tokens: seatsIn(state).map(seat => hiddenIn(state, sideAt(seat), position)),
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
  const shown = frame?.kind === 'fight' && frame.shown === side && isReader(state, frame, own);
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
  if (frame.kind !== 'fight') return { frame: cloneFrame(frame), own: null, given: [] };
  const { forced, demanded } = frame;
  const lies = forced >= 0 && frame.sealed[COLOURS[forced]!] === demanded;
  const sealed = lies ? { [COLOURS[forced]!]: demanded } : {};
  return {
    frame: { ...cloneFrame(frame), sealed } as DuelFrame,
    ...seenOf(frame.sealed, viewer),
  };
}
