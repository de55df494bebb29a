import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { isUnexplored, nameOfSpot, type Spot } from '../board/board.ts';
import { DIRECTIONS, SIDES } from '../board/openings.ts';
import { claustrophobia } from '../game.ts';
import { distances } from '../scenarios/ways.ts';
import type { Seat } from '../seats.ts';
import { isInPlay, type State } from '../state.ts';
import { isTough } from '../warriors/figures.ts';
import {
  isHuman,
  isTroglodyte,
  WARRIOR_NAMES,
  WARRIORS,
  type Warrior,
} from '../warriors/roster.ts';

/** What he can do: everything else is barred. */
interface Open {
  readonly ways: ReadonlyMap<string, unknown>;
  readonly doors: ReadonlyMap<string, unknown>;
  readonly strikes: ReadonlyMap<string, unknown>;
}

/** Why a warrior cannot come to the other tiles, explore the other openings, strike the others. */
export function barredTo(
  state: State,
  seat: Seat,
  who: Warrior,
  open: Open,
): Record<string, RuleId> {
  const why = (action: Action) =>
    (claustrophobia.refusal(state, seat, action)?.rule ?? 'CL-MOVE-01') as RuleId;
  const barred: Record<string, RuleId> = {};
  const here = state.place[who]!;
  const far = distances(state, here);
  const stuck = open.ways.size === 0 ? whyStuck(state, far, why) : 'CL-MOVE-01';

  for (let spot = 0; spot < state.count; spot++) {
    const cell = nameOfSpot(state, spot);
    if (spot !== here && !open.ways.has(cell)) barred[cell] = tileRule(spot, cell);
    for (const side of DIRECTIONS) {
      const door = `${cell} ${SIDES[side]}`;
      if (!isUnexplored(state, spot, side) || open.doors.has(door)) continue;
      const near = spot === here || !isHuman(who);
      barred[door] = near ? why({ do: 'explore', side: SIDES[side]! }) : (barred[cell] ?? stuck);
    }
  }
  for (const target of enemiesOf(state, who)) {
    if (!open.strikes.has(target)) barred[target] = why({ do: 'attack', target });
  }
  return barred;

  function tileRule(spot: Spot, cell: string): RuleId {
    if (far[spot]! <= 1) return why({ do: 'go', to: cell });
    return stuck;
  }
}

/** Why not even the next tile can be reached. */
function whyStuck(state: State, far: readonly number[], why: (action: Action) => RuleId): RuleId {
  const near = far.indexOf(1);
  return near < 0 ? 'CL-MOVE-02' : why({ do: 'go', to: nameOfSpot(state, near) });
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
