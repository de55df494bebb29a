import type { Random } from '@oubliette/kernel';
import {
  altered,
  cellNamed,
  createLabyrinth,
  edgeNamed,
  type Labyrinth,
  type LyingRoom,
  planOf,
  type Room,
  type RoomPosition,
  revealRoom,
  setEdge,
  setMarker,
  setMarkers,
  withOpen,
} from '../board/index.ts';
import { ROOMS, roomById } from '../content/rooms.ts';
import { SETS } from '../content/sets.ts';
import { asValue, NOBODY, type Roster, rosterOf, type Side } from '../pieces/roster.ts';
import { ACTION_CARDS, CARD_SLOTS, COMBAT_CARDS, cards } from './cards.ts';
import { fillTeam, guessForces } from './forces/guess.ts';
import { reshuffled } from './hidden.ts';
import { feign } from './illusion.ts';
import { frameOf } from './seen/question.ts';
import { duelTokens, type TokenTables } from './seen/token.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  type DuelFrame,
  type DuelState,
  isCharacter,
  keepTraits,
  planIn,
  rosterIn,
  seatsIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';
import { setOf } from './team.ts';
import { anySeal } from './two-cards.ts';
import type { DuelView, HandView, LyingRoomView } from './view.ts';

/** A full position that looks like the view: what is hidden is filled in somehow, then shuffled. */
export function guess(seen: DuelView, random: Random): DuelState {
  const names = asValue(seen.names);
  const { strange } = seen;
  const further = strange && strange.pieces.length > 0 ? asValue(strange.pieces) : undefined;
  const roster = rosterOf(names, further);
  const standing = standingIn(seen, roster);
  const state: DuelState = {
    names,
    ...(further && { further }),
    labyrinth: guessLabyrinth(seen, () => dealtRooms(seen)),
    places: standing.places.slice(),
    marks: standing.marks.slice(),
    cards: new Uint8Array(seen.seats.length * CARD_SLOTS),
    points: Uint8Array.from(seen.seats, seat => seen.points[seat]!),
    teams: Uint8Array.from(seen.seats, seat => seen.teams[seat]!),
    target: seen.target,
    timed: seen.timed,
    turn: seen.turn,
    active: sideAt(seen.active),
    left: seen.left,
    highest: seen.highest,
    quiet: seen.quiet,
    stirred: seen.stirred,
    actor: seen.actor === null ? NOBODY : names.indexOf(seen.actor),
    fought: guessFought(seen),
    frames: guessFrames(seen, roster),
  };
  if (Object.keys(standing.traits).length > 0) keepTraits(state, standing.traits);
  layMarkers(state, seen);
  layIllusions(state, seen);
  if (seen.open !== undefined) state.labyrinth = withOpen(state.labyrinth, seen.open);
  if (seen.forces !== undefined) guessForces(state, seen, seen.forces, random);
  for (const seat of seatsIn(state)) {
    if (seen.forces === undefined) fillTokens(state, seen, sideAt(seat));
    else fillTeam(state, seen, seen.forces, sideAt(seat));
    fillHand(state, seen, sideAt(seat));
  }
  fillSealed(state, seen, random);
  return reshuffled(state, seen.viewer, random);
}

const stood = new WeakMap<DuelView, TokenTables>();

/** What is seen of the tokens; every world of a view begins with a copy. */
function standingIn(seen: DuelView, roster: Roster): TokenTables {
  const known = stood.get(seen);
  if (known !== undefined) return known;
  const plan = planOf(seen.long, seen.wide, seen.rooms.length);
  const standing = duelTokens.standing(plan, roster, seen.tokens, BEHIND_SCREEN);
  stood.set(seen, standing);
  return standing;
}

function guessFought({ seats, fought }: DuelView): DuelState['fought'] {
  if (fought === null) return null;
  const cards = Object.freeze(seats.map(seat => fought.cards[seat] ?? -1));
  return Object.freeze({ ...fought, cards });
}

function layMarkers(state: DuelState, { markers }: DuelView): void {
  if (markers === undefined) return;
  state.labyrinth = altered(state.labyrinth, copy => {
    setMarkers(copy, {});
    for (const [square, ground] of Object.entries(markers)) {
      setMarker(copy, cellNamed(planIn(state), square)!, ground);
    }
  });
}

function layIllusions(state: DuelState, { illusions }: DuelView): void {
  for (const { maker, ground, square } of illusions ?? []) {
    feign(state, rosterIn(state).numberOf(maker)!, ground, cellNamed(planIn(state), square)!);
  }
}

