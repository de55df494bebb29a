import type { RuleId } from '../../rules/ids.ts';
import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Direction,
  firstSeen,
  neighbour,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed } from './acting.ts';
import { charactersMap } from './battle.ts';
import { isPit, ropeAt } from './pit.ts';
import {
  can,
  cellOf,
  characterAt,
  type DuelState,
  enemyOf,
  isCarried,
  isCharacter,
  isOnBoard,
  isWounded,
  othersAt,
  planIn,
  rosterIn,
  sideOf,
} from './state.ts';
import { loseObjects, nameOf, settle } from './story.ts';
import { isLineOf } from './way.ts';

/** The direction in which a screamer sees its target, or null (DT-BANSHEE-01, DT-LOS-01 to 03). */
function bearing(state: DuelState, actor: Token, target: Token): Direction | null {
  const characters = charactersMap(state, planIn(state).cells);
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
  const seen = DIRECTIONS.find(way => firstSeen(state.labyrinth, from, way, characters) === to);
  return seen ?? null;
}

/** Why a character cannot be pushed one square that way, or null (DT-BANSHEE-02 to 05). */
function whyNotPush(state: DuelState, target: Token, way: Direction): RuleId | null {
  const from = cellOf(state, target);
  const bars = barsAt(state.labyrinth, from, way);
  if (bars !== 0) return 'DT-BANSHEE-02';
  const to = neighbour(planIn(state), from, way)!;
  if (isLineOf(state, to, enemyOf(sideOf(state, target)))) return 'DT-BANSHEE-05';
  return whyNotLandAt(state, target, to);
}

/** The company there and what comes along must make a legal pair (DT-BANSHEE-03, DT-MOVE-05). */
function whyNotLandAt(state: DuelState, target: Token, to: CellId): RuleId | null {
  const there = othersAt(state, to, NOBODY);
  const along = othersAt(state, cellOf(state, target), target);
  if (there.length === 0) return null;
  const standing = there.find(token => isCharacter(state, token) && !isWounded(state, token));
  if (there.length + along.length > 1)
    return standing === undefined ? 'DT-BANSHEE-03' : 'DT-BANSHEE-02';
  const other = there[0]!;
  if (!isCharacter(state, other)) return null;
  const wounded = isWounded(state, target);
  const friends = sideOf(state, other) === sideOf(state, target);
  if (friends && wounded !== isWounded(state, other)) return null;
  return standing === undefined ? 'DT-BANSHEE-03' : 'DT-BANSHEE-02';
}

/** A Banshee pushes whom she sees one square straight away from her (DT-BANSHEE-01 to 06). */
export const scream: Deed<'scream'> = {
  price: 2,
  whyNot(state, actor, action) {
    if (!can(state, actor, ABILITY.screams)) return 'DT-BANSHEE-01';
    const target = tokenNamed(state, action.target);
    if (target === NOBODY || !isCharacter(state, target) || !isOnBoard(state, target))
      return 'DT-BANSHEE-01';
    const way = bearing(state, actor, target);
    if (way === null) return 'DT-BANSHEE-01';
    return isCarried(state, target) ? 'DT-CARRY-09' : whyNotPush(state, target, way);
  },
  offers(state, actor) {
    if (!can(state, actor, ABILITY.screams)) return [];
    const characters = charactersMap(state, planIn(state).cells);
    const token = nameOf(state, actor);
    return DIRECTIONS.flatMap(way => {
      const cell = firstSeen(state.labyrinth, cellOf(state, actor), way, characters);
      if (cell === null) return [];
      return [{ do: 'scream' as const, token, target: nameOf(state, characterAt(state, cell)) }];
    });
  },
  perform(state, actor, { token, target: name }, story) {
    const target = tokenNamed(state, name);
    const way = bearing(state, actor, target)!;
    const from = cellOf(state, target);
    const to = neighbour(planIn(state), from, way)!;
    const bare = isPit(state, to) && ropeAt(state, to) === NOBODY;
    for (const moved of rosterIn(state).tokens) {
      if (state.places[moved] === from) state.places[moved] = to;
    }
    story.push({ kind: 'pushed', to: 'all', token, target: name, from, cell: to });
    // A Rope that came along holds only where it can be fixed (DT-BANSHEE-04).
    if (bare) loseObjects(state, to, story);
    settle(state, story);
  },
};
