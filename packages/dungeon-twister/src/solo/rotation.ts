import { type Random, roll } from '@oubliette/kernel';
import { type Arrow, isRevealed, positionAt, type RoomPosition, twinsOf } from '../board/index.ts';
import { cellOf, planIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';
import type { SoloStory } from './event.ts';
import { npcCard, type SoloState } from './state.ts';
import { act } from './walk.ts';

const FACES: readonly { readonly arrow: Arrow; readonly quarters: number }[] = [
  ...[1, 2, 3].map(quarters => ({ arrow: 'clockwise' as const, quarters })),
  ...[1, 2, 3].map(quarters => ({ arrow: 'counter-clockwise' as const, quarters })),
];

/** The rotation die (NC-DIE-01): which room, which way and how far (DS-ROT-02 to 05). */
export function rotate(state: SoloState, npc: Token, random: Random, story: SoloStory): void {
  const { trait } = npcCard(state, npc);
  const own = positionAt(planIn(state), cellOf(state, npc))!;
  const twins = twinsOf(state.labyrinth, own).filter(twin => isRevealed(state.labyrinth, twin));
  if (trait === 'turns-both') {
    for (const room of [own, ...twins.slice(0, 1)]) {
      if (state.left === 0) return;
      const { arrow, quarters } = rollRotation(state, npc, random, story);
      turnRoom(state, npc, room, arrow, quarters, random, story);
    }
    return;
  }
  const { arrow, quarters } = rollRotation(state, npc, random, story);
  const room = [own, ...twins].find(at => state.labyrinth.rooms[at]!.arrow === arrow);
  if (room === undefined) return;
  const way = trait === 'turns-against-arrow' ? against(arrow) : arrow;
  turnRoom(state, npc, room, way, quarters, random, story);
}

function rollRotation(state: SoloState, npc: Token, random: Random, story: SoloStory) {
  const face = FACES[roll(random, 'rotation') - 1]!;
  story.push({ kind: 'rolled', to: 'all', token: nameOf(state, npc), ...face });
  return face;
}

function against(arrow: Arrow): Arrow {
  return arrow === 'clockwise' ? 'counter-clockwise' : 'clockwise';
}

function turnRoom(
  state: SoloState,
  npc: Token,
  room: RoomPosition,
  arrow: Arrow,
  quarters: number,
  random: Random,
  story: SoloStory,
): void {
  const token = nameOf(state, npc);
  for (let left = Math.min(quarters, state.left); left > 0; left--) {
    act(state, { do: 'turn', token, room, arrow }, random, story);
  }
}
