import {
  altered,
  type CellId,
  type Direction,
  farEdge,
  nearEdge,
  setEdge,
  signOf,
  stateOf,
} from '../board/index.ts';
import { tokenNamed } from '../duel/acting.ts';
import type { DuelActionOf } from '../duel/action.ts';
import { isPit, ropeAt } from '../duel/pit.ts';
import { cellOf, isWounded, othersAt, rosterIn } from '../duel/state.ts';
import { eliminate, loseObjects, nameOf, nameOrNull, settle, wound } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { repel } from './aims/repel.ts';
import { type SoloStory, told } from './event.ts';
import { sceneOf } from './planner/scene.ts';
import { bearingOf } from './planner/sight.ts';
import { pushOf } from './push.ts';
import type { SoloState } from './state.ts';

/** The screams of the Banshees (DS-REP-02, NC-BANS-01 to 04). */
export function scream(
  state: SoloState,
  npc: Token,
  deed: DuelActionOf<'scream'>,
  story: SoloStory,
): void {
  const scene = sceneOf(state, npc);
  const target = tokenNamed(state, deed.target);
  const { way, squares } = bearingOf(scene, scene.start, scene.cell, cellOf(state, target))!;
  const push = pushOf(scene, scene.start, target, way, squares)!;
  state.left -= repel.price(scene);
  state.actor = npc;
  if (push.through) breakThrough(state, npc, target, push.way, story);
  shove(state, deed, target, push.to, story);
  if (push.through && state.places[target]! >= 0) hurt(state, target, story);
  if (push.then !== null && state.places[target] === push.to) {
    shove(state, deed, target, push.then, story);
  }
  told(story, part => settle(state, part));
}

function shove(
  state: SoloState,
  { token, target: name }: DuelActionOf<'scream'>,
  target: Token,
  to: CellId,
  story: SoloStory,
): void {
  const from = cellOf(state, target);
  const [along = NOBODY] = othersAt(state, from, target);
  const bare = isPit(state, to) && ropeAt(state, to) === NOBODY;
  for (const moved of rosterIn(state).tokens) {
    if (state.places[moved] === from) state.places[moved] = to;
  }
  const load = nameOrNull(state, along);
  story.push({ kind: 'pushed', to: 'all', token, target: name, from, cell: to, load });
  told(story, part => {
    if (bare) loseObjects(state, to, part);
    settle(state, part);
  });
}

function hurt(state: SoloState, target: Token, story: SoloStory): void {
  told(story, part =>
    isWounded(state, target) ? eliminate(state, target, part) : wound(state, target, part),
  );
}

/** Whatever stands behind the target is broken, both parts of a border together (NC-BANS-01). */
function breakThrough(
  state: SoloState,
  npc: Token,
  target: Token,
  way: Direction,
  story: SoloStory,
): void {
  const cell = cellOf(state, target);
  const edges = new Set([
    nearEdge(state.labyrinth, cell, way),
    farEdge(state.labyrinth, cell, way),
  ]);
  for (const edge of edges) {
    if (edge === null || signOf(state.labyrinth, edge) === '-') continue;
    if (stateOf(state.labyrinth, edge) !== 'closed') continue;
    state.labyrinth = altered(state.labyrinth, copy => setEdge(copy, edge, 'broken'));
    const token = nameOf(state, npc);
    story.push({ kind: 'portcullis', to: 'all', token, cell, edge, state: 'broken' });
  }
  story.push({
    kind: 'burst',
    to: 'all',
    token: nameOf(state, npc),
    target: nameOf(state, target),
    cell,
  });
}
