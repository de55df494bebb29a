import { describe, expect, it } from 'vitest';
import { adjacent, type CellId } from '../../board/index.ts';
import { isWounded, loadOf } from '../../duel/state.ts';
import type { Token } from '../../pieces/roster.ts';
import { classOf } from '../aims/ranks.ts';
import { npcCard, type SoloState } from '../state.ts';
import { openDie } from './dice.ts';
import { isCourier } from './errands.ts';
import { mayStop } from './ground.ts';
import { lookAt } from './look.ts';
import { sceneOf } from './scene.ts';
import { type Cost, explore, leastAt } from './search.ts';
import { randomCrowd, randomPosition } from './testing/chance.ts';
import { enemiesOf, type SlowReach, slowReach, thingsByRank } from './testing/reference.ts';

/** Everybody anywhere, and crowds with full hands around the NPC. */
const POSITIONS = 1000;
const CROWDS = 2000;
const FINDS = 1000;
const AP = 2;

/** The least cost to every square where an action can end, as the planner finds it. */
function quickReach(state: SoloState, npc: Token) {
  const scene = sceneOf(state, npc);
  const search = explore(scene, AP);
  const squares = new Map<number, number>();
  let exit: number | null = null;
  for (const world of scene.worlds.all) {
    for (let at = 0; at < scene.plan.cells; at++) {
      const cell = at as CellId;
      const cost = leastAt(search, world, cell);
      if (cost === null) continue;
      if (cell % scene.plan.columns === scene.plan.columns - 1) exit = Math.min(exit ?? cost, cost);
      else if (cell === scene.cell || mayStop(scene, world, cell)) {
        squares.set(cell, Math.min(squares.get(cell) ?? cost, cost));
      }
    }
  }
  return { squares, exit };
}

/** Whom the NPC may attack, found the slow way: rank, then cost. */
function slowVictims(state: SoloState, npc: Token, { squares }: SlowReach) {
  const scene = sceneOf(state, npc);
  const found = enemiesOf(state, npc).flatMap(enemy => {
    const place = state.places[enemy] as CellId;
    const carried =
      isWounded(state, enemy) &&
      enemiesOf(state, npc).some(other => other !== enemy && state.places[other] === place);
    const costs = [...squares]
      .filter(([cell]) => adjacent(state.labyrinth, cell as CellId, place))
      .map(([, cost]) => cost);
    if (carried || costs.length === 0) return [];
    const rank = npcCard(npc).characters.indexOf(classOf(scene, enemy));
    return [{ name: state.names[enemy]!, rank, cost: Math.min(...costs) }];
  });
  const rank = Math.min(...found.map(one => one.rank));
  const least = Math.min(...found.filter(one => one.rank === rank).map(one => one.cost));
  return found.filter(one => one.rank === rank && one.cost === least);
}

/** What the NPC goes for, found the slow way: the best rank that is got within the AP, and its cost. */
function slowFind(state: SoloState, npc: Token, ap: number) {
  for (const group of thingsByRank(state, npc)) {
    if (group.includes(loadOf(state, npc))) return null;
    const { got } = slowReach(state, npc, ap, new Set(group));
    if (got !== null)
      return { cost: got.cost, names: got.tokens.map(token => state.names[token]!) };
  }
  return null;
}

describe('the planner against exhaustive search', () => {
  it(`DS-ITEM-01, DS-ITEM-02, DS-ITEM-04, DS-ITEM-05, DS-ITEM-06, DS-ITEM-07, DS-OBJ-06, DS-KEY-01, DS-EDGE-16: takes, exchanges, hands over and unlocks as it must in ${CROWDS} positions`, () => {
    for (let seed = 1; seed <= CROWDS; seed++) {
      const { state, npc } = randomCrowd(seed);
      expectSame(seed, quickReach(state, npc), slowReach(state, npc, AP));
    }
  }, 240_000);

  it(`DS-GET-01, DS-GET-02, DS-ITEM-05, DS-ITEM-06: goes for the same thing at the same cost in ${FINDS} positions`, () => {
    for (let seed = 1; seed <= FINDS; seed++) {
      const { state, npc } = randomCrowd(seed);
      const scene = sceneOf(state, npc);
      if (isCourier(scene)) continue;
      const slow = slowFind(state, npc, AP);
      const { found } = lookAt(scene, 'get', AP, { fired: true });
      expect({ seed, found: found !== null }).toEqual({ seed, found: slow !== null });
      if (found === null || slow === null) continue;
      const { target, cost } = found(openDie());
      expect({ seed, cost: numberOf(cost) }).toEqual({ seed, cost: slow.cost });
      expect(slow.names).toContain(target.name);
    }
  }, 240_000);

  it(`DS-OBJ-04, DS-TIE-01, DS-CMB-01, DS-CMB-02: reaches the same squares and chooses the same target in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { state, npc } = randomPosition(seed);
      const slow = slowReach(state, npc, AP);
      expectSame(seed, quickReach(state, npc), slow);
      if (npcCard(npc).trait === 'picks-on-weaker') continue;
      const victims = slowVictims(state, npc, slow);
      const { found } = lookAt(sceneOf(state, npc), 'combat', AP + 1, { fired: false });
      expect({ seed, found: found !== null }).toEqual({ seed, found: victims.length > 0 });
      if (found === null) continue;
      const { target, cost } = found(openDie());
      expect(victims.map(({ name }) => name)).toContain(target.name);
      expect({ seed, cost: numberOf(cost) }).toEqual({ seed, cost: victims[0]!.cost });
    }
  }, 240_000);
});

function numberOf({ ap, squares }: Cost): number {
  return ap * 256 + squares;
}

function expectSame(seed: number, quick: ReturnType<typeof quickReach>, slow: SlowReach): void {
  expect({ seed, exit: quick.exit }).toEqual({ seed, exit: slow.exit });
  expect({ seed, squares: sorted(quick.squares) }).toEqual({ seed, squares: sorted(slow.squares) });
}

function sorted(squares: ReadonlyMap<number, number>): (readonly [number, number])[] {
  return [...squares].sort(([a], [b]) => a - b);
}
