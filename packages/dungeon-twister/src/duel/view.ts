import type { Viewer } from '@oubliette/kernel';
import {
  type CellId,
  edgeOf,
  type Ground,
  isRevealed,
  type Labyrinth,
  markerAt,
  printCell,
  type RoomPosition,
  type Sign,
  type Square,
  stateOf,
} from '../board/index.ts';
import { printRoomEdge, ROOM_EDGES } from '../board/room-edge.ts';
import type { SetId } from '../content/sets.ts';
import { NEUTRAL, type Side, type Token } from '../pieces/roster.ts';
import { cards } from './cards.ts';
import { strangeIn } from './forces/brought.ts';
import type { ForeignContent } from './forces/strange.ts';
import { isChoosingOpenly, isReader, isSetUp, laidOpen, ownSide } from './hidden.ts';
import { cellOfIllusion } from './illusion.ts';
import { type BySeat, bySeat } from './seen/by-seat.ts';
import { type QuestionView, questionView } from './seen/question.ts';
import { duelTokens, type TokenView } from './seen/token.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  type Forces,
  type ForcesMode,
  IN_BOX,
  isFaceUp,
  type LastCombat,
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

/**
 * All that a viewer may know of a duel: the one thing that a client or a bot receives. It speaks as the
 * notation does (docs/notation.md): tokens are names (`B:naga`), squares are column and row (`@5,4`), rooms
 * lie at R0, R1, …, in the order of `rooms`.
 */
export interface DuelView {
  readonly viewer: Viewer<DuelSeat>;
  /** Everybody who plays. */
  readonly seats: readonly DuelSeat[];
  /** All tokens of the match, also those that the viewer cannot place. */
  readonly names: readonly string[];
  /** Rooms from one starting line to the other. */
  readonly long: number;
  /** Rooms side by side, where they are not two (DT-MULTI-22, DT-MULTI-26). */
  readonly wide?: number;
  readonly rooms: readonly RoomView[];
  /** What the viewer can name: where it is and how it is. */
  readonly tokens: readonly TokenView[];
  readonly hands: BySeat<HandView>;
  /** VP, and how many are needed. */
  readonly points: BySeat<number>;
  readonly target: number;
  /** Characters that a side plays with (DT-OPT-03). */
  readonly teams: BySeat<number>;
  /** Played against the clock (DT-OPT-02). */
  readonly timed: boolean;
  /** Turns begun so far, and whose turn it is. */
  readonly turn: number;
  readonly active: DuelSeat;
  /** AP left of the Action card. */
  readonly left: number;
  /** The highest Action card that anybody has played (DT-TURN-04). */
  readonly highest: number;
  /** Turns in a row in which nothing happened, and whether something did in this one (DT-END-03). */
  readonly quiet: number;
  readonly stirred: boolean;
  /** The token that acted last. */
  readonly actor: string | null;
  /** The last combat. */
  readonly fought: FoughtView | null;
  /** What the match waits for; nothing when it is over. */
  readonly asked: QuestionView | null;
  /** Only where the sets are mixed. */
  readonly forces?: ForcesView;
  /** Square markers, and what each makes of its square (DT-EXT-05). */
  readonly markers?: Readonly<Record<Square, Ground>>;
  /** Of these, what is an illusion, and whose (DT-PND-08). */
  readonly illusions?: readonly IllusionView[];
  /** Signs whose remote pits are open (DT-MERC-22). */
  readonly open?: readonly Sign[];
  /** All rooms of the maze by name, where a scenario or the rules say which they are (DT-MIX-08, DT-MULTI-02). */
  readonly maze?: readonly string[];
  /** What the match brought along: whoever imagines it from here may never have met it. */
  readonly strange?: ForeignContent;
}

/** A marker that an Illusionist has put up: everybody knows whose it is. */
interface IllusionView {
  readonly maker: string;
  readonly ground: 'pit' | 'rubble';
  readonly square: Square;
}

