import { expect, it } from 'vitest';
import { ROOMS, roomById } from './rooms.ts';

it('DT-BOARD-02: every room is found by its id, and no other', () => {
  expect(ROOMS).toHaveLength(16);
  for (const room of ROOMS) expect(roomById(room.id)).toBe(room);
  expect(roomById('41L')).toBeUndefined();
});
