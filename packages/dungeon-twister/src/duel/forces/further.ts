import { fingerprint } from '@oubliette/kernel';
import { parseRoom, type Room, type RoomDocument } from '../../board/index.ts';
import type { Piece } from '../../pieces/piece.ts';

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
