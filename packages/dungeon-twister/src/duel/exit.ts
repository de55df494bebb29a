import { NOBODY, type Token } from '../pieces/roster.ts';
import type { Walker } from './crowd.ts';
import { cellOf, type DuelState, isCharacter, rosterIn, sideOf } from './state.ts';
import { type DuelStory, nameOf, nameOrNull, remove, score } from './story.ts';

/** VP for whoever leaves, and for a Treasure in its hands (DT-GOBLIN-01, DT-TREASURE-01). */
function worthOf(state: DuelState, { token, load, second }: Walker): number {
  const { worths } = rosterIn(state);
  const brought = (thing: Token) =>
    thing === NOBODY || isCharacter(state, thing) ? 0 : worths[thing]!;
  return worths[token]! + brought(load) + brought(second);
}

/** A healthy character enters the enemy line: it is out, its owner scores (DT-EXIT-01, 04). */
export function leaveMaze(state: DuelState, walker: Walker, story: DuelStory): void {
  const { token, load, second } = walker;
  const cell = cellOf(state, token);
  state.stirred = true;
  story.push({
    kind: 'left',
    to: 'all',
    token: nameOf(state, token),
    cell,
    load: nameOrNull(state, load),
    ...(second !== NOBODY && { second: nameOf(state, second) }),
  });
  remove(state, token);
  if (load !== NOBODY) remove(state, load);
  if (second !== NOBODY) remove(state, second);
  score(state, sideOf(state, token), worthOf(state, walker), story);
}
