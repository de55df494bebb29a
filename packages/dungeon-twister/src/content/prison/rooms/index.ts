import type { Room } from '../../../board/room.ts';
import { room37L } from './37L.ts';
import { room37R } from './37R.ts';
import { room38L } from './38L.ts';
import { room38R } from './38R.ts';
import { room39L } from './39L.ts';
import { room39R } from './39R.ts';
import { room40L } from './40L.ts';
import { room40R } from './40R.ts';

/** The eight rooms of Dungeon Twister: Prison, pair by pair. */
export const PRISON_ROOMS: readonly Room[] = [
  room37L,
  room37R,
  room38L,
  room38R,
  room39L,
  room39R,
  room40L,
  room40R,
];
