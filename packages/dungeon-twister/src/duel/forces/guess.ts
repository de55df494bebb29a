import type { Random } from '@oubliette/kernel';
import {
  altered,
  cellNamed,
  isRevealed,
  layRoom,
  type Room,
  type RoomPosition,
} from '../../board/index.ts';
import { roomById } from '../../content/rooms.ts';
import type { Side, Token } from '../../pieces/roster.ts';
import {
  BEHIND_SCREEN,
  COLOURS,
  type DuelState,
  IN_BOX,
  isCharacter,
  knows,
  planIn,
  REMOVED,
  rosterIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from '../state.ts';
import type { DuelView, ForcesView } from '../view.ts';
import { TEAM_CHARACTERS } from './choosing.ts';
import { fittingPairs } from './pairs.ts';
import { roomsOf } from './pool.ts';

/** Fills in who could have chosen what, so that everything that is seen fits. */
export function guessForces(
  state: DuelState,
  seen: DuelView,
  { mode, first, quick, guests: named, without, also, ...chosen }: ForcesView,
  random: Random,
): void {
  const { labyrinth } = state;
  const { positions } = planIn(state);
  const open = positions.filter(position => isRevealed(labyrinth, position));
  const revealed = open.map(position => labyrinth.rooms[position]!);
  const guests = named && Object.freeze(named.map(id => roomById(id, seen.strange?.rooms)!));
  const known = seen.seats.map(seat => chosen.pairs[seat]!);
  const paired = seen.seats.map(seat => chosen.paired[seat]!);
  const among = {
    ...(guests && { guests }),
    ...(without && { without: Object.freeze([...without]) }),
    ...(also && { also: Object.freeze([...also]) }),
  };
  const pairs = fittingPairs(known, paired, revealed, random, among);
  state.forces = { mode, first: sideAt(first), quick, pairs, ...among };
  const isLaid = pairs.flat().length === positions.length / 2 && seen.asked?.kind !== 'gathering';
  if (!isLaid) return;
  const rest = roomsOf(pairs.flat(), guests);
  for (const room of revealed) rest.splice(rest.indexOf(room), 1);
  state.labyrinth = laid(state, open, rest);
}

/** Other rooms on all places that lie face down. */
function laid(state: DuelState, open: readonly RoomPosition[], rest: Room[]) {
  return altered(state.labyrinth, copy => {
    for (const position of planIn(state).positions) {
      if (!open.includes(position)) layRoom(copy, position, { room: rest.pop()!, quarters: 0 });
    }
  });
}

/** Places of a side that are known, but not who is there, get any tokens that could be. */
export function fillTeam(
  state: DuelState,
  seen: DuelView,
  { removed }: ForcesView,
  side: Side,
): void {
  const seat = COLOURS[side]!;
  const plan = planIn(state);
  const own = seat === seen.viewer;
  const named = new Set(seen.tokens.map(({ name }) => name));
  const mine = rosterIn(state).tokens.filter(token => sideOf(state, token) === side);
  const unknown = mine.filter(token => !named.has(state.names[token]!));
  const members = mine.filter(
    token => named.has(state.names[token]!) && state.places[token] !== IN_BOX,
  );
  const screened = members.filter(token => state.places[token] === BEHIND_SCREEN).length;
  const hand = seen.hands[seat]!;
  const starters = own ? [] : hand.starters.map(square => cellNamed(plan, square)!);
  const rooms = seen.rooms.flatMap(({ tokens }, position) =>
    new Array<number>(tokens[seat]!).fill(UNDER_ROOM + position),
  );
  const slots = [
    ...starters,
    ...new Array<number>(own ? 0 : removed[seat]!).fill(REMOVED),
    ...new Array<number>(hand.screen - screened).fill(BEHIND_SCREEN),
    ...rooms,
  ];
  // Characters are chosen before objects.
  const characters = Math.min(members.length + slots.length, TEAM_CHARACTERS);
  const missing = characters - members.filter(token => isCharacter(state, token)).length;
  // A Gold Dragon would lie on its room face up (DT-MERC-08): it is the last to be thought of.
  const isSeen = (token: Token) => Number(knows(state, token, 'hoards'));
  const ofKind = (kind: boolean) =>
    unknown
      .filter(token => isCharacter(state, token) === kind)
      .sort((one, other) => isSeen(one) - isSeen(other));
  const chosen: Token[] = [
    ...ofKind(true).slice(0, missing),
    ...ofKind(false).slice(0, slots.length - missing),
  ];
  for (const token of unknown) state.places[token] = IN_BOX;
  for (const [index, token] of chosen.entries()) state.places[token] = slots[index]!;
}