/** Choosing forces, as far as the viewer knows (DT-MIX-04 to 09). */
export interface ForcesView {
  readonly mode: ForcesMode;
  /** Who was drawn to choose first. */
  readonly first: DuelSeat;
  readonly quick: boolean;
  /** Pairs of rooms that a side chose, or null if that is its secret; and how many they are. */
  readonly pairs: BySeat<readonly number[] | null>;
  readonly paired: BySeat<number>;
  /** The pieces of a side's team by name, or null if that is its secret. */
  readonly teams: BySeat<readonly string[] | null>;
  /** Characters that a side has taken out (DT-MIX-09). */
  readonly removed: BySeat<number>;
  /** Rooms of further sets among those to choose from, by name (DT-MIX-02). */
  readonly guests?: readonly string[];
  /** Our sets that stay in the box, and known pieces that further sets have too (DT-ALL-18). */
  readonly without?: readonly SetId[];
  readonly also?: readonly string[];
}

/** A room as it lies. */
export interface LyingRoomView {
  /** `37L`; nothing while the room lies face down. */
  readonly name: string | null;
  /** Quarter turns clockwise from its drawing. */
  readonly quarters: number;
  /** Portcullises that are open or broken: edges of the drawing, `V2.3` (DT-ROOM-01). */
  readonly open: readonly string[];
  readonly broken: readonly string[];
}

interface RoomView extends LyingRoomView {
  /** How many tokens of each side lie face down on it. */
  readonly tokens: BySeat<number>;
}

/** The last combat, as everybody saw it. */
interface FoughtView {
  /** The sums of both sides. */
  readonly attackers: number;
  readonly defenders: number;
  /** What was played: the sum of two cards where a side plays two (DT-EXT-10). */
  readonly cards: BySeat<number>;
}

export interface HandView {
  /** Action cards in hand, and the one on top of the discards, 0 if there is none. */
  readonly actions: number;
  readonly last: number;
  readonly jumps: number;
  readonly combat: number;
  /** Tokens behind the screen; squares of starters that lie face down. */
  readonly screen: number;
  readonly starters: readonly Square[];
  /** The own cards, or those that a Telepath was shown. */
  readonly actionCards?: readonly number[];
  readonly combatCards?: readonly number[];
}

export function view(state: DuelState, viewer: Viewer<DuelSeat>): DuelView {
  const own = ownSide(viewer);
  const isScenario = isOfScenario(state);
  const plan = planIn(state);
  const frame = state.frames.at(-1);
  const strange = (isScenario || state.forces) && strangeIn(state);
  return {
    ...(strange && { strange }),
    ...(state.forces !== undefined && { forces: forcesView(state, state.forces, own) }),
    ...(state.labyrinth.markers !== undefined && { markers: markersView(state) }),
    ...(state.illusions !== undefined && { illusions: illusionsView(state) }),
    ...(state.labyrinth.open !== undefined && { open: [...state.labyrinth.open] }),
    ...(isScenario && { maze: state.labyrinth.rooms.map(room => room.id).sort() }),
    viewer,
    seats: seatsIn(state),
    names: [...state.names],
    long: state.labyrinth.long,
    ...(state.labyrinth.wide !== 2 && { wide: state.labyrinth.wide }),
    rooms: plan.positions.map(position => roomView(state, position)),
    tokens: rosterIn(state)
      .tokens.filter(token => isKnown(state, token, own))
      .map(token =>
        duelTokens.show(
          plan,
          state.names[token]!,
          state.places[token]!,
          state.marks[token]!,
          state.lasting?.[token],
        ),
      ),
    hands: bySeat(state, side => handView(state, side as Side, own)),
    points: bySeat(state, side => state.points[side]!),
    teams: bySeat(state, side => state.teams[side]!),
    target: state.target,
    timed: state.timed,
    turn: state.turn,
    active: COLOURS[state.active]!,
    left: state.left,
    highest: state.highest,
    quiet: state.quiet,
    stirred: state.stirred,
    actor: state.names[state.actor] ?? null,
    fought: state.fought && foughtView(state, state.fought),
    asked: frame === undefined ? null : questionView(state, frame, viewer, openCards(state, frame)),
  };
}

