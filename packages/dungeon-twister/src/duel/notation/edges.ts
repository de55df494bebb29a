/** Edges whose state is no longer what is printed. */
import type { NotationWords } from '@oubliette/kernel';
import {
  altered,
  canBe,
  cellAt,
  type EdgeId,
  edgeOf,
  farEdge,
  nearEdge,
  planUnder,
  type RoomPosition,
  setEdge,
  signOf,
  stateOf,
} from '../../board/index.ts';
import { parseRoomEdge, printRoomEdge, ROOM_EDGES } from '../../board/room-edge.ts';
import { type DuelState, planIn } from '../state.ts';
import { readSpot, readWay } from './words.ts';

export function printEdges({ labyrinth }: DuelState, position: RoomPosition): string[] {
  return Array.from({ length: ROOM_EDGES }, (_, edge) => edge).flatMap(edge => {
    const now = stateOf(labyrinth, edgeOf(position, edge));
    return now === 'closed' ? [] : [`edge R${position} ${printRoomEdge(edge)} ${now}`];
  });
}

/** `edge R1 V2.2 open`: of a room as drawn; `edge @3,4 east open`: beside a square, `far` the part beyond. */
export function readEdge(words: NotationWords, state: DuelState): void {
  const beside = words.peek()?.startsWith('@') === true;
  const id = (beside ? edgeBeside : edgeAsDrawn)(words, state);
  const now = words.oneOf('state of an edge', ['open', 'broken']);
  const edge = id ?? words.refuse(`There is no edge “${words.line.trim()}”.`);
  if (!canBe(signOf(state.labyrinth, edge), now)) words.refuse(`That edge cannot be ${now}.`);
  state.labyrinth = altered(state.labyrinth, copy => setEdge(copy, edge, now));
}

function edgeAsDrawn(words: NotationWords, state: DuelState): EdgeId | null {
  const position = planIn(state).positions[Number(words.word('a room').replace(/^R/, ''))];
  const edge = parseRoomEdge(words.word('an edge such as V2.3'));
  return position === undefined || edge === null ? null : edgeOf(position, edge);
}

function edgeBeside(words: NotationWords, { labyrinth }: DuelState): EdgeId | null {
  const { x, y } = readSpot(words);
  const cell = cellAt(planUnder(labyrinth), x, y);
  const side = readWay(words);
  const part = words.take('far') ? farEdge : nearEdge;
  return cell === null ? null : part(labyrinth, cell, side);
}
