import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Ground,
  groundAt,
  isObstacleAt,
  isPitAt,
  natureAt,
  neighbour,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { type Crowd, secondAt, standingAt, thingAt, type Walker } from './crowd.ts';
import type { Hands } from './hands.ts';
import { isAntiMagic, worksAt } from './magic.ts';
import {
  can,
  cellOf,
  type DuelState,
  isHandless,
  isMiniature,
  isOnBoard,
  knows,
  planIn,
  rosterIn,
  sideOf,
} from './state.ts';

/** A pit, or an obstacle of a further set, which is one in nearly everything (DT-EXT-01). */
export function isPit(state: DuelState, cell: CellId): boolean {
  return isObstacleAt(state.labyrinth, cell);
}

const OBSTACLE_RULES: Readonly<Partial<Record<Ground, RuleId>>> = {
  pit: 'DT-PIT-01',
  monument: 'DT-EXT-02',
  block: 'DT-EXT-03',
  rocks: 'DT-PND-22',
};

/** The rule that says that nobody walks or stays there without help. */
export function obstacleRule(state: DuelState, cell: CellId): RuleId {
  return OBSTACLE_RULES[groundAt(state.labyrinth, cell)] ?? 'DT-EXT-01';
}

/** Whether somebody in flight passes a square; what is magic fails in an anti-magic room (DT-EXT-07). */
export function fliesAt(state: DuelState, token: Token, cell: CellId): boolean {
  if (!can(state, token, ABILITY.levitates | ABILITY.flies)) return false;
  if (!natureAt(state.labyrinth, cell).flyable) return false;
  return can(state, token, ABILITY.flies) || !isAntiMagic(state, cell);
}

/** Whether somebody walks there by himself or by what he holds (DT-THIEF-01, DT-ALL-15). */
export function isAtHome(state: DuelState, token: Token, load: Token, cell: CellId): boolean {
  return treads(state, token, cell) || isShelteredBy(state, load, cell);
}

/** Whether a shield in either hand keeps falling rocks off. */
export const isShelteredIn = (state: DuelState, { load, second }: Hands, cell: CellId): boolean =>
  isShelteredBy(state, load, cell) || isShelteredBy(state, second, cell);

export const hasRocks = (state: DuelState, cell: CellId): boolean =>
  groundAt(state.labyrinth, cell) === 'rocks';

/** Whether a shield keeps falling rocks off a square, also one that is no shelter from shots (DT-ALL-15). */
export function isShelteredBy(state: DuelState, shield: Token, cell: CellId): boolean {
  if (shield === NOBODY || !hasRocks(state, cell) || !worksAt(state, shield, cell)) return false;
  return can(state, shield, ABILITY.shields) || knows(state, shield, 'shelters');
}

/** Whether falling rocks kill somebody who walks onto a square (DT-PND-22). */
export function isCrushedAt(state: DuelState, crowd: Crowd, walker: Walker, cell: CellId): boolean {
  const { token } = walker;
  if (!hasRocks(state, cell) || can(state, token, ABILITY.incorporeal)) return false;
  if (fliesAt(state, token, cell) || isShelteredIn(state, walker, cell)) return false;
  return ![thingAt(crowd, cell), secondAt(crowd, cell)].some(thing =>
    isShelteredBy(state, thing, cell),
  );
}

export function isRope(state: DuelState, token: Token): boolean {
  return token !== NOBODY && can(state, token, ABILITY.ropes);
}

/** Whether a token is a Rope that holds on a square: one made by magic does not where magic fails. */
export function isRopeFor(state: DuelState, token: Token, cell: CellId): boolean {
  return isRope(state, token) && worksAt(state, token, cell);
}

/** A Rope on a square, lying or in somebody's hands. */
export function ropeAt(state: DuelState, cell: CellId): Token {
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] === cell && isRopeFor(state, token, cell)) return token;
  }
  return NOBODY;
}

/** Whether a Rope of the crowd is on a square. */
export function isRopedIn(state: DuelState, crowd: Crowd, cell: CellId): boolean {
  if (isRopeFor(state, thingAt(crowd, cell), cell)) return true;
  return isRopeFor(state, secondAt(crowd, cell), cell);
}

/** Whether somebody holds a Rope that holds on a square. */
export const holdsRope = (state: DuelState, { load, second }: Hands, cell: CellId): boolean =>
  isRopeFor(state, load, cell) || isRopeFor(state, second, cell);

/** Whether somebody of a side could cross a pit without help of his own: a Rope or a friendly Thief (DT-PIT-02). */
export function isBridgedIn(
  state: DuelState,
  crowd: Crowd,
  cell: CellId,
  side: Side | typeof NOBODY,
): boolean {
  if (isRopedIn(state, crowd, cell)) return true;
  const standing = standingAt(crowd, cell);
  return standing !== NOBODY && treads(state, standing, cell) && sideOf(state, standing) === side;
}

/**
 * Whether a Rope that is not in the crowd can be fixed on an obstacle by somebody of a side: two
 * attachment squares beside it (DT-ROPE-03).
 */
export function isRopable(
  state: DuelState,
  crowd: Crowd,
  pit: CellId,
  side: Side | typeof NOBODY,
): boolean {
  if (!natureAt(state.labyrinth, pit).ropable) return false;
  let attachments = 0;
  for (const direction of DIRECTIONS) {
    if (barsAt(state.labyrinth, pit, direction) !== 0) continue;
    const beside = neighbour(planIn(state), pit, direction);
    if (beside !== null && isAttachment(state, crowd, beside, side)) attachments++;
  }
  return attachments >= 2;
}

/** The rule against laying a Rope on an obstacle, or null. */
export function whyNotRoped(
  state: DuelState,
  crowd: Crowd,
  pit: CellId,
  side: Side,
): RuleId | null {
  if (isRopable(state, crowd, pit, side)) return null;
  return natureAt(state.labyrinth, pit).ropable ? 'DT-ROPE-03' : 'DT-EXT-01';
}

/** Where a character could stand without that Rope's help (DT-ROPE-04, DT-ROPE-05). */
function isAttachment(
  state: DuelState,
  crowd: Crowd,
  cell: CellId,
  side: Side | typeof NOBODY,
): boolean {
  return !isPit(state, cell) || isBridgedIn(state, crowd, cell, side);
}

/** Whether somebody healthy is at home on a square: he and whom he carries do not fall (DT-THIEF-01). */
export function isTrodden(state: DuelState, cell: CellId): boolean {
  return rosterIn(state).tokens.some(
    token =>
      state.places[token] === cell && isMiniature(state, token) && treads(state, token, cell),
  );
}

export function treads(state: DuelState, token: Token, cell: CellId): boolean {
  return can(state, token, ABILITY['treads-pits']) && isPitAt(state.labyrinth, cell);
}

/** Characters on a pit that neither a Rope nor a Thief holds (DT-PIT-03). */
export function falling(state: DuelState): Token[] {
  const fallen: Token[] = [];
  for (const characters of rosterIn(state).characters) {
    for (const token of characters) {
      if (!isOnBoard(state, token) || !isPit(state, cellOf(state, token))) continue;
      const cell = cellOf(state, token);
      if (!natureAt(state.labyrinth, cell).deadly) continue;
      const isRoped = ropeAt(state, cell) !== NOBODY && !isHandless(state, token);
      if (!isRoped && !isTrodden(state, cell)) fallen.push(token);
    }
  }
  return fallen;
}
