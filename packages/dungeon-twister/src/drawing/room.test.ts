import { defs } from '@oubliette/art';
import { describe, expect, it } from 'vitest';
import { turned } from '../board/room.ts';
import { ROOMS } from '../content/rooms.ts';
import { printedEdges, turnedEdge } from './edges.ts';
import { roomDocument, roomDrawing, roomFloor, roomMasonry, roomPortcullises } from './room.ts';
import { tintOf } from './tints.ts';

const orientations = [0, 1, 2, 3];

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The outlines of a path, in no particular order. */
const outlines = (drawing: string): string[] =>
  [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!.split('M').sort().join('M'));

describe('the edges of a room', () => {
  it('DT-ROT-04: lie after a turn where the turned room has them', () => {
    for (const room of ROOMS) {
      for (const quarters of orientations) {
        const lying = turned(room, quarters);
        for (const edge of printedEdges(room)) {
          const { axis, line, index } = turnedEdge(edge, quarters);
          expect(lying[axis][line]![index]).toBe(edge.sign);
        }
      }
    }
  });
});

describe('the drawing of a room', () => {
  it('DT-ROOM-01: has its gear number, and as many pits, slits and portcullises as printed', () => {
    for (const room of ROOMS) {
      const edges = printedEdges(room);
      const count = (sign: string) => edges.filter(edge => edge.sign === sign).length;
      const drawing = roomDrawing({ room, quarters: 1 }, 60);
      const found = (pattern: RegExp) => (drawing.match(pattern) ?? []).length;
      expect(found(/class="oub-pit"/g)).toBe(room.pits.length);
      expect(found(/class="oub-slit"/g)).toBe(count('S'));
      expect(found(/class="oub-bars"/g)).toBe(count('P'));
      expect(drawing).toContain(`>${room.number}</text>`);
    }
  });

  it('is the same after four quarters, and another after each', () => {
    for (const room of ROOMS) {
      const drawings = orientations.map(quarters => roomDrawing({ room, quarters }, 60));
      expect(new Set(drawings).size).toBe(4);
      expect(roomDrawing({ room, quarters: 4 }, 60)).toBe(drawings[0]);
    }
  });

  it('turns the paving, but never the shadows and faces of the walls: they belong to the light', () => {
    for (const room of ROOMS) {
      for (const quarters of orientations) {
        const lying = roomMasonry({ room, quarters }, 60);
        const printed = roomMasonry({ room: turned(room, quarters), quarters: 0 }, 60);
        expect(outlines(lying).slice(0, 5)).toEqual(outlines(printed).slice(0, 5));
        expect(roomFloor({ room, quarters }, 60)).toContain(`rotate(${quarters * 90} 150 150)`);
      }
    }
  });

  it('DT-PORT-01, DT-PORT-02, DT-PORT-03: tells closed, open and broken apart by shape', () => {
    const room = ROOMS.find(({ id }) => id === '37R')!;
    const [closed, open, broken] = (['closed', 'open', 'broken'] as const).map(state =>
      outlines(roomPortcullises({ room, quarters: 0, portcullis: () => state }, 60)),
    );
    expect(closed).not.toEqual(open);
    expect(open).not.toEqual(broken);
    expect(closed).not.toEqual(broken);
  });

  it('asks for the state of each portcullis by its printed number', () => {
    const room = ROOMS.find(({ id }) => id === '38L')!;
    const asked: number[] = [];
    roomPortcullises(
      {
        room,
        quarters: 3,
        portcullis: ({ number }) => {
          asked.push(number);
          return 'closed';
        },
      },
      60,
    );
    const printed = printedEdges(room).filter(({ sign }) => sign === 'P');
    expect(asked).toEqual(printed.map(({ number }) => number));
  });

  it('stands alone with the shared definitions', () => {
    const picture = roomDocument({ room: ROOMS[0]!, quarters: 0 }, 60, defs());
    expect(picture).toMatch(/^<svg xmlns=/);
    for (const [, id] of picture.matchAll(/url\(#([^)]+)\)/g)) {
      expect(picture).toContain(`id="${id}"`);
    }
  });
});

describe('pairs', () => {
  it('DT-BOARD-02: twins share tint and paving, other pairs have others', () => {
    const floors = new Map(ROOMS.map(room => [room.number, tintOf(room)]));
    expect(new Set([...floors.values()].map(({ floor }) => floor)).size).toBe(8);
    expect(new Set([...floors.values()].map(({ paving }) => paving)).size).toBe(8);
    expect(new Set([...floors.values()].map(({ arrow }) => arrow)).size).toBe(8);
  });

  it('have floors on which every highlight reads alike', () => {
    for (const room of ROOMS) {
      expect(luminance(tintOf(room).floor)).toBeGreaterThanOrEqual(0.04);
      expect(luminance(tintOf(room).floor)).toBeLessThanOrEqual(0.08);
    }
  });

  it('of unknown sets borrow a tint', () => {
    expect(tintOf({ number: 77 }).floor).toMatch(/^#/);
  });
});
