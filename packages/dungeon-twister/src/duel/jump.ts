import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  natureAt,
  neighbour,
} from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import { cards } from './cards.ts';
import { type Crowd, characterIn, crowdOf, heldIn, secondIn, type Walker } from './crowd.ts';
import { forcedAt, isCursed, leftFor } from './curse.ts';
import { leaveMaze } from './exit.ts';
import { tellForced, whyNotLeft } from './forced.ts';
import { whyNotOntoPit } from './handling.ts';
import { EMPTY_HANDS, type Hands, put } from './hands.ts';
import { asSeenBy } from './illusion.ts';
import { isAtHome, isPit, isRope, obstacleRule } from './pit.ts';
import {
  cellOf,
  type DuelState,
  isCharacter,
  isCharmed,
  isWounded,
  loadOf,
  planIn,
  playerOf,
  rosterIn,
  secondOf,
} from './state.ts';
import { type DuelStory, nameOf, nameOrNull, settle } from './story.ts';
import { isWayOut, whyNoStop } from './way.ts';

type Jump = DuelActionOf<'jump'>;

/** Whether what is held stays behind: with empty hands there is nothing to choose (DT-JUMP-06). */
const WITH_ALL = [false] as const;
const WITH_ALL_OR_NOTHING = [false, true] as const;

interface Flight {
  readonly over: CellId;
  readonly land: CellId;
}

/** Over the obstacle to another square beside it, through two open edges (DT-JUMP-02, 03). */
function flightOf(
  state: DuelState,
  actor: Token,
  over: Direction,
  land: Direction,
): Flight | RuleId {
  const plan = planIn(state);
  const start = cellOf(state, actor);
  const crossed = neighbour(plan, start, over);
  if (crossed === null || !isPit(state, crossed)) return 'DT-JUMP-02';
  if (!natureAt(state.labyrinth, crossed).jumpedOver) return obstacleRule(state, crossed);
  const landing = neighbour(plan, crossed, land);
  if (landing === null) return 'DT-BOARD-04';
  if (landing === start) return 'DT-JUMP-02';
  const open =
    barsAt(state.labyrinth, start, over) === 0 && barsAt(state.labyrinth, crossed, land) === 0;
  return open ? { over: crossed, land: landing } : 'DT-JUMP-03';
}

/** What a jumper leaves behind of what he holds, or null where he does not hold it so (DT-JUMP-06, DT-PND-05). */
function leftBy(
  state: DuelState,
  { load, second }: Hands,
  { leave, what }: Jump,
): readonly Token[] | null {
  const held = [load, second].filter(token => token !== NOBODY);
  if (!leave) return what === undefined ? NOTHING : null;
  if (what === undefined) return held.length > 0 ? held : null;
  const left = tokenNamed(state, what);
  return held.length > 1 && held.includes(left) ? [left] : null;
}

const NOTHING: readonly Token[] = [];

/**
 * A pit jumped from keeps its Rope, and nothing else stays there, unless a Thief jumps. Two of a kind are
 * not left together (DT-PND-05).
 */
function whyNotLeave(
  state: DuelState,
  crowd: Crowd,
  walker: Walker,
  left: readonly Token[],
): RuleId | null {
  const { token, load } = walker;
  const cell = cellOf(state, token);
  if (left.some(what => isCursed(state, what, cell))) return 'DT-ALL-09';
  const [one, other] = left;
  if (other !== undefined && isCharacter(state, one!) === isCharacter(state, other))
    return 'DT-PND-05';
  if (load === NOBODY || !isPit(state, cell)) return null;
  const isHome = isAtHome(state, token, load, cell);
  if (!isHome && !left.some(what => isRope(state, what))) return 'DT-JUMP-06';
  for (const what of left) {
    if (!isHome && isRope(state, what)) continue;
    const rule = whyNotOntoPit(state, crowd, { token, cell }, what);
    if (rule !== null) return rule;
  }
  return null;
}

/** What is in the hands of whoever leaves something. */
const without = (hands: Hands, left: readonly Token[]): Hands =>
  left.reduce((rest, what) => put(rest, what), hands);

/** DT-JUMP-05: empty, an object, or a friendly wounded one; a wounded enemy forbids it even on the line. */
function whyNoLanding(state: DuelState, crowd: Crowd, walker: Walker, land: CellId): RuleId | null {
  const { token: actor } = walker;
  const there = characterIn(crowd, land);
  if (there !== NOBODY && !isWounded(state, there)) return 'DT-JUMP-05';
  if (isWayOut(state, actor, land)) {
    if (isCharmed(state, actor)) return 'DT-ALL-14';
    return there === NOBODY ? null : 'DT-JUMP-05';
  }
  if (!isPit(state, land) && !natureAt(state.labyrinth, land).jumpedOnto) return 'DT-EXT-04';
  // The jumper's square is never beside the landing: it may as well be in the crowd.
  const rule = whyNoStop(state, crowd, walker, land);
  return rule === 'DT-MOVE-04' ? 'DT-JUMP-05' : rule;
}

