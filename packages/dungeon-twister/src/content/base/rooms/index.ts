import type { Room } from '../../../board/room.ts';
import { room1D } from './1D.ts';
import { room1G } from './1G.ts';
import { room2D } from './2D.ts';
import { room2G } from './2G.ts';
import { room3D } from './3D.ts';
import { room3G } from './3G.ts';
import { room4D } from './4D.ts';
import { room4G } from './4G.ts';

/** The eight rooms of the first base set, pair by pair. */
export const BASE_ROOMS: readonly Room[] = [
  room1D,
  room1G,
  room2D,
  room2G,
  room3D,
  room3G,
  room4D,
  room4G,
];
