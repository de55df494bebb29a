import { type Fault, fault, fingerprint, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';
import { parseRoom, type Room, type RoomDocument } from '../../board/index.ts';
import { shelve } from '../../content/shelf.ts';
import type { Piece } from '../../pieces/piece.ts';
import { ALL_ABILITIES } from '../../pieces/roster.ts';

/**
 * Rooms and pieces of further sets that a scenario brings along (DT-EXT-01 to 12). The match carries
 * them with their fingerprint, so that it can be replayed where nobody has the document.
 */
export interface FurtherContent {
  readonly hash: string;
  readonly rooms: readonly RoomDocument[];
  readonly pieces: readonly Piece[];
  /** piece → what it is called, and the known piece that it looks like */
  readonly names: Readonly<Record<string, { readonly en: string; readonly ru: string }>>;
  readonly likenesses: Readonly<Record<string, string>>;
}

const MOST = 40;
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/));
const figure = wholeNumber(0, 9);

const PieceSchema = v.strictObject({
  kind: v.picklist(['character', 'object']),
  id: name,
  move: v.optional(figure),
  combat: v.optional(figure),
  abilities: v.array(v.picklist(ALL_ABILITIES)),
  undead: v.optional(v.literal(true)),
  shot: v.optional(figure),
  oncePerTurn: v.optional(v.literal(true)),
  attack: v.optional(wholeNumber(-9, 9)),
  defence: v.optional(wholeNumber(-9, 9)),
  worth: v.optional(figure),
  magic: v.optional(v.literal(true)),
  common: v.optional(v.literal(true)),
});

export const FurtherSchema = v.strictObject({
  hash: v.string(),
  rooms: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        set: v.string(),
        number: v.number(),
        arrow: v.string(),
        antiMagic: v.optional(v.boolean()),
        picture: v.string(),
      }),
    ),
    v.maxLength(MOST),
  ),
  pieces: v.pipe(v.array(PieceSchema), v.maxLength(MOST)),
  names: v.record(name, v.strictObject({ en: v.string(), ru: v.string() })),
  likenesses: v.record(name, name),
});

/** The fingerprint of everything but itself. */
export function hashOf({ hash: _, ...rest }: FurtherContent): string {
  return fingerprint(rest);
}

/** Rooms as drawn; a picture that cannot be read is none. */
export function furtherRooms(content: FurtherContent | undefined): readonly Room[] {
  return (content?.rooms ?? []).flatMap(drawing => {
    const room = parseRoom(drawing);
    return room.ok ? [room.value] : [];
  });
}

/** Makes what a match brings along known under its names. */
export function provideFurther(content: FurtherContent): void {
  shelve({ rooms: furtherRooms(content), pieces: content.pieces });
}

/** What is wrong beyond the form: a changed content, a picture that cannot be read, a lame character. */
export function furtherFaults(content: FurtherContent): Pick<Fault, 'at' | 'text'>[] {
  const faults = content.rooms.flatMap((drawing, index) => {
    const room = parseRoom(drawing);
    const text = room.ok ? '' : `The room cannot be read: ${room.faults[0]!.what}.`;
    return room.ok ? [] : [fault('content', `rooms.${index}`, text)];
  });
  for (const [index, piece] of content.pieces.entries()) {
    if (piece.kind === 'object' || (piece.move > 0 && piece.combat !== undefined)) continue;
    faults.push(fault('content', `pieces.${index}`, 'A character has M of 1 or more, and C.'));
  }
  if (content.hash === hashOf(content)) return faults;
  return [...faults, fault('content', 'hash', 'This is not the content that was agreed on.')];
}
