/** The public surface of Dungeon Twister. */
export * from './board/index.ts';
export { BASE_ROOMS } from './content/base/rooms/index.ts';
export { PRISON_ROOMS } from './content/prison/rooms/index.ts';
export { ROOMS, roomById } from './content/rooms.ts';
export { dealSet, ROOM_SETS, type RoomSet } from './content/sets.ts';
export type { DuelAction } from './duel/action.ts';
export type { Duel } from './duel/duel.ts';
export type { DuelEvent } from './duel/event.ts';
export { duel } from './duel/game.ts';
export { duelTrial } from './duel/trial.ts';
export type { DuelView } from './duel/view.ts';
