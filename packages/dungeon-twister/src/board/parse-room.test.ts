import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS, roomById } from '../content/rooms.ts';
import { drawnRoom, parseRoom, type RoomDocument } from './parse-room.ts';
import { drawRoom } from './picture.ts';
import type { Room } from './room.ts';
import { arbitraryRoom } from './testing/arbitrary.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

const document = documentOf(roomById('38R')!);

function documentOf(room: Room): RoomDocument {
  return { ...room, picture: drawRoom(room) };
}

/** The picture of 38R with one stretch written over; line and column count from 1. */
function spoilt(line: number, column: number, stretch: string): RoomDocument {
  const lines = document.picture.split('\n').map(text => text.padEnd(21));
  const text = lines[line - 1]!;
  lines[line - 1] = text.slice(0, column - 1) + stretch + text.slice(column - 1 + stretch.length);
  return { ...document, picture: lines.join('\n') };
}

function faultsOf(room: RoomDocument) {
  const result = parseRoom(room);
  return result.ok ? [] : result.faults;
}

describe('the picture of a room', () => {
  it.each(ROOMS)('DT-ROOM-01: $id drawn and read again is the same room', room => {
    expect(drawnRoom(documentOf(room))).toEqual(room);
  });

  it('DT-ROOM-01: any room drawn and read again is the same room', () => {
    fc.assert(
      fc.property(arbitraryRoom, room => {
        expect(parseRoom(documentOf(room))).toEqual({ ok: true, value: room });
      }),
    );
  });

  it('may keep or leave out the blanks at the end of a line and a blank line around it', () => {
    const lines = document.picture.split('\n');
    for (const ending of ['\n', '\r\n']) {
      const padded = ['', ...lines.map(line => line.padEnd(23)), '  '].join(ending);
      expect(drawnRoom({ ...document, picture: padded })).toEqual(roomById('38R'));
    }
  });
});

describe('a faulty room', () => {
  it.each([
    ['an unknown square', spoilt(2, 6, ' ? '), 'unknown-square', 2, 6, ' ? '],
    ['a square out of its place', spoilt(2, 6, '.  '), 'unknown-square', 2, 6, '.  '],
    ['an unknown lying edge', spoilt(1, 2, '## '), 'unknown-edge', 1, 2, '## '],
    ['an unknown standing edge', spoilt(4, 21, '?'), 'unknown-edge', 4, 21, '?'],
    ['an open portcullis', spoilt(3, 2, '=:='), 'unknown-edge', 3, 2, '=:='],
    ['a missing corner', spoilt(11, 9, ' '), 'no-corner', 11, 9, ' '],
    ['a gear on an edge', spoilt(3, 2, ' G '), 'unknown-edge', 3, 2, ' G '],
    ['a second gear', spoilt(10, 6, ' G '), 'second-gear', 10, 6, ' G '],
    ['a line that goes on', spoilt(5, 22, ' +'), 'line-too-long', 5, 22, ' +'],
  ])('DT-ROOM-01: %s is told with its place', (_, room, what, line, column, found) => {
    expect(faultsOf(room)).toEqual([{ what, line, column, found }]);
  });

  it('DT-BOARD-02: a room without a gear is refused', () => {
    expect(faultsOf(spoilt(8, 14, ' . '))).toMatchObject([{ what: 'no-gear' }]);
  });

  it('DT-BOARD-02: a room that is not five squares high is refused', () => {
    const short = document.picture.split('\n').slice(0, 9).join('\n');
    expect(faultsOf({ ...document, picture: short })).toMatchObject([
      { what: 'line-count', found: '9' },
    ]);
  });

  it('DT-BOARD-02: a room that is not five squares wide is refused', () => {
    const lines = document.picture.split('\n').map(line => line.padEnd(21).slice(0, 17));
    const faults = faultsOf({ ...document, picture: lines.join('\n') });
    expect(faults).toContainEqual({ what: 'no-corner', line: 1, column: 21, found: ' ' });
    expect(faults).toContainEqual({ what: 'unknown-square', line: 2, column: 18, found: '   ' });
  });

  it('names every fault at once', () => {
    const names = { id: '38 R', set: '', number: 0.5, arrow: 'left' };
    expect(faultsOf({ ...spoilt(1, 1, '*'), ...names }).map(({ what }) => what)).toEqual([
      'bad-id',
      'bad-set',
      'bad-number',
      'bad-arrow',
      'no-corner',
    ]);
  });

  it('in our own content is a slip that stops the program', () => {
    expect(() => drawnRoom(spoilt(2, 6, ' ? '))).toThrow('38R');
  });
});
