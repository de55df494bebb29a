/** All rooms that we know, by their id. */
import type { Room, RoomId } from '../board/room.ts';
import { BASE_ROOMS } from './base/rooms/index.ts';
import { PRISON_ROOMS } from './prison/rooms/index.ts';

export const ROOMS: readonly Room[] = [...PRISON_ROOMS, ...BASE_ROOMS];

const roomsById: ReadonlyMap<string, Room> = new Map(ROOMS.map(room => [room.id, room]));

/** A room of our sets, or one of those that a match brings along. */
export function roomById(id: RoomId | string, further: readonly Room[] = []): Room | undefined {
  return further.find(room => room.id === id) ?? roomsById.get(id);
}
