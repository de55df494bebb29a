import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  groundAt,
  isOwnPit,
  isOwnRubble,
  isPitAt,
  isSolidAt,
  neighbour,
  PORTCULLIS,
  SLIT,
  WALL,
  whatBars,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import {
  type Crowd,
  isEmptyAt,
  lyingAt,
  secondAt,
  standingAt,
  thingAt,
  type Walker,
} from './crowd.ts';
import { forcedAt } from './curse.ts';
import {
  fliesAt,
  hasRocks,
  holdsRope,
  isBridgedIn,
  isCrushedAt,
  isPit,
  isRopedIn,
  isShelteredIn,
  obstacleRule,
  treads,
  whyNotRoped,
} from './pit.ts';
import {
  can,
  type DuelState,
  handsOf,
  isCharmed,
  isHandless,
  knows,
  planIn,
  rosterIn,
  sideOf,
} from './state.ts';

/** Weak enough to pass a giant: printed C of 1 or less (DT-COLOSSUS-02). */
const WEAK = 1;

/** Whether a square leads a token out of the maze: it is of a line that is not its own (DT-EXIT-01, DT-MULTI-04). */
export function isWayOut(state: DuelState, token: Token, cell: CellId): boolean {
  const line = planIn(state).lineOf[cell]!;
  return line >= 0 && line !== sideOf(state, token);
}

/** Why a walker cannot take the step from a square in a direction, or null. */
export function whyNoStepTo(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  cell: CellId,
  direction: Direction,
): RuleId | null {
  const to = neighbour(planIn(state), cell, direction);
  const pit =
    to !== null && isPit(state, to) ? whyNotOverPit(state, crowd, walker, cell, to) : null;
  return (
    pit ??
    whyNotThrough(state, walker, cell, direction) ??
    whyNotOut(state, walker, to!) ??
    (isEmptyAt(crowd, to!) ? null : whyNotPast(state, crowd, walker, to!))
  );
}

/** Whoever acts for another does not leave the maze (DT-ALL-14). */
export function whyNotOut(state: DuelState, { token }: Walker, to: CellId): RuleId | null {
  if (state.lasting === undefined || !isCharmed(state, token)) return null;
  return isWayOut(state, token, to) ? 'DT-ALL-14' : null;
}

/** What bars the way; a slit bars it to nearly everybody (DT-NAGA-01). */
function whyNotThrough(
  state: DuelState,
  { token }: Walker,
  cell: CellId,
  direction: Direction,
): RuleId | null {
  if (barsAt(state.labyrinth, cell, direction) === 0) return null;
  return whatBars(state.labyrinth, cell, direction, passedBy(state, token));
}

/** What does not bar the way of somebody: a slit for a Naga, stone and iron for the incorporeal (DT-ALL-04). */
function passedBy(state: DuelState, token: Token): number {
  if (can(state, token, ABILITY.incorporeal)) return WALL | PORTCULLIS | SLIT;
  return can(state, token, ABILITY['passes-slits']) ? SLIT : 0;
}

/** A healthy enemy stops a walker, on its line from leaving too (DT-MOVE-03, DT-EXIT-02). */
export function whyNotPast(
  state: DuelState,
  crowd: Crowd,
  { token }: Walker,
  to: CellId,
): RuleId | null {
  const side = sideOf(state, token);
  const opponent = standingAt(crowd, to);
  if (opponent === NOBODY || sideOf(state, opponent) === side) return null;
  if (passesOver(state, token, opponent, to)) return null;
  return isWayOut(state, token, to) ? 'DT-EXIT-02' : 'DT-MOVE-03';
}

function passesOver(state: DuelState, walker: Token, opponent: Token, cell: CellId): boolean {
  if (can(state, walker, ABILITY['slips-by'] | ABILITY.incorporeal)) return true;
  if (fliesAt(state, walker, cell)) return true;
  return can(state, opponent, ABILITY.giant) && rosterIn(state).combats[walker]! <= WEAK;
}

/** What carries a walker over a pit (DT-PIT-02, DT-ROPE-01, 02, 06, DT-THIEF-01). */
export function whyNotOverPit(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  from: CellId,
  pit: CellId,
): RuleId | null {
  const { token } = walker;
  if (can(state, token, ABILITY.incorporeal)) return null;
  if (fliesAt(state, token, pit) || treads(state, token, pit)) return null;
  if (isShelteredIn(state, walker, pit)) return null;
  // Whoever walks under falling rocks does so at his own risk (DT-PND-22).
  if (hasRocks(state, pit)) return null;
  if (isOwnPit(state.labyrinth, pit) || isOwnRubble(state.labyrinth, pit)) return null;
  if (isSolidAt(state.labyrinth, pit)) return obstacleRule(state, pit);
  const side = sideOf(state, token);
  if (isBridgedIn(state, crowd, pit, side)) return null;
  if (leapsAt(state, token, pit)) return null;
  if (!holdsRope(state, walker, pit)) return obstacleRule(state, pit);
  if (isPit(state, from) && !isBridgedIn(state, crowd, from, side)) return 'DT-ROPE-06';
  return whyNotRoped(state, crowd, pit, side);
}

/** An Elf Scout crosses pits, whatever made them, and no other obstacle (DT-PND-02). */
function leapsAt(state: DuelState, token: Token, cell: CellId): boolean {
  if (rosterIn(state).anybodysWords.size === 0) return false;
  return isPitAt(state.labyrinth, cell) && knows(state, token, 'crosses-pits');
}

