import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  neighbour,
  SLIT,
  WALL,
} from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import type { DuelActionOf } from '../duel/action.ts';
import { type Crowd, crowdOf, heldIn, secondIn, type Walker } from '../duel/crowd.ts';
import { forcedAt, leftFor } from '../duel/curse.ts';
import { leaveMaze } from '../duel/exit.ts';
import { tellForced, whyNotLeft } from '../duel/forced.ts';
import { EMPTY_HANDS, put } from '../duel/hands.ts';
import { isPit } from '../duel/pit.ts';
import { can, cellOf, type DuelState, loadOf, planIn, secondOf } from '../duel/state.ts';
import { nameOf, nameOrNull, settle } from '../duel/story.ts';
import { isWayOut, whyNoStop, whyNotOut, whyNotOverPit, whyNotPast } from '../duel/way.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';

const STONE = WALL | SLIT;

/** The square behind the stone beside her, or null where there is no stone or something else too. */
function behind(state: DuelState, actor: Token, to: Direction): CellId | null {
  const cell = cellOf(state, actor);
  const bars = barsAt(state.labyrinth, cell, to);
  return bars !== 0 && (bars & ~STONE) === 0 ? neighbour(planIn(state), cell, to) : null;
}

/** The square must be valid for her, or lead out as a step would (DT-WALLWALKER-02, 03). */
function whyNotThere(state: DuelState, crowd: Crowd, walker: Walker, cell: CellId): RuleId | null {
  const from = cellOf(state, walker.token);
  if (isWayOut(state, walker.token, cell)) {
    const bound = whyNotOut(state, walker, cell);
    if (bound !== null) return bound;
    return whyNotPast(state, crowd, walker, cell) === null ? null : 'DT-WALLWALKER-03';
  }
  const pit = isPit(state, cell) ? whyNotOverPit(state, crowd, walker, from, cell) : null;
  const rule = pit ?? whyNoStop(state, crowd, walker, cell);
  return rule === 'DT-MOVE-04' ? 'DT-WALLWALKER-02' : rule;
}

/** A Wall-Walker crosses a wall, double wall or slit beside her (DT-WALLWALKER-01 to 03). */
export const walksWalls: Deed<'wall-walk'> = {
  rule: 'DT-WALLWALKER-01',
  price: 1,
  needs: ABILITY['walks-walls'],
  whyNot(state, crowd, actor, { to }) {
    if (!can(state, actor, ABILITY['walks-walls'])) return 'DT-WALLWALKER-01';
    const cell = behind(state, actor, to);
    if (cell === null) return 'DT-WALLWALKER-01';
    const load = heldIn(state, crowd, actor);
    const walker = { token: actor, load, second: secondIn(state, crowd, actor) };
    if (forcedAt(state, crowd, walker, cell) === NOBODY)
      return whyNotThere(state, crowd, walker, cell);
    const bare = { token: actor, ...EMPTY_HANDS };
    const left = leftFor(state, walker, cell);
    return whyNotThere(state, crowd, bare, cell) ?? whyNotLeft(state, crowd, actor, left);
  },
  list(state, crowd, actor, actions) {
    for (const to of DIRECTIONS) {
      const action: DuelActionOf<'wall-walk'> = {
        do: 'wall-walk',
        token: nameOf(state, actor),
        to,
      };
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  perform(state, actor, { token, to }, story) {
    const from = cellOf(state, actor);
    const cell = behind(state, actor, to)!;
    const load = loadOf(state, actor);
    const walker = { token: actor, load, second: secondOf(state, actor, load) };
    const crowd = crowdOf(state, actor, load, walker.second);
    const forced = forcedAt(state, crowd, walker, cell);
    const left = forced === NOBODY ? NOBODY : leftFor(state, walker, cell);
    const along = left === NOBODY ? walker : put(walker, left);
    state.places[actor] = cell;
    for (const held of [along.load, along.second]) if (held !== NOBODY) state.places[held] = cell;
    const carried = nameOrNull(state, along.load);
    const more = along.second === NOBODY ? {} : { second: nameOf(state, along.second) };
    story.push({
      kind: 'did',
      to: 'all',
      deed: 'wall-walk',
      token,
      from,
      cell,
      load: carried,
      ...more,
    });
    if (forced !== NOBODY) tellForced(state, actor, forced, story);
    if (isWayOut(state, actor, cell)) leaveMaze(state, { ...along, token: actor }, story);
    settle(state, story);
  },
};
