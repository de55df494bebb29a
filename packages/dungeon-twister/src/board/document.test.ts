import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomById } from '../content/rooms.ts';
import { type LabyrinthDocument, readLabyrinth, writeLabyrinth } from './document.ts';
import { planUnder } from './labyrinth.ts';
import { createLabyrinth } from './lay.ts';
import { planFor } from './make-plan.ts';
import { arbitraryPair } from './testing/arbitrary.ts';
import { laid, set } from './testing/laid.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

describe('a labyrinth as a document', () => {
  it('tells how each room lies and which edges were worked', () => {
    const labyrinth = laid('37R@2 38L@1?');
    set(labyrinth, '37R(2,1)', '37R(2,2)', 'open');
    set(labyrinth, '37R(2,2)', '37R(2,3)', 'broken');
    expect(writeLabyrinth(labyrinth)).toEqual({
      long: 2,
      wide: 1,
      rooms: [
        { lies: '37R@2', revealed: true, open: ['V2.2'], broken: ['V3.2'] },
        { lies: '38L@1', revealed: false, open: [], broken: [] },
      ],
    });
  });

  it('written, sent and read again it is the same labyrinth', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ labyrinth }) => {
        const sent = JSON.parse(JSON.stringify(writeLabyrinth(labyrinth))) as LabyrinthDocument;
        let next = 0;
        const result = readLabyrinth(sent, () => labyrinth.rooms[next++]);
        expect(result).toEqual({ ok: true, value: labyrinth });
      }),
    );
  });
});

describe('a document of a labyrinth with wings', () => {
  const plan = planFor(3);
  const lying = plan.positions.map(() => ({ room: roomById('37R')!, quarters: 1 }));
  const written = writeLabyrinth(createLabyrinth(plan, lying));

  it('DT-MULTI-02: reads back with as many rooms as it wants, and with no fewer', () => {
    const read = readLabyrinth(written, roomById);
    expect(read.ok && planUnder(read.value)).toBe(plan);
    const fewer = { ...written, rooms: written.rooms.slice(2) };
    expect(readLabyrinth(fewer, roomById).ok).toBe(false);
  });
});

describe('a faulty document', () => {
  const room = { lies: '37R@2', revealed: true, open: ['V2.2'], broken: [] };
  const faults = (document: LabyrinthDocument) => {
    const result = readLabyrinth(document, roomById);
    return result.ok ? [] : result.faults;
  };

  it.each([
    [{ ...room, lies: '37R' }, 'unreadable', '37R'],
    [{ ...room, lies: '41L@0' }, 'no-such-room', '41L@0'],
    [{ ...room, open: ['V6.0'] }, 'no-such-edge', 'V6.0'],
    [{ ...room, open: ['V2.1'] }, 'not-openable', 'V2.1'],
    [{ ...room, broken: ['H0.0'] }, 'not-breakable', 'H0.0'],
  ])('is refused with the position and the fault: %j', (spoilt, what, found) => {
    expect(faults({ long: 2, wide: 1, rooms: [room, spoilt] })).toEqual([
      { what, position: 1, found },
    ]);
  });

  it.each([
    [2, 1],
    [0.5, 2],
    [-1, -1],
  ])('is refused when its rooms do not fill %d by %d', (long, wide) => {
    expect(faults({ long, wide, rooms: [room] })).toMatchObject([{ what: 'bad-size' }]);
  });
});
