import { fingerprint } from '@oubliette/kernel';
import { parseRoom, type Room, type RoomDocument } from '../../board/index.ts';
import type { Piece } from '../../pieces/piece.ts';
import { NEUTRAL, tokenName } from '../../pieces/roster.ts';

/** What a piece is called; in Russian its gender and the other cases too, where somebody knows them. */
export interface PieceNames {
  readonly en: string;
  readonly ru: string;
  readonly gender?: 'm' | 'f' | 'n';
  /** Genitive, dative, accusative, instrumental. */
  readonly cases?: readonly string[];
}

/**
 * Rooms and pieces of further sets that a scenario brings along (DT-EXT-01 to 12). The match carries
 * them with their fingerprint, so that it can be replayed where nobody has the document.
 */
export interface FurtherContent {
  readonly hash: string;
  readonly rooms: readonly RoomDocument[];
  readonly pieces: readonly Piece[];
  /** Known pieces that its sets have in every colour too, once for each such set: key, rope. */
  readonly also?: readonly string[];
  /** Objects that lie there in nobody's colour, one of each (DT-ALL-12). */
  readonly neutral?: readonly string[];
  /** piece → what it is called, and the known picture that it borrows */
  readonly names: Readonly<Record<string, PieceNames>>;
  readonly likenesses: Readonly<Record<string, string>>;
}

/** The fingerprint of everything but itself. */
export function hashOf({ hash: _, ...rest }: FurtherContent): string {
  return fingerprint(rest);
}

/** The tokens of nobody's colour (DT-ALL-12). */
export function neutralNames(content: FurtherContent | undefined): string[] {
  return (content?.neutral ?? []).map(id => tokenName(NEUTRAL, id, 1));
}

/** Rooms as drawn; a picture that cannot be read is none. */
export function furtherRooms(content: FurtherContent | undefined): readonly Room[] {
  return (content?.rooms ?? []).flatMap(drawing => {
    const room = parseRoom(drawing);
    return room.ok ? [room.value] : [];
  });
}
