import type { RuleId } from '../../rules/ids.ts';
import {
  type CellId,
  cellAt,
  columnOf,
  DIRECTIONS,
  isFloorAt,
  isRevealed,
  markerAt,
  neighbour,
  ROOM_SQUARES,
  type RoomPosition,
  rowOf,
} from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { type Crowd, isEmptyAt } from '../duel/crowd.ts';
import { isMagic } from '../duel/magic.ts';
import { cellOf, type DuelState, knows, loadsOf, planIn } from '../duel/state.ts';
import { nameOf, nameOrNull, remove, settle } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';

/** The Ring in somebody's hands, or NOBODY. */
const ringOf = (state: DuelState, actor: Token): Token =>
  loadsOf(state, actor).find(load => knows(state, load, 'teleports')) ?? NOBODY;

/** Rooms that share a side with somebody's room, or that their line touches (DT-PND-13). */
function roomsBeside(state: DuelState, cell: CellId): Set<RoomPosition> {
  const plan = planIn(state);
  const here = plan.positionOf[cell]!;
  const line = plan.lines[plan.lineOf[cell]!];
  if (line !== undefined) return new Set(line.positions);
  const beside = new Set<RoomPosition>();
  for (let square = 0; square < ROOM_SQUARES; square++) {
    const from = plan.cellOf[here * ROOM_SQUARES + square] as CellId;
    for (const direction of DIRECTIONS) {
      const next = neighbour(plan, from, direction);
      const there = next === null ? here : plan.positionOf[next]!;
      if (there !== here && there >= 0) beside.add(there as RoomPosition);
    }
  }
  return beside;
}

/** Why somebody cannot come to be on a square by magic, or null: it must be empty floor. */
function whyNotTo(state: DuelState, crowd: Crowd, actor: Token, to: CellId | null): RuleId | null {
  if (to === null) return 'DT-PND-13';
  const position = planIn(state).positionOf[to]! as RoomPosition;
  const isFloor = isFloorAt(state.labyrinth, to) && markerAt(state.labyrinth, to) === null;
  if (!isFloor || !isEmptyAt(crowd, to) || !isRevealed(state.labyrinth, position))
    return 'DT-PND-13';
  return roomsBeside(state, cellOf(state, actor)).has(position) ? null : 'DT-PND-13';
}

/** Its carrier is somewhere else at once, and the Ring is gone (DT-PND-13). */
export const teleports: Deed<'teleport'> = {
  rule: 'DT-PND-13',
  price: 1,
  needs: 0,
  word: 'teleports',
  whyNot(state, crowd, actor, { x, y }) {
    if (ringOf(state, actor) === NOBODY) return 'DT-PND-13';
    return whyNotTo(state, crowd, actor, cellAt(planIn(state), x, y));
  },
  list(state, crowd, actor, actions) {
    if (ringOf(state, actor) === NOBODY) return;
    const plan = planIn(state);
    for (const room of roomsBeside(state, cellOf(state, actor))) {
      if (!isRevealed(state.labyrinth, room)) continue;
      for (let square = 0; square < ROOM_SQUARES; square++) {
        const to = plan.cellOf[room * ROOM_SQUARES + square] as CellId;
        if (whyNotTo(state, crowd, actor, to) !== null) continue;
        const [x, y] = [columnOf(plan, to), rowOf(plan, to)];
        actions.push({ do: 'teleport', token: nameOf(state, actor), x, y });
      }
    }
  },
  magic(state, actor, { x, y }) {
    const ring = ringOf(state, actor);
    if (!isMagic(state, ring)) return null;
    return { by: ring, spent: true, at: [cellOf(state, actor), cellAt(planIn(state), x, y)!] };
  },
  perform(state, actor, { token, x, y }, story) {
    const from = cellOf(state, actor);
    const cell = cellAt(planIn(state), x, y)!;
    const ring = ringOf(state, actor);
    const what = nameOf(state, ring);
    // All that he holds goes along, a Rope from an obstacle too.
    const along = loadsOf(state, actor).filter(load => load !== ring);
    remove(state, ring);
    for (const moved of [actor, ...along]) state.places[moved] = cell;
    story.push({
      kind: 'did',
      to: 'all',
      deed: 'teleport',
      token,
      spent: what,
      from,
      cell,
      load: nameOrNull(state, along[0] ?? NOBODY),
    });
    settle(state, story);
  },
};
