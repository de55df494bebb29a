/** The public surface of Dungeon Twister. */
export * from './board/index.ts';
export { BASE_ROOMS } from './content/base/rooms/index.ts';
export { PRISON_ROOMS } from './content/prison/rooms/index.ts';
export { ROOMS, roomById } from './content/rooms.ts';
export { dealSet, ROOM_SETS, type RoomSet } from './content/sets.ts';
