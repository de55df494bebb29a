import { failAll, fault, ok, type Result, readOptions } from '@oubliette/kernel';
import * as v from 'valibot';
import { type FurtherContent, hashOf } from '../duel/forces/further.ts';
import type { ForcesScenario } from '../duel/forces/scenario.ts';
import type { DocumentFault } from './fault.ts';
import { shapeFaults, within } from './faults-of-shape.ts';
import { ingredientFaults, type PieceFace } from './ingredients.ts';
import type { RoomEntry } from './room.ts';
import { forcesFaults } from './scenario.ts';
import {
  CHARACTER_SHAPE,
  FORCES_SHAPE,
  MOST_PIECES,
  NAME_SHAPE,
  OBJECT_SHAPE,
  ROOM_SHAPE,
} from './schemas.ts';
import { en } from './words.en.ts';

/**
 * What a match file holds of documents, under the checks of documents: whatever they refuse is refused
 * here too, with its place among the options.
 */

const namesOfPieces = v.pipe(
  v.array(v.string()),
  v.maxLength(MOST_PIECES, `no more than ${MOST_PIECES}`),
);

/** Only as much of the form as is needed to unpack it; the shapes of documents say the rest. */
const PackedSchema = v.strictObject({
  hash: v.string(),
  rooms: v.pipe(
    v.array(v.looseObject({ set: v.string(), picture: v.string() })),
    v.maxLength(MOST_PIECES, `no more than ${MOST_PIECES}`),
  ),
  pieces: v.pipe(
    v.array(v.looseObject({ kind: v.picklist(['character', 'object']), id: v.string() })),
    v.maxLength(MOST_PIECES, `no more than ${MOST_PIECES}`),
  ),
  names: v.record(v.string(), v.unknown()),
  likenesses: v.record(v.string(), v.unknown()),
  also: v.exactOptional(namesOfPieces),
  neutral: v.exactOptional(namesOfPieces),
});
type Packed = v.InferOutput<typeof PackedSchema>;

/** Rooms and pieces that a match brings along; `place` says where among its options. */
export function readContent(raw: unknown, place: string): Result<FurtherContent> {
  const parsed = readOptions(v.strictObject({ content: PackedSchema }), { content: raw });
  if (!parsed.ok) {
    const within = place.replace(/content$/, '');
    return failAll(
      parsed.faults.map(wrong => ({ ...wrong, at: wrong.at.replace(/^options\./, within) })),
    );
  }
  const packed = parsed.value.content;
  const faults = packedFaults(packed);
  return faults.length > 0 ? refused(faults, place) : ok(packed as object as FurtherContent);
}

/** A scenario as a match carries it; what it leaves out is nothing special. */
export function readScenario(raw: unknown, place: string): Result<ForcesScenario> {
  const { content: packed, ...forces } = { ...(raw as { readonly content?: unknown }) };
  const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const misshapen = shapeFaults(FORCES_SHAPE, isRecord ? forces : raw, '');
  if (misshapen.length > 0) return refused(misshapen, place);
  const content = packed === undefined ? null : readContent(packed, `${place}.content`);
  if (content?.ok === false) return content;
  const scenario: ForcesScenario = {
    starters: {},
    changes: [],
    ...(forces as Pick<ForcesScenario, 'rooms' | 'teams'>),
    ...(content !== null && { content: content.value }),
  };
  const faults = forcesFaults(scenario);
  return faults.length > 0 ? refused(faults, place) : ok(scenario);
}

function refused(faults: readonly DocumentFault[], place: string) {
  return failAll(
    faults.map(({ code, at, params }) => fault('options', within(place, at), en[code](params))),
  );
}

/** What is wrong with rooms and pieces, with their faces, and with the fingerprint of all of it. */
function packedFaults(packed: Packed): DocumentFault[] {
  const rooms = packed.rooms.map(({ set, picture, ...room }, index) => ({
    entry: { ...room, picture: picture.split('\n') } as object as RoomEntry,
    set,
    at: `rooms.${index}`,
  }));
  const pieces = packed.pieces.map(({ kind, ...piece }, index) => ({
    shape: kind === 'character' ? CHARACTER_SHAPE : OBJECT_SHAPE,
    entry: { ...piece, ...faceIn(packed, piece.id) } as Parameters<
      typeof ingredientFaults
    >[0]['pieces'][number]['entry'],
    at: `pieces.${index}`,
  }));
  const misshapen = [
    ...rooms.flatMap(({ entry, set, at }) => [
      ...shapeFaults(NAME_SHAPE, set, within(at, 'set')),
      ...shapeFaults(ROOM_SHAPE, entry, at),
    ]),
    ...pieces.flatMap(({ shape, entry, at }) => shapeFaults(shape, entry, at)),
    ...facelessFaults(packed),
  ];
  const named = (['also', 'neutral'] as const).flatMap(list =>
    (packed[list] ?? []).map((id, index) => ({
      id,
      at: `${list}.${index}`,
      neutral: list === 'neutral',
    })),
  );
  const faults = misshapen.length > 0 ? misshapen : ingredientFaults({ rooms, pieces, named });
  if (faults.length > 0 || packed.hash === hashOf(packed as object as FurtherContent))
    return faults;
  return [{ code: 'changed', at: 'hash', params: {} }];
}

/** The face of a piece, as far as there is one: the shape says what is missing. */
function faceIn({ names, likenesses }: Packed, id: string): Partial<PieceFace> {
  return {
    ...(Object.hasOwn(names, id) && { names: names[id] as PieceFace['names'] }),
    ...(Object.hasOwn(likenesses, id) && { likeness: likenesses[id] as string }),
  };
}

/** Nobody else gets another name or face by a match. */
function facelessFaults({ names, likenesses, pieces }: Packed): DocumentFault[] {
  const own = new Set(pieces.map(({ id }) => id));
  return Object.entries({ names, likenesses }).flatMap(([field, faces]) =>
    Object.keys(faces)
      .filter(id => !own.has(id))
      .map(
        found => ({ code: 'not-brought', at: within(field, found), params: { found } }) as const,
      ),
  );
}
