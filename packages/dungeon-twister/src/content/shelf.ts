/**
 * Rooms and pieces that a document brought along, by their id. A match puts there what its options
 * carry before anybody asks for it; whatever came last under an id is meant. A match under way does
 * not ask again: its labyrinth holds its rooms, and its roster its pieces.
 */
import type { Room } from '../board/room.ts';
import type { Piece } from '../pieces/piece.ts';

const rooms = new Map<string, Room>();
const pieces = new Map<string, Piece>();

export function shelve(content: {
  readonly rooms: readonly Room[];
  readonly pieces: readonly Piece[];
}): void {
  for (const room of content.rooms) rooms.set(room.id, room);
  for (const piece of content.pieces) pieces.set(piece.id, piece);
}

export const shelvedRoom = (id: string): Room | undefined => rooms.get(id);
export const shelvedPiece = (id: string): Piece | undefined => pieces.get(id);
