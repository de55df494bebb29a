import type { Arrow, DuelSeat, EdgeState, Ground } from '@oubliette/dungeon-twister';
import type { PieceId } from '../words/mention.ts';
import { seats } from '../words/phrases.en.ts';
import { nameOf } from '../words/pieces.en.ts';
import type { SideKind } from './side-kind.ts';

export const en = {
  board: 'Board, squares in rows; arrow keys move, Enter acts, Tab goes through your characters',
  ap: (points: number) => `${points} AP`,
  jumpCard: (left: number) => `1 Jump card, ${left} left`,
  free: 'no AP',
  walk: 'walk here',
  carry: (piece: PieceId) => `walk here, carrying ${nameOf(piece)}`,
  stop: 'stop here',
  pause: 'walk here without ending the move',
  pauseWords: 'Leave, take or hand over something here, then walk on with the steps left.',
  tapAgain: (words: string) => `tap again: ${words}`,
  leaves: 'leave the maze',
  dies: 'die under falling rocks',
  fells: (piece: PieceId) => `let ${nameOf(piece)} fall to death`,
  take: (piece: PieceId) => `take ${nameOf(piece)}`,
  drop: (piece: PieceId, square: string) => `leave ${nameOf(piece)} on ${square}`,
  swap: (what: PieceId, left: PieceId) => `swap ${nameOf(left)} for ${nameOf(what)}`,
  room: (id: string) => `Room ${id}`,
  faceDown: (room: string) => `unrevealed room ${room}`,
  tokens: (counts: readonly (readonly [DuelSeat, number])[]) =>
    `${counts.map(([seat, count]) => `${count} ${seat}`).join(' and ')} tokens on it`,
  line: (seat: DuelSeat) => `${seats[seat]} starting line`,
  sides: ['above', 'right', 'below', 'left'] as readonly string[],
  sideKinds: {
    way: sides => `open ${sides.join(', ')}`,
    gate: sides => `open portcullis ${sides.join(', ')}`,
    portcullis: sides => `closed portcullis ${sides.join(', ')}`,
    slit: sides => `slit ${sides.join(', ')}`,
    wall: sides => `wall ${sides.join(', ')}`,
    unrevealed: sides => `unrevealed ${sides.join(', ')}`,
  } as Record<SideKind, (sides: readonly string[]) => string>,
  ground: { gear: 'gear', pit: 'pit' } as Partial<Record<Ground, string>>,
  gear: (arrow: Arrow) => `gear, turns ${arrow}`,
  piece: (piece: PieceId, owner: DuelSeat | 'prison' | 'neutral') =>
    owner === 'prison' || owner === 'neutral' ? nameOf(piece) : `${seats[owner]} ${nameOf(piece)}`,
  wounded: (_piece: PieceId) => 'wounded',
  carries: (what: string) => `carries ${what}`,
  starter: (seat: DuelSeat) => `${seats[seat]} starter, face down`,
  gate: {
    closed: 'Closed portcullis',
    open: 'Open portcullis',
    broken: 'Broken portcullis',
  } as Record<EdgeState, string>,
};