/** Why a walker cannot end an action on a square, or null (DT-MOVE-04). */
export function whyNoStop(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  cell: CellId,
): RuleId | null {
  const pit = isPit(state, cell) ? whyNotOnPit(state, crowd, walker, cell) : null;
  if (pit !== null) return pit;
  if (isEmptyAt(crowd, cell)) return null;
  const { token } = walker;
  const standing = standingAt(crowd, cell);
  if (standing !== NOBODY) return whyNotWith(state, token, standing, cell);
  const lying = lyingAt(crowd, cell);
  if (lying !== NOBODY && isHandless(state, token)) return 'DT-ALL-05';
  if (lying !== NOBODY && sideOf(state, lying) !== sideOf(state, token)) return 'DT-MOVE-04';
  return isTooMuch(state, crowd, walker, cell) ? 'DT-MOVE-04' : null;
}

/** Whether more would lie under a walker than his hands hold (DT-CONV-05, DT-PND-05). */
function isTooMuch(state: DuelState, crowd: Crowd, walker: Walker, cell: CellId): boolean {
  const { token, load, second } = walker;
  let all = load === NOBODY ? 0 : 1;
  if (second !== NOBODY) all++;
  if (lyingAt(crowd, cell) !== NOBODY) all++;
  if (thingAt(crowd, cell) !== NOBODY) all++;
  if (secondAt(crowd, cell) !== NOBODY) all++;
  return all > 1 && all > handsOf(state, token);
}

/** Which rule keeps a walker from staying with somebody whom he may pass (DT-CONV-08). */
function whyNotWith(state: DuelState, walker: Token, standing: Token, cell: CellId): RuleId {
  const hostile = sideOf(state, standing) !== sideOf(state, walker);
  if (!hostile || !passesOver(state, walker, standing, cell)) return 'DT-MOVE-04';
  if (can(state, walker, ABILITY.incorporeal)) return 'DT-ALL-04';
  return can(state, standing, ABILITY.giant) ? 'DT-COLOSSUS-02' : 'DT-WIZARD-01';
}

/** Only a Rope holds, one that lies there or one in hand that can be fixed (DT-ROPE-01, 02), and a Thief herself. */
function whyNotOnPit(state: DuelState, crowd: Crowd, walker: Walker, pit: CellId): RuleId | null {
  const { token } = walker;
  if (isSolidAt(state.labyrinth, pit)) return obstacleRule(state, pit);
  if (isOwnRubble(state.labyrinth, pit)) return 'DT-PND-08';
  if (isOwnPit(state.labyrinth, pit)) return null;
  if (hasRocks(state, pit)) return isShelteredIn(state, walker, pit) ? 'DT-ALL-15' : 'DT-PND-22';
  if (treads(state, token, pit)) return null;
  if (isRopedIn(state, crowd, pit) && !isHandless(state, token)) return null;
  if (holdsRope(state, walker, pit)) return whyNotRoped(state, crowd, pit, sideOf(state, token));
  if (can(state, token, ABILITY.incorporeal) && groundAt(state.labyrinth, pit) === 'water')
    return null;
  if (isHandless(state, token) && isRopedIn(state, crowd, pit)) return 'DT-ALL-05';
  if (leapsAt(state, token, pit)) return 'DT-PND-02';
  // A friend's feet bridge a pit for who goes on, not for who stays (DT-THIEF-01).
  if (isBridgedIn(state, crowd, pit, sideOf(state, token))) return 'DT-THIEF-01';
  return can(state, token, ABILITY.levitates) ? 'DT-WIZARD-01' : obstacleRule(state, pit);
}

/** Free floor through an open edge, where any walker can go and stay. */
export function hasFreeSquareBeside(state: DuelState, crowd: Crowd, cell: CellId): boolean {
  const { labyrinth } = state;
  const { neighbours } = planIn(state);
  for (const direction of DIRECTIONS) {
    if (barsAt(labyrinth, cell, direction) !== 0) continue;
    const to = neighbours[cell * 4 + direction] as CellId;
    if (isEmptyAt(crowd, to) && !isPit(state, to)) return true;
  }
  return false;
}

const seen = new Map<number, { readonly steps: Uint8Array; readonly queue: Int16Array }>();

/** Whether a walker can come to an end somewhere within so many steps, as loaded as he is. */
export function canArrive(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  start: CellId,
  steps: number,
  mayStay: boolean,
): boolean {
  if (mayStay && whyNoStop(state, crowd, walker, start) === null) return true;
  const { cells } = planIn(state);
  let buffers = seen.get(cells);
  if (buffers === undefined) {
    buffers = { steps: new Uint8Array(cells), queue: new Int16Array(cells) };
    seen.set(cells, buffers);
  }
  return search(state, crowd, walker, start, steps, buffers);
}

function search(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  start: CellId,
  limit: number,
  { steps, queue }: { readonly steps: Uint8Array; readonly queue: Int16Array },
): boolean {
  const plan = planIn(state);
  let count = 0;
  let found = false;
  queue[count++] = start;
  steps[start] = 1;
  for (let next = 0; next < count && !found; next++) {
    const cell = queue[next] as CellId;
    if (steps[cell]! > limit) break;
    for (const direction of DIRECTIONS) {
      if (whyNoStepTo(state, crowd, walker, cell, direction) !== null) continue;
      const to = neighbour(plan, cell, direction)!;
      // Whoever must take something there goes on as somebody else: such a way is asked step by step.
      if (forcedAt(state, crowd, walker, to) !== NOBODY) continue;
      // Death ends no move that could be asked for.
      if (isCrushedAt(state, crowd, walker, to)) continue;
      // A way out, or back to a start where one may stand: at least one step has been taken.
      if (isWayOut(state, walker.token, to) || whyNoStop(state, crowd, walker, to) === null) {
        found = true;
        break;
      }
      if (steps[to] !== 0) continue;
      steps[to] = steps[cell]! + 1;
      queue[count++] = to;
    }
  }
  for (let index = 0; index < count; index++) steps[queue[index]!] = 0;
  return found;
}
