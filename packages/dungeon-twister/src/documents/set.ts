import type { Room } from '../board/index.ts';
import { ROOMS } from '../content/rooms.ts';
import { SET_IDS, SETS } from '../content/sets.ts';
import type { FurtherContent } from '../duel/forces/further.ts';
import type { Character, Piece, Thing } from '../pieces/piece.ts';
import type { DocumentFault } from './fault.ts';
import { pictureOf, type RoomEntry, readRoom } from './room.ts';
import type { SET_FORMAT } from './schemas.ts';
import { within } from './shape.ts';

export interface InBoth {
  readonly en: string;
  readonly ru: string;
}

interface Face {
  readonly names: InBoth;
  readonly likeness: string;
}

/** A piece in a set document: what it is to the rules, and how it shows. */
export type CharacterEntry = Omit<Character, 'kind'> & Face;
export type ObjectEntry = Omit<Thing, 'kind'> & Face;

/** A set as a document: rooms, and pieces in the vocabulary of `pieces/piece.ts`. */
export interface SetDocument {
  readonly $schema?: string;
  readonly format: typeof SET_FORMAT;
  readonly id: string;
  readonly names: InBoth;
  readonly rooms: readonly RoomEntry[];
  readonly characters?: readonly CharacterEntry[];
  readonly objects?: readonly ObjectEntry[];
}

const KNOWN_PIECES: readonly Piece[] = SET_IDS.flatMap(set => [
  ...SETS[set].characters,
  ...SETS[set].objects,
]);
const isKnown = (id: string): boolean => KNOWN_PIECES.some(piece => piece.id === id);

/** What is wrong with sets that are used together, beyond their shape; `at` is where a set stands. */
export function setFaults(
  sets: readonly { readonly set: SetDocument; readonly at: string }[],
): DocumentFault[] {
  const ids = new Set<string>();
  const namedOnce = (id: string, isTaken: boolean, at: string): DocumentFault[] => {
    const code = isTaken ? 'taken' : 'twice';
    const faults = isTaken || ids.has(id) ? [{ code, at, params: { found: id } } as const] : [];
    ids.add(id);
    return faults;
  };
  const rooms: { room: Room; at: string }[] = [];
  const faults = sets.flatMap(({ set, at }) => {
    const ofRooms = set.rooms.flatMap((entry, index) => {
      const place = within(at, `rooms.${index}`);
      const read = readRoom(entry, set.id, place);
      if (read.room !== null) rooms.push({ room: read.room, at: place });
      const isTaken = ROOMS.some(({ id }) => id === entry.id);
      return [...namedOnce(entry.id, isTaken, within(place, 'id')), ...read.faults];
    });
    const ofPieces = (['characters', 'objects'] as const).flatMap(kind =>
      (set[kind] ?? []).flatMap((piece, index) => {
        const place = within(at, `${kind}.${index}`);
        const once = namedOnce(piece.id, isKnown(piece.id), within(place, 'id'));
        return [...once, ...pieceFaults(piece, place)];
      }),
    );
    return [...ofRooms, ...ofPieces];
  });
  return faults.some(({ at }) => /rooms\.\d+/.test(at))
    ? faults
    : [...faults, ...twinFaults(rooms)];
}

function pieceFaults(
  piece: Face & { readonly abilities: readonly string[]; readonly shot?: number },
  at: string,
): DocumentFault[] {
  const faults: DocumentFault[] = [];
  if (!isKnown(piece.likeness)) {
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

/** Rooms and pieces of sets as a match carries them; the fingerprint is added by whoever has it all. */
export function contentOf(sets: readonly SetDocument[]): Omit<FurtherContent, 'hash'> {
  const faces = sets.flatMap(set => [...(set.characters ?? []), ...(set.objects ?? [])]);
  const bare = <P extends Face>({ names: _, likeness: __, ...piece }: P) => piece;
  return {
    rooms: sets.flatMap(set =>
      set.rooms.map(entry => ({
        id: entry.id,
        set: set.id,
        number: entry.number,
        arrow: entry.arrow,
        ...(entry.antiMagic && { antiMagic: true }),
        picture: pictureOf(entry)!,
      })),
    ),
    pieces: sets.flatMap((set): Piece[] => [
      ...(set.characters ?? []).map(piece => ({ kind: 'character' as const, ...bare(piece) })),
      ...(set.objects ?? []).map(piece => ({ kind: 'object' as const, ...bare(piece) })),
    ]),
    names: Object.fromEntries(faces.map(({ id, names }) => [id, names])),
    likenesses: Object.fromEntries(faces.map(({ id, likeness }) => [id, likeness])),
  };
}
