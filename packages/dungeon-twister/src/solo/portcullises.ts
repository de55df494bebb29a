/** What NPCs do to portcullises beyond one at a time. */
import type { Random } from '@oubliette/kernel';
import {
  altered,
  DIRECTIONS,
  type EdgeId,
  edgeOf,
  farEdge,
  nearEdge,
  positionOfEdge,
  type RoomPosition,
  setEdge,
  signOf,
  stateOf,
} from '../board/index.ts';
import { ROOM_EDGES } from '../board/room-edge.ts';
import type { DuelActionOf } from '../duel/action.ts';
import { cellOf } from '../duel/state.ts';
import { nameOf, score } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';
import { type SoloStory, told } from './event.ts';
import { NP, npcCard, type SoloState } from './state.ts';
import { act } from './walk.ts';

const TROPHY = 3;

/** Every third portcullis that Artos breaks is a point (NC-COLO-01). */
export function countBreak(state: SoloState, npc: Token, story: SoloStory): void {
  if (npcCard(state, npc).trait !== 'scores-third-break') return;
  const count = state.solo.tallies[npc]! + 1;
  state.solo.tallies[npc] = count;
  story.push({ kind: 'tally', to: 'all', token: nameOf(state, npc), count });
  if (count % TROPHY === 0) told(story, part => score(state, NP, 1, part));
}

/** With one lock Nina opens all of the room (NC-BACK-03). */
export function openAll(
  state: SoloState,
  npc: Token,
  deed: DuelActionOf<'open'>,
  random: Random,
  story: SoloStory,
): void {
  const cell = cellOf(state, npc);
  const edge = (deed.far ? farEdge : nearEdge)(state.labyrinth, cell, deed.side)!;
  act(state, deed, random, story);
  if (npcCard(state, npc).trait !== 'opens-whole-room') return;
  const room = positionOfEdge(edge);
  const rest = edgesOf(room).filter(
    other => signOf(state.labyrinth, other) === 'P' && stateOf(state.labyrinth, other) === 'closed',
  );
  setPortcullises(state, npc, rest, 'open', story);
}

function edgesOf(room: RoomPosition) {
  return Array.from({ length: ROOM_EDGES }, (_, edge) => edgeOf(room, edge));
}

/** Mirabelle shuts what stands open beside her (NC-BACK-04). */
export function shutBehind(state: SoloState, npc: Token, story: SoloStory): void {
  const { labyrinth } = state;
  const cell = cellOf(state, npc);
  const beside = DIRECTIONS.flatMap(way => [
    nearEdge(labyrinth, cell, way),
    farEdge(labyrinth, cell, way),
  ]).filter(edge => edge !== null);
  const open = [...new Set(beside)].filter(edge => stateOf(labyrinth, edge) === 'open');
  setPortcullises(state, npc, open, 'closed', story);
}

function setPortcullises(
  state: SoloState,
  npc: Token,
  edges: readonly EdgeId[],
  to: 'open' | 'closed',
  story: SoloStory,
): void {
  for (const edge of edges) {
    state.labyrinth = altered(state.labyrinth, copy => setEdge(copy, edge, to));
    const token = nameOf(state, npc);
    story.push({ kind: 'portcullis', to: 'all', token, cell: cellOf(state, npc), edge, state: to });
  }
}
