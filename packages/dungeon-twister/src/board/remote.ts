/** Triggers, and the remote pits of their sign: floor while they are shut, pits while they are open (DT-MERC-22). */
import { deriveRoom } from './derive.ts';
import { groundAt } from './ground.ts';
import { altered, type Labyrinth, planUnder } from './labyrinth.ts';
import { REMOTE_PITS, SIGNS, type Sign, TRIGGERS } from './nature.ts';
import type { CellId, RoomPosition } from './plan.ts';
import { ROOM_SQUARES, type Room, turnedSquare } from './room.ts';

/** The rooms asked about last, nearly always those asked about next, and whether any has a trigger. */
let latest: readonly Room[] = [];
let haveTriggers = false;

/** Whether any room of a labyrinth, revealed or not, has a trigger. */
function hasTriggers({ rooms }: Labyrinth): boolean {
  if (rooms !== latest) {
    latest = rooms;
    haveTriggers = rooms.some(room =>
      room.grounds?.some(([, ground]) => TRIGGERS[ground] !== undefined),
    );
  }
  return haveTriggers;
}

/** The sign of the trigger on a square, if there is one. */
export function signedBy(labyrinth: Labyrinth, cell: CellId): Sign | undefined {
  return hasTriggers(labyrinth) ? TRIGGERS[groundAt(labyrinth, cell)] : undefined;
}

/** Signs that are held down by those who are on these squares; null where there are no triggers at all. */
export function openSigns(labyrinth: Labyrinth, cells: Iterable<CellId>): readonly Sign[] | null {
  if (!hasTriggers(labyrinth)) return null;
  const held = new Set<Sign>();
  for (const cell of cells) {
    const sign = signedBy(labyrinth, cell);
    if (sign !== undefined) held.add(sign);
  }
  return SIGNS.filter(sign => held.has(sign));
}

/** The labyrinth with the remote pits of these signs open, and all others shut. */
export function withOpen(labyrinth: Labyrinth, signs: readonly Sign[]): Labyrinth {
  const now = labyrinth.open ?? [];
  if (now.length === signs.length && now.every(sign => signs.includes(sign))) return labyrinth;
  return altered(labyrinth, copy => {
    if (signs.length > 0) copy.open = signs;
    else delete copy.open;
    for (const position of positionsWithPits(copy)) deriveRoom(copy, position);
  });
}

function positionsWithPits(labyrinth: Labyrinth): RoomPosition[] {
  return planUnder(labyrinth).positions.filter(position =>
    labyrinth.rooms[position]!.grounds?.some(([, ground]) => REMOTE_PITS[ground] !== undefined),
  );
}

/** The squares of the revealed remote pits of some signs. */
export function remotePits(labyrinth: Labyrinth, signs: readonly Sign[]): CellId[] {
  const { cellOf } = planUnder(labyrinth);
  return positionsWithPits(labyrinth)
    .filter(position => labyrinth.revealed[position] === 1)
    .flatMap(position =>
      (labyrinth.rooms[position]!.grounds ?? [])
        .filter(([, ground]) => signs.includes(REMOTE_PITS[ground]!))
        .map(([square]) => {
          const lies = turnedSquare(square, labyrinth.quarters[position]!);
          return cellOf[position * ROOM_SQUARES + lies] as CellId;
        }),
    );
}