/** Two squares over an obstacle, straight on or round the corner, for a Jump card (DT-JUMP-01 to 07). */
export const jump: Deed<'jump'> = {
  price: 1,
  needs: 0,
  whyNot(state, crowd, actor, action) {
    if (rosterIn(state).moves[actor] === 0) return 'DT-PND-07';
    if (cards.jumps(state, playerOf(state, actor)) === 0) return 'DT-JUMP-01';
    const flight = flightOf(state, actor, action.over, action.land);
    if (typeof flight === 'string') return flight;
    if (characterIn(crowd, flight.over) !== NOBODY) return 'DT-JUMP-04';
    const load = heldIn(state, crowd, actor);
    const hands = { load, second: secondIn(state, crowd, actor) };
    const left = leftBy(state, hands, action);
    if (left === null) return action.what === undefined ? 'DT-JUMP-06' : 'DT-PND-05';
    const held = without(hands, left);
    const walker = { token: actor, load: held.load, second: held.second };
    const isForced = forcedAt(state, crowd, walker, flight.land) !== NOBODY;
    // What is taken there takes the place of what stays behind for it.
    const behind = isForced ? leftFor(state, walker, flight.land) : NOBODY;
    const lands = isForced ? { ...walker, ...EMPTY_HANDS } : walker;
    return (
      whyNoLanding(asSeenBy(state, actor), crowd, lands, flight.land) ??
      whyNotLeave(state, crowd, { ...walker, ...hands }, left) ??
      (isForced ? whyNotLeft(state, crowd, actor, behind) : null)
    );
  },
  list(state, crowd, actor, actions) {
    if (cards.jumps(state, playerOf(state, actor)) === 0) return;
    if (rosterIn(state).moves[actor] === 0) return;
    const plan = planIn(state);
    const start = cellOf(state, actor);
    const token = nameOf(state, actor);
    const load = heldIn(state, crowd, actor);
    const second = secondIn(state, crowd, actor);
    const ways = load === NOBODY ? WITH_ALL : WITH_ALL_OR_NOTHING;
    const singly = second === NOBODY ? NOTHING : [load, second];
    for (const over of DIRECTIONS) {
      const crossed = neighbour(plan, start, over);
      if (crossed === null || !isPit(state, crossed)) continue;
      for (const land of DIRECTIONS) {
        if (typeof flightOf(state, actor, over, land) === 'string') continue;
        for (const leave of ways) {
          const action: Jump = { do: 'jump', token, over, land, leave };
          if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
        }
        for (const left of singly) {
          const what = nameOf(state, left);
          const action: Jump = { do: 'jump', token, over, land, leave: true, what };
          if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
        }
      }
    }
  },
  perform(state, actor, action, story) {
    const flight = flightOf(state, actor, action.over, action.land) as Flight;
    const side = playerOf(state, actor);
    const from = cellOf(state, actor);
    const load = loadOf(state, actor);
    const hands = { load, second: secondOf(state, actor, load) };
    const chosen = leftBy(state, hands, action)!;
    const held = without(hands, chosen);
    const walker = { token: actor, load: held.load, second: held.second };
    const crowd = crowdOf(state, actor, hands.load, hands.second);
    const forced = forcedAt(state, crowd, walker, flight.land);
    const behind = forced === NOBODY ? NOBODY : leftFor(state, walker, flight.land);
    const along = behind === NOBODY ? held : put(held, behind);
    const left = behind === NOBODY ? chosen : [...chosen, behind];
    cards.setJumps(state, side, cards.jumps(state, side) - 1);
    state.stirred = true;
    land(state, actor, along, flight.land);
    story.push({
      kind: 'jumped',
      to: 'all',
      token: nameOf(state, actor),
      from,
      over: flight.over,
      cell: flight.land,
      load: nameOrNull(state, along.load),
      ...(along.second !== NOBODY && { second: nameOf(state, along.second) }),
      left: nameOrNull(state, left[0] ?? NOBODY),
    });
    if (forced !== NOBODY) tellForced(state, actor, forced, story);
    finish(state, actor, along, story);
  },
};

function land(state: DuelState, actor: Token, { load, second }: Hands, cell: CellId): void {
  state.places[actor] = cell;
  if (load !== NOBODY) state.places[load] = cell;
  if (second !== NOBODY) state.places[second] = cell;
}

function finish(state: DuelState, actor: Token, along: Hands, story: DuelStory): void {
  const walker = { token: actor, load: along.load, second: along.second };
  if (isWayOut(state, actor, cellOf(state, actor))) leaveMaze(state, walker, story);
  settle(state, story);
}
