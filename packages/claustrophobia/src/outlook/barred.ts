import type { RuleId } from '../../rules/ids.ts';
import { mvtLeft } from '../action/moving.ts';
import type { Action } from '../action.ts';
import { isUnexplored, kindAt, linked, nameOfSpot, type TileIndex } from '../board/board.ts';
import { DIRECTIONS, SIDES } from '../board/openings.ts';
import { KIND } from '../content/tiles.ts';
import { claustrophobia } from '../game.ts';
import { distances } from '../scenarios/ways.ts';
import type { CaveSeat } from '../seats.ts';
import { isInPlay, type State } from '../state.ts';
import { isTough } from '../warriors/figures.ts';
import {
  isHuman,
  isTroglodyte,
  WARRIOR_NAMES,
  WARRIORS,
  type Warrior,
} from '../warriors/roster.ts';
import type { ActionWork } from '../work.ts';

/** What they can do: everything else is barred. */
interface Open {
  readonly ways: ReadonlyMap<string, unknown>;
  readonly doors: ReadonlyMap<string, unknown>;
  readonly strikes: ReadonlyMap<string, unknown>;
}

/** Why a warrior cannot come to the other tiles, explore the other openings, strike the others. */
export function barredTo(
  /** Every position in which they may choose their next step, the one they are in first. */
  stops: readonly State[],
  seat: CaveSeat,
  acting: ActionWork,
  open: Open,
): Record<string, RuleId> {
  const state = stops[0]!;
  const { who } = acting;
  const why = (action: Action, at = state) =>
    (claustrophobia.refusal(at, seat, action)?.rule ?? 'CL-MOVE-01') as RuleId;
  const barred: Record<string, RuleId> = {};
  const here = state.place[who]!;
  const far = distances(state, here);
  const mvt = mvtLeft(state, acting);
  const isNear = (one: TileIndex, other: TileIndex) =>
    DIRECTIONS.some(side => linked(state, one, side) === other);
  const stopAt = (spot: TileIndex) => stops.find(stop => stop.place[who] === spot);

  const spots = far.map((_, spot) => spot).toSorted((one, other) => far[one]! - far[other]!);
  for (const spot of spots) {
    const cell = nameOfSpot(state, spot);
    if (spot !== here && !open.ways.has(cell)) barred[cell] = whyNotTo(spot);
    for (const side of DIRECTIONS) {
      const door = `${cell} ${SIDES[side]}`;
      if (!isUnexplored(state, spot, side) || open.doors.has(door)) continue;
      barred[door] = whyNotThrough(spot, side);
    }
  }
  for (const target of enemiesOf(state, who)) {
    if (!open.strikes.has(target)) barred[target] = why({ do: 'attack', target });
  }
  return barred;

  /** The next step there is refused, it is too far, or something on the way ends their move. */
  function whyNotTo(spot: TileIndex): RuleId {
    if (far[spot]! < 0) return 'CL-MOVE-02';
    const beside = stops.find(stop => isNear(stop.place[who]!, spot));
    if (beside) return why({ do: 'go', to: nameOfSpot(state, spot) }, beside);
    if (far[spot]! > mvt && open.ways.size > 0) return 'CL-MOVE-01';
    const before = spots.find(each => far[each] === far[spot]! - 1 && isNear(each, spot))!;
    return barred[nameOfSpot(state, before)] ?? whyHeldOn(before);
  }

  function whyNotThrough(spot: TileIndex, side: number): RuleId {
    const explore = { do: 'explore', side: SIDES[side]! } as const;
    const stop = isHuman(who) ? stopAt(spot) : state;
    if (stop) return why(explore, stop);
    return barred[nameOfSpot(state, spot)] ?? whyHeldOn(spot);
  }

  /** They can come to that tile, and their move is over there. */
  function whyHeldOn(spot: TileIndex): RuleId {
    const kind = kindAt(state, spot);
    if (kind === KIND.flooded) return 'CL-TILE-05';
    if (kind === KIND.trapped && isHuman(who)) return 'CL-TILE-07';
    return kindAt(state, here) === KIND.flooded ? 'CL-TILE-06' : 'CL-MOVE-01';
  }
}

/** The enemies in play as an attack calls them: plain Troglodytes by their tile. */
function enemiesOf(state: State, who: Warrior): Set<string> {
  const names = new Set<string>();
  for (let other = 0; other < WARRIORS; other++) {
    if (!isInPlay(state, other) || isHuman(other) === isHuman(who)) continue;
    const isPack = isTroglodyte(other) && !isTough(state, other);
    names.add(isPack ? `TR${nameOfSpot(state, state.place[other]!)}` : WARRIOR_NAMES[other]!);
  }
  return names;
}
