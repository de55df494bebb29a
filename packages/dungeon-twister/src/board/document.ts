/** A labyrinth as a plain document that can be stored, sent and read back. It holds what is hidden too. */

import { fail, ok, type Result } from '@oubliette/kernel';
import { type EdgeState, edgeOf, stateOf } from './edge.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { createLabyrinth, type LyingRoom } from './lay.ts';
import { isPlanSize, planOf } from './make-plan.ts';
import { type NotationFault, parseLyingRoom, printLyingRoom } from './notation.ts';
import type { RoomPosition } from './plan.ts';
import { canBe, setEdge } from './portcullis.ts';
import { isRevealed, revealRoom } from './reveal.ts';
import type { Room } from './room.ts';
import { parseRoomEdge, printedSign, printRoomEdge, ROOM_EDGES } from './room-edge.ts';

export interface LabyrinthDocument {
  readonly long: number;
  readonly wide: number;
  /** By position: R0, R1, … */
  readonly rooms: readonly LyingRoomDocument[];
}

export interface LyingRoomDocument {
  /** `37L@2` */
  readonly lies: string;
  readonly revealed: boolean;
  /** Edges as drawn, `V3.1` for V[3][1]. */
  readonly open: readonly string[];
  readonly broken: readonly string[];
}

export type LabyrinthFault =
  | { readonly what: 'bad-size'; readonly found: string }
  | {
      readonly what: NotationFault | 'no-such-edge' | 'not-openable' | 'not-breakable';
      readonly position: number;
      readonly found: string;
    };

export function writeLabyrinth(labyrinth: Labyrinth): LabyrinthDocument {
  const { long, wide, rooms, quarters } = labyrinth;
  return {
    long,
    wide,
    rooms: planUnder(labyrinth).positions.map(position => ({
      lies: printLyingRoom({ room: rooms[position]!, quarters: quarters[position]! }),
      revealed: isRevealed(labyrinth, position),
      open: edgesInState(labyrinth, position, 'open'),
      broken: edgesInState(labyrinth, position, 'broken'),
    })),
  };
}

function edgesInState(labyrinth: Labyrinth, position: RoomPosition, state: EdgeState): string[] {
  return Array.from({ length: ROOM_EDGES }, (_, edge) => edge)
    .filter(edge => stateOf(labyrinth, edgeOf(position, edge)) === state)
    .map(printRoomEdge);
}

export function readLabyrinth(
  document: LabyrinthDocument,
  roomById: (id: string) => Room | undefined,
): Result<Labyrinth, LabyrinthFault> {
  const { long, wide, rooms } = document;
  if (!isPlanSize(long, wide, rooms.length)) {
    return fail({ what: 'bad-size', found: `${rooms.length} rooms on ${long} × ${wide}` });
  }
  const faults: LabyrinthFault[] = [];
  const lying = rooms.flatMap(({ lies, open, broken }, position): LyingRoom[] => {
    const parsed = parseLyingRoom(lies, roomById);
    if (!parsed.ok) {
      faults.push(...parsed.faults.map(what => ({ what, position, found: lies })));
      return [];
    }
    const { room } = parsed.value;
    faults.push(...markFaults(room, position, open, 'open'));
    faults.push(...markFaults(room, position, broken, 'broken'));
    return [parsed.value];
  });
  if (faults.length > 0) return fail(...faults);

  const labyrinth = createLabyrinth(planOf(long, wide, rooms.length), lying);
  for (const position of planUnder(labyrinth).positions) {
    const { revealed, open, broken } = rooms[position]!;
    if (revealed) revealRoom(labyrinth, position);
    markEdges(labyrinth, position, open, 'open');
    markEdges(labyrinth, position, broken, 'broken');
  }
  return ok(labyrinth);
}

function markFaults(
  room: Room,
  position: number,
  edges: readonly string[],
  state: 'open' | 'broken',
): LabyrinthFault[] {
  return edges.flatMap((found): LabyrinthFault[] => {
    const edge = parseRoomEdge(found);
    if (edge === null) return [{ what: 'no-such-edge', position, found }];
    if (canBe(printedSign(room, edge), state)) return [];
    return [{ what: state === 'open' ? 'not-openable' : 'not-breakable', position, found }];
  });
}

function markEdges(
  labyrinth: Labyrinth,
  position: RoomPosition,
  edges: readonly string[],
  state: EdgeState,
): void {
  for (const text of edges) setEdge(labyrinth, edgeOf(position, parseRoomEdge(text)!), state);
}
