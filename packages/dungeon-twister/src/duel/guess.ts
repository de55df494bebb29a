import type { Random } from '@oubliette/kernel';
import {
  altered,
  createLabyrinth,
  edgeOf,
  type Labyrinth,
  type LyingRoom,
  type Position,
  planOf,
  type Room,
  revealRoom,
  setEdge,
  setMarkers,
} from '../board/index.ts';
import { ROOMS, roomById } from '../content/rooms.ts';
import { SETS } from '../content/sets.ts';
import { asValue, NOBODY, type Side } from '../pieces/roster.ts';
import { ACTION_CARDS, CARD_SLOTS, COMBAT_CARDS, cards } from './cards.ts';
import { fillTeam, guessForces } from './forces/guess.ts';
import { reshuffled } from './hidden.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  cloneFrame,
  type DuelFrame,
  type DuelState,
  isCharacter,
  rosterIn,
  seatsIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';
import { setOf } from './team.ts';
import { anySeal } from './two-cards.ts';
import type { DuelView } from './view.ts';

/** A full position that looks like the view: what is hidden is filled in somehow, then shuffled. */
export function guess(seen: DuelView, random: Random): DuelState {
  const names = asValue(seen.names);
  const { strange } = seen;
  const state: DuelState = {
    names,
    ...(strange && strange.pieces.length > 0 && { further: asValue(strange.pieces) }),
    labyrinth: guessLabyrinth(seen, () => dealtRooms(seen)),
    places: new Int16Array(names.length).fill(BEHIND_SCREEN),
    marks: new Uint8Array(names.length),
    cards: new Uint8Array(seen.points.length * CARD_SLOTS),
    points: Uint8Array.from(seen.points),
    teams: Uint8Array.from(seen.teams),
    target: seen.target,
    timed: seen.timed,
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
  const { markers } = seen;
  if (markers !== undefined) {
    state.labyrinth = altered(state.labyrinth, copy => setMarkers(copy, { ...markers }));
  }
  if (seen.forces !== undefined) guessForces(state, seen, seen.forces, random);
  for (const seat of seatsIn(state)) {
    if (seen.forces === undefined) fillTokens(state, seen, sideAt(seat));
    else fillTeam(state, seen, seen.forces, sideAt(seat));
    fillHand(state, seen, sideAt(seat));
  }
  fillSealed(state, seen, random);
  return reshuffled(state, seen.viewer, random);
}

/** The rooms as far as they are seen. */
export interface SeenRooms {
  readonly long: number;
  readonly wide?: number;
  readonly rooms: readonly {
    readonly name: string | null;
    readonly quarters: number;
    readonly open: readonly number[];
    readonly broken: readonly number[];
  }[];
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
      const position = index as Position;
      if (name !== null) revealRoom(copy, position);
      for (const edge of open) setEdge(copy, edgeOf(position, edge), 'open');
      for (const edge of broken) setEdge(copy, edgeOf(position, edge), 'broken');
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

function guessFrames({ asked }: DuelView): DuelFrame[] {
  if (asked === null) return [];
  const frame = cloneFrame(asked.frame);
  return ALONE.has(frame.kind) ? [frame] : [{ kind: 'turn' }, frame];
}

function fillSealed(state: DuelState, seen: DuelView, random: Random): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight' || seen.asked === null) return;
  for (const seat of seen.asked.given) {
    const side = sideAt(seat);
    const named = frame.forced === side ? frame.demanded : 0;
    frame.sealed[seat] ??=
      seat === seen.viewer ? seen.asked.own! : anySeal(state, frame.battle, side, named, random);
  }
}
