import { describe, expect, it } from 'vitest';
import type { EdgeSign, Room } from '../../board/room.ts';
import { ROOMS, roomById } from '../rooms.ts';

/** What the ledger says about a room, entered apart from the picture. */
export interface RoomDescription {
  readonly rule: string;
  readonly id: string;
  readonly set: string;
  readonly arrow: string;
  readonly gear: string;
  readonly pits: string;
  readonly portcullises: number;
  readonly slits: number;
  readonly horizontal: string;
  readonly vertical: string;
  /** With portcullises shut, pits barred and slits as walls. */
  readonly reachable: number;
  readonly cutOff: string;
}

/** Checks rooms of the content against what the ledger says about them. */
export function describeRooms(all: readonly RoomDescription[]): void {
  describe.each(all)('$id', figures => {
    const room = roomById(figures.id)!;

    it(`${figures.rule}: the drawing of ${figures.id} equals its H and V strings`, () => {
      expect(room.horizontal.join(' ')).toBe(figures.horizontal);
      expect(room.vertical.join(' ')).toBe(figures.vertical);
    });

    it(`${figures.rule}: ${figures.id} has its arrow, gear, pits, portcullises and slits`, () => {
      expect(room.set).toBe(figures.set);
      expect(room.arrow).toBe(figures.arrow);
      expect(squares([room.gear])).toBe(figures.gear);
      expect(squares(room.pits)).toBe(figures.pits);
      expect(count(room, 'P')).toBe(figures.portcullises);
      expect(count(room, 'S')).toBe(figures.slits);
    });

    it(`${figures.rule}: ${figures.reachable} squares of ${figures.id} are reached from the border`, () => {
      const reached = fromBorder(room, { passing: ['-'], pits: false });
      const cutOff = ALL_SQUARES.filter(at => !reached.has(at) && !room.pits.includes(at));
      expect(reached.size).toBe(figures.reachable);
      expect(squares(cutOff)).toBe(figures.cutOff);
    });

    it(`DT-ROOM-01: with portcullises open and pits crossable all of ${figures.id} connects`, () => {
      expect(fromBorder(room, { passing: ['-', 'P'], pits: true }).size).toBe(25);
    });

    it(`DT-BOARD-02: the one twin of ${figures.id} turns the opposite way`, () => {
      const twins = ROOMS.filter(({ id, number }) => number === room.number && id !== room.id);
      expect(twins).toHaveLength(1);
      expect(twins[0]!.arrow).not.toBe(room.arrow);
    });

    it('DT-PORT-05: has no portcullis on its border', () => {
      const { horizontal, vertical } = room;
      const border = [horizontal[0], horizontal[5], vertical[0], vertical[5]].join('');
      expect(border).not.toContain('P');
    });
  });
}

export function totals(rooms: readonly Room[]) {
  const sum = (figure: (room: Room) => number) =>
    rooms.reduce((all, room) => all + figure(room), 0);
  return {
    rooms: rooms.length,
    pits: sum(room => room.pits.length),
    portcullises: sum(room => count(room, 'P')),
    slits: sum(room => count(room, 'S')),
  };
}

const ALL_SQUARES = Array.from({ length: 25 }, (_, square) => square);

function squares(list: readonly number[]): string {
  return list.map(square => `(${Math.floor(square / 5)},${square % 5})`).join(' ');
}

function count(room: Room, sign: EdgeSign): number {
  return [...room.horizontal, ...room.vertical].join('').split(sign).length - 1;
}

/** The squares reached by walking in over the border. */
function fromBorder(
  { horizontal, vertical, pits }: Room,
  walk: { readonly passing: readonly string[]; readonly pits: boolean },
): Set<number> {
  const reached = new Set<number>();
  const enter = (row: number, column: number, sign: string | undefined): void => {
    const square = row * 5 + column;
    if (!walk.passing.includes(sign!) || reached.has(square)) return;
    if (!walk.pits && pits.includes(square)) return;
    reached.add(square);
    if (row > 0) enter(row - 1, column, horizontal[row]![column]);
    if (row < 4) enter(row + 1, column, horizontal[row + 1]![column]);
    if (column > 0) enter(row, column - 1, vertical[column]![row]);
    if (column < 4) enter(row, column + 1, vertical[column + 1]![row]);
  };
  for (let place = 0; place < 5; place++) {
    enter(0, place, horizontal[0]![place]);
    enter(4, place, horizontal[5]![place]);
    enter(place, 0, vertical[0]![place]);
    enter(place, 4, vertical[5]![place]);
  }
  return reached;
}
