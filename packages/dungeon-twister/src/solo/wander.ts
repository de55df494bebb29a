import { type Random, roll } from '@oubliette/kernel';
import { positionAt } from '../board/index.ts';
import { cellOf, loadOf, planIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloStory } from './event.ts';
import { npcCard, type SoloState } from './state.ts';
import { isFree, squareOf } from './teleport.ts';

const SIX = 6;

/** Before he acts Bartholomew may find himself elsewhere in his room (NC-WIZ-03). */
export function wander(state: SoloState, npc: Token, random: Random, story: SoloStory): void {
  if (npcCard(state, npc).trait !== 'wanders') return;
  const position = positionAt(planIn(state), cellOf(state, npc));
  if (position === null) return;
  const [red, white] = [roll(random, 'red'), roll(random, 'white')];
  const token = nameOf(state, npc);
  const named = red < SIX && white < SIX ? squareOf(state, position, red, white) : null;
  if (named === null || !isFree(state, named)) {
    story.push({ kind: 'stayed', to: 'all', token, red, white });
    return;
  }
  const load = loadOf(state, npc);
  state.places[npc] = named;
  if (load !== NOBODY) state.places[load] = named;
  story.push({ kind: 'teleported', to: 'all', token, cell: named, red, white });
}
