import { expect, it } from 'vitest';
import { DECLARED_GROUNDS } from '../../board/nature.ts';
import { ROOMS } from '../../content/rooms.ts';
import { provideGrounds, roomPits } from '../room.ts';
import { groundDrawing } from './grounds.ts';

it('DT-EXT-01 to 04: every declared ground has a picture of its own, and turns with its room', () => {
  const pictures = DECLARED_GROUNDS.map(ground => groundDrawing(ground, 0, 0, 60));
  expect(new Set(pictures).size).toBe(DECLARED_GROUNDS.length);
  provideGrounds(groundDrawing);
  const room = { ...ROOMS[0]!, pits: [], grounds: [[0, 'lava']] as const };
  expect(roomPits({ room, quarters: 0 }, 60)).toContain(groundDrawing('lava', 30, 30, 60));
  expect(roomPits({ room, quarters: 1 }, 60)).toContain(groundDrawing('lava', 270, 30, 60));
});
