import { describe, expect, it } from 'vitest';
import { adjacent, type CellId } from '../../board/index.ts';
import { isWounded } from '../../duel/state.ts';
import type { Token } from '../../pieces/roster.ts';
import { classOf } from '../aims/ranks.ts';
import { npcCard, type SoloState } from '../state.ts';
import { openDie } from './dice.ts';
import { mayStop } from './ground.ts';
import { lookAt } from './look.ts';
import { sceneOf } from './scene.ts';
import { explore, MP } from './search.ts';
import { enemiesOf, randomFinds, randomPosition, slowReach } from './testing/reference.ts';

const POSITIONS = 2000;
const FINDS = 1000;
const AP = 2;

/** The least cost to every square where an action can end, as the planner finds it. */
function quickReach(state: SoloState, npc: Token) {
  const scene = sceneOf(state, npc);
  const { costs } = explore(scene, AP);
  const squares = new Map<number, number>();
  let exit: number | null = null;
  for (const world of scene.worlds) {
    for (let state_ = 0; state_ < (costs[world.id]?.length ?? 0); state_++) {
      const cost = costs[world.id]![state_]!;
      if (cost === 0xffff) continue;
      const cell = Math.floor(state_ / MP) as CellId;
      if (cell % scene.plan.columns === scene.plan.columns - 1) exit = Math.min(exit ?? cost, cost);
      else if (cell === scene.cell || mayStop(scene, world, cell)) {
        squares.set(cell, Math.min(squares.get(cell) ?? cost, cost));
      }
    }
  }
  return { squares, exit };
}

/** Whom the NPC may attack, found the slow way: rank, then cost. */
function slowVictims(state: SoloState, npc: Token, ap: number) {
  const { squares } = slowReach(state, npc, ap - 1);
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

describe('the planner against exhaustive search', () => {
  it(`DS-OBJ-04, DS-TIE-01: reaches the same squares for the same cost in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { state, npc } = randomPosition(seed);
      const slow = slowReach(state, npc, AP);
      const quick = quickReach(state, npc);
      expect({ seed, exit: quick.exit }).toEqual({ seed, exit: slow.exit });
      expect({ seed, squares: sorted(quick.squares) }).toEqual({
        seed,
        squares: sorted(slow.squares),
      });
    }
  }, 240_000);

  it(`DS-ITEM-01, DS-ITEM-07, DS-OBJ-06: picks up on the way as it must in ${FINDS} positions`, () => {
    for (let seed = 1; seed <= FINDS; seed++) {
      const { state, npc } = randomFinds(seed);
      const slow = slowReach(state, npc, AP);
      const quick = quickReach(state, npc);
      expect({ seed, exit: quick.exit }).toEqual({ seed, exit: slow.exit });
      expect({ seed, squares: sorted(quick.squares) }).toEqual({
        seed,
        squares: sorted(slow.squares),
      });
    }
  }, 240_000);

  it(`DS-CMB-01, DS-CMB-02: chooses the same target for the same cost in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { state, npc } = randomPosition(seed);
      if (npcCard(npc).trait === 'picks-on-weaker') continue;
      const victims = slowVictims(state, npc, AP + 1);
      const scene = sceneOf(state, npc);
      const { found } = lookAt(scene, 'combat', AP + 1, { fired: false });
      expect({ seed, found: found !== null }).toEqual({ seed, found: victims.length > 0 });
      if (found === null) continue;
      const { target, cost } = found(openDie());
      const names = victims.map(({ name }) => name);
      expect(names).toContain(target.name);
      expect({ seed, cost: cost.ap * 256 + cost.squares }).toEqual({
        seed,
        cost: victims[0]!.cost,
      });
    }
  }, 240_000);
});

function sorted(squares: ReadonlyMap<number, number>): (readonly [number, number])[] {
  return [...squares].sort(([a], [b]) => a - b);
}
