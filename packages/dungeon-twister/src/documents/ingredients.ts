import type { Room } from '../board/index.ts';
import { ROOMS } from '../content/rooms.ts';
import { SET_IDS, SETS } from '../content/sets.ts';
import type { PieceNames } from '../duel/forces/further.ts';
import { FURTHER_LIKENESSES } from '../pieces/likenesses.ts';
import type { Piece } from '../pieces/piece.ts';
import type { DocumentFault } from './fault.ts';
import { within } from './faults-of-shape.ts';
import { type RoomEntry, readRoom } from './room.ts';
import { MOST_PIECES } from './schemas.ts';

export interface InBoth {
  readonly en: string;
  readonly ru: string;
}

/** How a piece shows: its names, and the known piece that it looks like. */
export interface PieceFace {
  readonly names: PieceNames;
  readonly likeness: string;
}

interface PieceEntry extends PieceFace {
  readonly id: string;
  readonly abilities: readonly string[];
  readonly shot?: number;
}

/** Rooms and pieces that come along together, each with its place. */
interface Ingredients {
  readonly rooms: readonly {
    readonly entry: RoomEntry;
    readonly set: string;
    readonly at: string;
  }[];
  readonly pieces: readonly { readonly entry: PieceEntry; readonly at: string }[];
  /** Pieces that are named, known ones or some of these: in every colour, and in nobody’s. */
  readonly named: readonly {
    readonly id: string;
    readonly at: string;
    readonly neutral: boolean;
  }[];
}

const KNOWN_PIECES: readonly Piece[] = SET_IDS.flatMap(set => [
  ...SETS[set].characters,
  ...SETS[set].objects,
]);
const isKnown = (id: string): boolean => KNOWN_PIECES.some(piece => piece.id === id);
const isKnownObject = (id: string): boolean =>
  KNOWN_PIECES.some(piece => piece.id === id && piece.kind === 'object');

/**
 * What is wrong with rooms and pieces of the right shape. Documents and matches are asked the same: what a
 * document may not hold, no match file smuggles in.
 */
export function ingredientFaults({ rooms, pieces, named }: Ingredients): DocumentFault[] {
  const ids = new Set<string>();
  const namedOnce = (id: string, isTaken: boolean, at: string): DocumentFault[] => {
    const code = isTaken ? 'taken' : 'twice';
    const faults = isTaken || ids.has(id) ? [{ code, at, params: { found: id } } as const] : [];
    ids.add(id);
    return faults;
  };
  const drawn: { room: Room; at: string }[] = [];
  const ofRooms = rooms.flatMap(({ entry, set, at }) => {
    const read = readRoom(entry, set, at);
    if (read.room !== null) drawn.push({ room: read.room, at });
    const isTaken = ROOMS.some(({ id }) => id === entry.id);
    return [...namedOnce(entry.id, isTaken, within(at, 'id')), ...read.faults];
  });
  const ofPieces = pieces.flatMap(({ entry, at }) => [
    ...namedOnce(entry.id, isKnown(entry.id), within(at, 'id')),
    ...pieceFaults(entry, at),
  ]);
  const twins = ofRooms.length > 0 ? [] : twinFaults(drawn);
  const ofNamed = named.flatMap(({ id, at, neutral }): DocumentFault[] => {
    const isThere = pieces.some(({ entry }) => entry.id === id && !(neutral && 'move' in entry));
    if (isThere || (neutral ? isKnownObject(id) : isKnown(id))) return [];
    return [{ code: 'no-piece', at, params: { found: id } }];
  });
  const crowds = [rooms, pieces, named].flatMap(crowdFaults);
  return [...ofRooms, ...twins, ...ofPieces, ...ofNamed, ...crowds];
}

/** A match takes no more than so many, whichever sets they come from. */
function crowdFaults(all: readonly { readonly at: string }[]): DocumentFault[] {
  const first = all[MOST_PIECES];
  if (first === undefined) return [];
  return [{ code: 'crowd', at: first.at, params: { found: all.length, most: MOST_PIECES } }];
}

function pieceFaults(piece: PieceEntry, at: string): DocumentFault[] {
  const faults: DocumentFault[] = [];
  if (!isKnown(piece.likeness) && !FURTHER_LIKENESSES.some(known => known === piece.likeness)) {
    const params = { found: piece.likeness };
    faults.push({ code: 'no-likeness', at: within(at, 'likeness'), params });
  }
  if (piece.abilities.includes('shoots') && piece.shot === undefined) {
    faults.push({ code: 'no-shot', at, params: {} });
  }
  return faults;
}

/** Rooms come in pairs of one number that nobody else has, and turn against each other (DT-ROT-03). */
function twinFaults(rooms: readonly { room: Room; at: string }[]): DocumentFault[] {
  return rooms.flatMap(({ room, at }, index): DocumentFault[] => {
    const { number, arrow } = room;
    const isTaken = ROOMS.some(known => known.number === number);
    if (isTaken) return [{ code: 'taken', at: within(at, 'number'), params: { found: number } }];
    const pair = rooms.filter(other => other.room.number === number);
    if (pair[0]!.room !== room && pair.length === 2) {
      const alike = pair[0]!.room.arrow === arrow;
      return alike
        ? [{ code: 'twin-turns-alike', at: within(at, 'arrow'), params: { number } }]
        : [];
    }
    const isFirst = rooms.findIndex(other => other.room.number === number) === index;
    if (!isFirst || pair.length === 2) return [];
    return [{ code: 'no-twin', at: within(at, 'number'), params: { number, found: pair.length } }];
  });
}
