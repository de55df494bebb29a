import { type Random, shuffle, type Viewer } from '@oubliette/kernel';
import { altered, isRevealed, layRoom, type Room } from '../../board/index.ts';
import { type DuelSeat, type DuelState, planIn, seatsIn } from '../state.ts';
import { type Chosen, pairsWith, roomsOf } from './pool.ts';

/** Which pairs of rooms the others may have brought in secret (DT-MIX-07). */

/** How many sides must have brought a pair, going by the rooms that lie open. */
function copiesSeen(revealed: readonly Room[], number: number): number {
  const copies = revealed
    .filter(room => room.number === number)
    .map(room => revealed.filter(seen => seen === room).length);
  return Math.max(0, ...copies);
}

/** Numbers for the sides that are unknown, so that all rooms that lie open are there. */
export function fittingPairs(
  known: readonly (readonly number[] | null)[],
  counts: readonly number[],
  revealed: readonly Room[],
  random: Random,
  among: Chosen = {},
): number[][] {
  const all = pairsWith(among);
  const pairs = known.map(numbers => [...(numbers ?? [])]);
  const isOpen = (side: number, number: number) =>
    known[side] === null && pairs[side]!.length < counts[side]! && !pairs[side]!.includes(number);
  const byNeed = [...all].sort((a, b) => copiesSeen(revealed, b) - copiesSeen(revealed, a));
  for (const number of byNeed) {
    const missing = copiesSeen(revealed, number) - pairs.filter(own => own.includes(number)).length;
    const open = shuffle(
      random,
      'hidden',
      [...pairs.keys()].filter(side => isOpen(side, number)),
    );
    // Whoever has most places left takes it: with three or four unknown sides others may run out of them.
    const left = (side: number) => counts[side]! - pairs[side]!.length;
    open.sort((one, other) => left(other) - left(one));
    for (const side of open.slice(0, Math.max(0, missing))) pairs[side]!.push(number);
  }
  for (const side of pairs.keys()) {
    for (const number of shuffle(random, 'hidden', [...all])) {
      if (isOpen(side, number)) pairs[side]!.push(number);
    }
  }
  return pairs;
}

/** The others may have brought other rooms: those that lie face down are replaced. */
export function reshufflePairs(state: DuelState, viewer: Viewer<DuelSeat>, random: Random): void {
  const { labyrinth } = state;
  const forces = state.forces!;
  const { positions } = planIn(state);
  const open = positions.filter(position => isRevealed(labyrinth, position));
  const revealed = open.map(position => labyrinth.rooms[position]!);
  const known = seatsIn(state).map((seat, side) => (seat === viewer ? forces.pairs[side]! : null));
  const counts = forces.pairs.map(numbers => numbers.length);
  const pairs = fittingPairs(known, counts, revealed, random, forces);
  state.forces = { ...forces, pairs };
  const isWhole = forces.pairs.flat().length === positions.length / 2;
  if (!isWhole || state.frames.at(-1)?.kind === 'gathering') return;
  const rest = roomsOf(pairs.flat(), forces.guests);
  for (const room of revealed) rest.splice(rest.indexOf(room), 1);
  state.labyrinth = altered(labyrinth, copy => {
    for (const position of positions) {
      if (!open.includes(position)) layRoom(copy, position, { room: rest.pop()!, quarters: 0 });
    }
  });
}
