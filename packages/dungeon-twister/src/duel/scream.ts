import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  bearing,
  type CellId,
  DIRECTIONS,
  type Direction,
  firstSeen,
  groundAt,
  natureAt,
  neighbour,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed } from './acting.ts';
import { type Crowd, characterIn, crowdOf, isCarried } from './crowd.ts';
import { forcedAt, isCursed, leftFor } from './curse.ts';
import { tellForced } from './forced.ts';
import { labyrinthTo } from './illusion.ts';
import { isPit, isRope, isTrodden, ropeAt } from './pit.ts';
import {
  can,
  cellOf,
  type DuelState,
  handsOf,
  isCharacter,
  isHandless,
  isOnBoard,
  isWounded,
  loadOf,
  loadsOf,
  othersAt,
  planIn,
  rosterIn,
  secondOf,
  sideOf,
} from './state.ts';
import { loseObjects, nameOf, passOwnIllusions, settle } from './story.ts';
import { isWayOut } from './way.ts';

/** The direction in which a screamer sees its target, or null (DT-BANSHEE-01, DT-LOS-01 to 03). */
function towards(state: DuelState, crowd: Crowd, actor: Token, target: Token): Direction | null {
  const labyrinth = labyrinthTo(state, actor);
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
  const way = bearing(planIn(state), from, to);
  return way !== null && firstSeen(labyrinth, from, way, crowd.characters) === to ? way : null;
}

/** Why a character cannot be pushed one square that way, or null (DT-BANSHEE-02 to 05). */
function whyNotPush(state: DuelState, target: Token, way: Direction): RuleId | null {
  const from = cellOf(state, target);
  const bars = barsAt(state.labyrinth, from, way);
  if (bars !== 0) return 'DT-BANSHEE-02';
  const to = neighbour(planIn(state), from, way)!;
  if (isWayOut(state, target, to)) return 'DT-BANSHEE-05';
  if (!natureAt(state.labyrinth, to).pushedOnto) return 'DT-EXT-11';
  // Whoever holds what is cursed cannot let it go, and into water it does not come along.
  const isBound = loadsOf(state, target).some(load => isCursed(state, load, from));
  if (groundAt(state.labyrinth, to) === 'water' && isBound) return 'DT-ALL-09';
  return whyNotLandAt(state, target, to);
}

/** What moves along with somebody who is pushed: into water only a Rope (DT-EXT-11), onto a curse nothing (DT-ALL-09). */
function alongWith(state: DuelState, target: Token, to: CellId): Token[] {
  if (isHandless(state, target)) return [];
  const along = othersAt(state, cellOf(state, target), target);
  const { forced, left } = forcedOn(state, target, to);
  if (forced !== NOBODY) return left === NOBODY ? along : along.filter(token => token !== left);
  if (groundAt(state.labyrinth, to) !== 'water') return along;
  return along.filter(token => isRope(state, token));
}

/** The cursed thing that whoever is pushed onto a square takes there, and what he leaves for it. */
function forcedOn(state: DuelState, token: Token, to: CellId): { forced: Token; left: Token } {
  if (!rosterIn(state).anybodysWords.has('curses')) return NOT_FORCED;
  const load = loadOf(state, token);
  const walker = { token, load, second: secondOf(state, token, load) };
  const forced = forcedAt(state, crowdOf(state), walker, to);
  return forced === NOBODY ? NOT_FORCED : { forced, left: leftFor(state, walker, to) };
}

const NOT_FORCED = { forced: NOBODY, left: NOBODY };

/** The company there and what comes along must make a legal pair (DT-BANSHEE-03, DT-MOVE-05). */
function whyNotLandAt(state: DuelState, target: Token, to: CellId): RuleId | null {
  const there = othersAt(state, to, NOBODY);
  const along = alongWith(state, target, to);
  if (there.length === 0) return null;
  const standing = there.find(token => isCharacter(state, token) && !isWounded(state, token));
  const most = isWounded(state, target) ? 1 : handsOf(state, target);
  if (there.length + along.length > most)
    return standing === undefined ? 'DT-BANSHEE-03' : 'DT-BANSHEE-02';
  const other = there.find(token => isCharacter(state, token));
  if (other === undefined) return null;
  if (isHandless(state, target) || isHandless(state, other)) return 'DT-ALL-05';
  const wounded = isWounded(state, target);
  const friends = sideOf(state, other) === sideOf(state, target);
  if (friends && wounded !== isWounded(state, other)) return null;
  return standing === undefined ? 'DT-BANSHEE-03' : 'DT-BANSHEE-02';
}

/** A Banshee pushes whom she sees one square straight away from her (DT-BANSHEE-01 to 06). */
export const scream: Deed<'scream'> = {
  price: 2,
  needs: ABILITY.screams,
  whyNot(state, crowd, actor, action) {
    if (!can(state, actor, ABILITY.screams)) return 'DT-BANSHEE-01';
    const target = tokenNamed(state, action.target);
    if (target === NOBODY || !isCharacter(state, target) || !isOnBoard(state, target))
      return 'DT-BANSHEE-01';
    const way = towards(state, crowd, actor, target);
    if (way === null) {
      const isHidden = groundAt(state.labyrinth, cellOf(state, target)) === 'mist';
      return isHidden ? 'DT-PND-20' : 'DT-BANSHEE-01';
    }
    return isCarried(state, crowd, target) ? 'DT-CARRY-09' : whyNotPush(state, target, way);
  },
  list(state, crowd, actor, actions) {
    const token = nameOf(state, actor);
    for (const way of DIRECTIONS) {
      const cell = firstSeen(
        labyrinthTo(state, actor),
        cellOf(state, actor),
        way,
        crowd.characters,
      );
      if (cell === null) continue;
      const target = nameOf(state, characterIn(crowd, cell));
      const action = { do: 'scream', token, target } as const;
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  perform(state, actor, { token, target: name }, story) {
    const target = tokenNamed(state, name);
    const way = towards(state, crowdOf(state), actor, target)!;
    const from = cellOf(state, target);
    const to = neighbour(planIn(state), from, way)!;
    const along = alongWith(state, target, to);
    const { forced } = forcedOn(state, target, to);
    const bare = isPit(state, to) && ropeAt(state, to) === NOBODY;
    state.places[target] = to;
    for (const load of along) state.places[load] = to;
    const [load = null, second] = along.map(other => nameOf(state, other));
    const more = second === undefined ? {} : { second };
    story.push({ kind: 'pushed', to: 'all', token, target: name, from, cell: to, load, ...more });
    if (forced !== NOBODY) {
      tellForced(state, target, forced, story);
      if (isPit(state, from)) loseObjects(state, from, story, sideOf(state, target));
    }
    passOwnIllusions(state, story);
    // A Rope that came along holds only where it can be fixed (DT-BANSHEE-04).
    if (bare && isPit(state, to) && !isTrodden(state, to))
      loseObjects(state, to, story, sideOf(state, target));
    settle(state, story);
  },
};
