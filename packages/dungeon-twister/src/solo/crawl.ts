import type { Random } from '@oubliette/kernel';
import { type CellId, DIRECTIONS, printCell } from '../board/index.ts';
import { isMiniature } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloStory } from './event.ts';
import { rollingDie } from './planner/dice.ts';
import { mayEnter, mayStop } from './planner/ground.ts';
import { BOARDS, besideOn, type Distances, distancesTo, REAL } from './planner/relaxed.ts';
import { type NpcScene, sceneOf } from './planner/scene.ts';
import { npcCard, npcsInPlay, type SoloState } from './state.ts';

const REACH = 2;

/** Wounded and on his own, Brother Limp crawls towards a Cleric, else towards any friend (NC-CLER-03). */
export function crawl(state: SoloState, npc: Token, random: Random, story: SoloStory): void {
  if (!mayCrawl(state, npc)) return;
  const scene = sceneOf(state, npc, { setDown: true });
  const distances = distancesToHelp(scene);
  if (distances === null) return;
  const from = scene.cell;
  const best = nearestOf(scene, distances);
  if (best.length === 0) return;
  const options = best.map(cell => ({ target: null, end: printCell(scene.plan, cell), deeds: [] }));
  const cell = best[rollingDie(random).pick(options)]!;
  state.places[npc] = cell;
  story.push({ kind: 'crawled', to: 'all', token: nameOf(state, npc), from, cell });
}

/** While they are wounded and nobody carries them. */
export function mayCrawl(state: SoloState, npc: Token): boolean {
  if (npcCard(state, npc).trait !== 'crawls') return false;
  return !npcsInPlay(state).some(
    other => isMiniature(state, other) && state.places[other] === state.places[npc],
  );
}

/** To the squares beside the nearest healthy Cleric, or friend if there is none, as DS-PRIM-04 measures it. */
function distancesToHelp(scene: NpcScene): Distances | null {
  const healthy = npcsInPlay(scene.state).filter(token => isMiniature(scene.state, token));
  const clerics = healthy.filter(token => npcCard(scene.state, token).likeness.id === 'cleric');
  const helpers = clerics.length > 0 ? clerics : healthy;
  for (const board of [REAL, ...BOARDS] as const) {
    const goals = helpers.flatMap(token =>
      besideOn(scene, board, scene.state.places[token] as CellId),
    );
    const distances = distancesTo(scene, board, goals, false);
    if (distances.at(scene.cell) !== null) return distances;
  }
  return null;
}

/** Empty squares within two steps that are nearer; of equals those with fewer steps. */
function nearestOf(scene: NpcScene, distances: Distances): CellId[] {
  const steps = new Map<CellId, number>([[scene.cell, 0]]);
  for (const [cell, taken] of steps) {
    if (taken === REACH) continue;
    for (const way of DIRECTIONS) {
      if (scene.start.labyrinth.table[cell * 4 + way] !== 0) continue;
      const to = scene.plan.neighbours[cell * 4 + way] as CellId;
      if (!steps.has(to) && mayEnter(scene, scene.start, cell, to)) steps.set(to, taken + 1);
    }
  }
  const now = distances.at(scene.cell) ?? Number.POSITIVE_INFINITY;
  const free = [...steps].flatMap(([cell, taken]) => {
    const away = distances.at(cell);
    if (away === null || away >= now || !isEmpty(scene, cell)) return [];
    return [{ cell, cost: away * (REACH + 1) + taken }];
  });
  const least = Math.min(...free.map(({ cost }) => cost));
  return free
    .filter(({ cost }) => cost === least)
    .map(({ cell }) => cell)
    .sort((a, b) => a - b);
}

function isEmpty(scene: NpcScene, cell: CellId): boolean {
  const { start } = scene;
  if (!mayStop(scene, start, cell)) return false;
  return start.thing[cell] === NOBODY && start.lying[cell] === NOBODY;
}