/** What lies open of a fight before all have chosen (DT-PND-09). */
function openCards(state: DuelState, frame: DuelFrame): BySeat<readonly number[]> {
  if (frame.kind !== 'fight' || !rosterIn(state).anybodysWords.has('sees-card')) return {};
  const open = seatsIn(state).map(seat => [seat, laidOpen(state, frame, sideAt(seat))] as const);
  return Object.fromEntries(open.filter(([, laid]) => laid.length > 0));
}

/** On the board or out of the game; before play begins only the owner knows their starters and screen. */
function isKnown(state: DuelState, token: Token, own: Side | null): boolean {
  const place = state.places[token]!;
  if (place >= UNDER_ROOM) return isFaceUp(state, token);
  if (sideOf(state, token) === NEUTRAL) return true;
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
  const { mode, first, quick, pairs, guests, without, also } = forces;
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
    pairs: bySeat(state, side => (shown(side) ? [...pairs[side]!] : null)),
    paired: bySeat(state, side => pairs[side]!.length),
    teams: bySeat(state, side => (shown(side) ? named(side, isMember) : null)),
    removed: bySeat(state, side => named(side, place => place === REMOVED).length),
    ...(guests && { guests: guests.map(({ id }) => id) }),
    ...(without && { without: [...without] }),
    ...(also && { also: [...also] }),
  };
}

/** Markers by the squares on which they lie now. */
function markersView(state: DuelState): Readonly<Record<Square, Ground>> {
  const plan = planIn(state);
  const markers: Record<Square, Ground> = {};
  for (let cell = 0; cell < plan.cells; cell++) {
    const ground = markerAt(state.labyrinth, cell as CellId);
    if (ground !== null) markers[printCell(plan, cell as CellId)] = ground;
  }
  return markers;
}

function illusionsView(state: DuelState): IllusionView[] {
  return state.illusions!.map(illusion => ({
    maker: state.names[illusion.maker]!,
    ground: illusion.ground,
    square: printCell(planIn(state), cellOfIllusion(state, illusion)),
  }));
}

function foughtView(
  state: DuelState,
  { attackers, defenders, cards: played }: LastCombat,
): FoughtView {
  const cards: Partial<Record<DuelSeat, number>> = {};
  for (const seat of seatsIn(state)) {
    const card = played[sideAt(seat)]!;
    if (card >= 0) cards[seat] = card;
  }
  return { attackers, defenders, cards };
}

function roomView(state: DuelState, position: RoomPosition): RoomView {
  return {
    ...lyingRoom(state.labyrinth, position),
    tokens: bySeat(state, side => hiddenIn(state, side as Side, position)),
  };
}

/** The room at a place, as far as everybody sees it. */
export function lyingRoom(labyrinth: Labyrinth, position: RoomPosition): LyingRoomView {
  if (!isRevealed(labyrinth, position)) return { name: null, quarters: 0, open: [], broken: [] };
  const open: string[] = [];
  const broken: string[] = [];
  for (let edge = 0; edge < ROOM_EDGES; edge++) {
    const now = stateOf(labyrinth, edgeOf(position, edge));
    if (now !== 'closed') (now === 'open' ? open : broken).push(printRoomEdge(edge));
  }
  const name = labyrinth.rooms[position]!.id;
  return { name, quarters: labyrinth.quarters[position]!, open, broken };
}

function hiddenIn(state: DuelState, side: Side, position: RoomPosition): number {
  return rosterIn(state).tokens.filter(
    token =>
      state.places[token] === UNDER_ROOM + position &&
      sideOf(state, token) === side &&
      !isFaceUp(state, token),
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
          .sort((a, b) => a - b)
          .map(place => printCell(planIn(state), place as CellId)),
    ...(side === own && { actionCards: cards.actions(state, side) }),
    ...((side === own || shown) && { combatCards: cards.combatHand(state, side) }),
  };
}
