/** All rooms that we know, by their id, and those that a document brought along. */
import type { Room, RoomId } from '../board/room.ts';
import { BASE_ROOMS } from './base/rooms/index.ts';
import { PRISON_ROOMS } from './prison/rooms/index.ts';
import { shelvedRoom } from './shelf.ts';

export const ROOMS: readonly Room[] = [...PRISON_ROOMS, ...BASE_ROOMS];

const roomsById: ReadonlyMap<string, Room> = new Map(ROOMS.map(room => [room.id, room]));

export function roomById(id: RoomId | string): Room | undefined {
  return roomsById.get(id) ?? shelvedRoom(id);
}
