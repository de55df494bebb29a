import { ROOMS } from '@oubliette/dungeon-twister';
import { FIRST_NUMBER, type SetDraft } from '../../documents/draft.ts';
import { barePair, type PairDraft } from '../../documents/room-draft.ts';

/** The same draft with another pair, which has the first number that is free. */
export function added(draft: SetDraft): SetDraft {
  const taken = draft.pairs.map(({ number }) => number);
  let number = FIRST_NUMBER;
  while (taken.includes(number)) number++;
  return { ...draft, pairs: [...draft.pairs, barePair(number)] };
}

/** Places of the maze that had one of its rooms get one of ours that is not there yet. */
export function discarded(draft: SetDraft, at: number): SetDraft {
  const gone = draft.pairs[at]!.rooms.map(({ id }) => id);
  const rooms: string[] = [...draft.rooms];
  for (const [place, room] of rooms.entries()) {
    if (!gone.includes(roomIn(room))) continue;
    const free = ROOMS.find(({ id }) => !rooms.some(other => roomIn(other) === id));
    rooms[place] = free!.id;
  }
  return { ...draft, rooms, pairs: draft.pairs.toSpliced(at, 1) };
}

/** Another number: the rooms are called by it, in the maze too. */
export function renumbered(draft: SetDraft, at: number, number: number): SetDraft {
  const pair = draft.pairs[at]!;
  const renamed = (id: string) => id.replace(`${pair.number}`, `${number}`);
  const [left, right] = pair.rooms;
  const next: PairDraft = {
    number,
    rooms: [
      { ...left, id: renamed(left.id) },
      { ...right, id: renamed(right.id) },
    ],
  };
  const own = pair.rooms.map(({ id }) => id);
  const rooms = draft.rooms.map(room => (own.includes(roomIn(room)) ? renamed(room) : room));
  return { ...draft, rooms, pairs: draft.pairs.with(at, next) };
}

/** `37L` of `37L@2`. */
export const roomIn = (entry: string): string => entry.replace(/@.*$/, '');