/** The rooms as far as they are seen. */
export interface SeenRooms {
  readonly long: number;
  readonly wide?: number;
  readonly rooms: readonly LyingRoomView[];
  readonly strange?: { readonly rooms: readonly Room[] };
}

/** Which rooms the maze may hold; where the players chose them that is settled later. */
function dealtRooms({ names, maze, forces, strange }: DuelView): readonly Room[] {
  const named = (id: string) => roomById(id, strange?.rooms)!;
  if (forces !== undefined) {
    const all = [...ROOMS, ...(forces.guests ?? []).map(named)];
    return [...all, ...all];
  }
  return maze?.map(named) ?? SETS[setOf(names)].rooms;
}

const laidOut = new WeakMap<SeenRooms, Labyrinth>();

/** What lies open and shut; a labyrinth is a value, so one is enough for all worlds of a view. */
export function guessLabyrinth(
  seen: SeenRooms,
  rooms: () => readonly Room[] = () => SETS.prison.rooms,
): Labyrinth {
  const labyrinth = laidOut.get(seen) ?? layOut(seen, rooms());
  laidOut.set(seen, labyrinth);
  return labyrinth;
}

/** All rooms that lie open, and any of the others face down. */
function layOut(seen: SeenRooms, rooms: readonly Room[]): Labyrinth {
  const known = seen.rooms.map(room =>
    room.name === null ? null : roomById(room.name, seen.strange?.rooms)!,
  );
  const rest = hiddenRooms(known, rooms);
  const lying = known.map(
    (room, position): LyingRoom => ({
      room: room ?? rest.pop()!,
      quarters: seen.rooms[position]!.quarters,
    }),
  );
  return altered(createLabyrinth(planOf(seen.long, seen.wide, seen.rooms.length), lying), copy => {
    for (const [index, { name, open, broken }] of seen.rooms.entries()) {
      const position = index as RoomPosition;
      if (name !== null) revealRoom(copy, position);
      for (const edge of open) setEdge(copy, edgeNamed(position, edge)!, 'open');
      for (const edge of broken) setEdge(copy, edgeNamed(position, edge)!, 'broken');
    }
  });
}

/** What is left of the rooms: of a set larger than the maze, as many pairs as it wants (DT-OPT-05). */
function hiddenRooms(known: readonly (Room | null)[], rooms: readonly Room[]): Room[] {
  const rest = [...rooms];
  for (const room of known)
    if (room !== null && rest.includes(room)) rest.splice(rest.indexOf(room), 1);
  if (rooms.length <= known.length) return rest;
  const numbers = new Set(known.flatMap(room => (room === null ? [] : [room.number])));
  for (const { number } of rooms) if (numbers.size < known.length / 2) numbers.add(number);
  return rest.filter(({ number }) => numbers.has(number));
}

/** Face-down places of a side get any of its tokens that the view does not name. */
function fillTokens(state: DuelState, seen: DuelView, side: Side): void {
  const named = new Set(seen.tokens.map(token => token.name));
  const unknown = rosterIn(state)
    .tokens.filter(token => sideOf(state, token) === side && !named.has(state.names[token]!))
    .sort((a, b) => Number(isCharacter(state, b)) - Number(isCharacter(state, a)));
  if (COLOURS[side] !== seen.viewer) {
    for (const square of handOf(seen, side).starters) {
      state.places[unknown.shift()!] = cellNamed(planIn(state), square)!;
    }
  }
  for (const [position, room] of seen.rooms.entries()) {
    for (let n = room.tokens[COLOURS[side]!]!; n > 0; n--)
      state.places[unknown.pop()!] = UNDER_ROOM + position;
  }
}

const handOf = ({ hands }: DuelView, side: Side): HandView => hands[COLOURS[side]!]!;

function fillHand(state: DuelState, seen: DuelView, side: Side): void {
  const hand = handOf(seen, side);
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

/** Questions that are not asked in the middle of a turn. */
const ALONE: ReadonlySet<string> = new Set([
  'pairs',
  'picks',
  'gathering',
  'removal',
  'starters',
  'hiding',
  'card',
  'turn',
]);

function guessFrames({ asked }: DuelView, roster: Roster): DuelFrame[] {
  if (asked === null) return [];
  const frame = frameOf(roster, asked);
  return ALONE.has(frame.kind) ? [frame] : [{ kind: 'turn' }, frame];
}

/** Answers that lie under seal are any that could have been given. */
function fillSealed(state: DuelState, { asked }: DuelView, random: Random): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight' || asked?.kind !== 'fight') return;
  for (const seat of asked.given) {
    const side = sideAt(seat);
    const named = frame.forced === side ? frame.demanded : 0;
    frame.sealed[seat] ??= anySeal(state, frame.battle, side, named, random);
  }
}
