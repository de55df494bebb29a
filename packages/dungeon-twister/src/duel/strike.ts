import type { RuleId } from '../../rules/ids.ts';
import {
  adjacent,
  type CellId,
  DIRECTIONS,
  type Direction,
  directionTo,
  lookAlong,
  neighbour,
  type Plan,
  SLIT,
  whatBars,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed, whyNotAct } from './acting.ts';
import type { ActionOf, Strike } from './action.ts';
import { armiesOf, charactersMap, hasHealthyEnemyBeside, mindReader } from './battle.ts';
import {
  type Battle,
  cellOf,
  characterAt,
  type DuelState,
  holds,
  isCarried,
  isCharacter,
  isOnBoard,
  isWounded,
  planIn,
  rosterIn,
  STRUCK,
  sideOf,
} from './state.ts';
import { nameOf } from './story.ts';

/** Squares that the Spear strikes away (DT-SPEAR-01). */
const SPEAR_REACH = 2;

type Objection = (state: DuelState, actor: Token, target: Token) => RuleId | null;

/** The rule that says how each kind of combat is started. */
const START: Readonly<Record<Strike, RuleId>> = {
  attack: 'DT-CBT-01',
  shoot: 'DT-RNG-01',
  spear: 'DT-SPEAR-01',
};

/** What speaks against a combat with an enemy on the board, the most specific first (DT-CONV-08). */
const OBJECTIONS: Readonly<Record<Strike, readonly Objection[]>> = {
  attack: [whyBarred, whyCarried, whyNotBeside, whyProtected],
  shoot: [whyNoBow, whyShielded, whyUnseen, whyCarried, whyProtected, whyBeset('DT-RNG-01')],
  spear: [
    whyNoSpear,
    whyNotThrough,
    whyCarried,
    whyProtected,
    whyOutOfReach,
    whyBeset('DT-SPEAR-03'),
  ],
};

function whyNotStrike(state: DuelState, how: Strike, actor: Token, target: Token): RuleId | null {
  const character = target !== NOBODY && isCharacter(state, target) && isOnBoard(state, target);
  if (!character || sideOf(state, target) === sideOf(state, actor)) return START[how];
  for (const objection of OBJECTIONS[how]) {
    const rule = objection(state, actor, target);
    if (rule !== null) return rule;
  }
  return null;
}

function whyCarried(state: DuelState, _actor: Token, target: Token): RuleId | null {
  return isCarried(state, target) ? 'DT-CARRY-09' : null;
}

/** Wounded earlier in this turn, healed since or not (DT-CBT-06, 07). */
function whyProtected(state: DuelState, _actor: Token, target: Token): RuleId | null {
  if ((state.marks[target]! & STRUCK) === 0) return null;
  return isWounded(state, target) ? 'DT-CBT-06' : 'DT-CBT-07';
}

/** What stands between two neighbours. */
function whyBarred(state: DuelState, actor: Token, target: Token): RuleId | null {
  const from = cellOf(state, actor);
  const direction = directionTo(planIn(state), from, cellOf(state, target));
  return direction === null ? null : whatBars(state.labyrinth, from, direction);
}

function whyNotBeside(state: DuelState, actor: Token, target: Token): RuleId | null {
  const beside = directionTo(planIn(state), cellOf(state, actor), cellOf(state, target));
  return beside === null ? 'DT-CBT-01' : null;
}

function whyNoBow(state: DuelState, actor: Token): RuleId | null {
  return holds(state, actor, ABILITY.shoots) ? null : 'DT-RNG-01';
}

function whyShielded(state: DuelState, _actor: Token, target: Token): RuleId | null {
  return holds(state, target, ABILITY.shields) ? 'DT-SHIELD-01' : null;
}

/** Not in a straight line, or what ends sight before the target (DT-LOS-01, 02). */
function whyUnseen(state: DuelState, actor: Token, target: Token): RuleId | null {
  const plan = planIn(state);
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
  const direction = DIRECTIONS.find(way => squaresAlong(plan, from, way).includes(to));
  if (direction === undefined) return 'DT-LOS-01';
  const { seen, stop } = lookAlong(
    state.labyrinth,
    from,
    direction,
    charactersMap(state, plan.cells),
  );
  return seen.includes(to) ? null : stop;
}

function squaresAlong(plan: Plan, from: CellId, direction: Direction): CellId[] {
  const next = neighbour(plan, from, direction);
  return next === null ? [] : [next, ...squaresAlong(plan, next, direction)];
}

function whyBeset(rule: RuleId): Objection {
  return (state, actor) => (hasHealthyEnemyBeside(state, actor) ? rule : null);
}

function whyNoSpear(state: DuelState, actor: Token): RuleId | null {
  return holds(state, actor, ABILITY.reaches) ? null : 'DT-SPEAR-01';
}

/** The squares of a thrust: one or two straight on, the target's last; null if it lies elsewhere. */
function thrustOf(
  state: DuelState,
  from: CellId,
  to: CellId,
): { readonly direction: Direction; readonly squares: readonly CellId[] } | null {
  for (const direction of DIRECTIONS) {
    const squares = squaresAlong(planIn(state), from, direction).slice(0, SPEAR_REACH);
    const at = squares.indexOf(to);
    if (at >= 0) return { direction, squares: squares.slice(0, at + 1) };
  }
  return null;
}

/** An edge on the way of the Spear; right through a slit it reaches the other side (DT-SPEAR-01, 02). */
function whyNotThrough(state: DuelState, actor: Token, target: Token): RuleId | null {
  const from = cellOf(state, actor);
  const thrust = thrustOf(state, from, cellOf(state, target));
  if (thrust === null) return null;
  const { direction, squares } = thrust;
  if (squares.length < SPEAR_REACH) return whatBars(state.labyrinth, from, direction, SLIT);
  return (
    whatBars(state.labyrinth, from, direction) ?? whatBars(state.labyrinth, squares[0]!, direction)
  );
}

/** Two squares straight on with nobody between, or across a slit, but never beside (DT-SPEAR-01 to 03). */
function whyOutOfReach(state: DuelState, actor: Token, target: Token): RuleId | null {
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
  if (adjacent(state.labyrinth, from, to)) return 'DT-SPEAR-03';
  const thrust = thrustOf(state, from, to);
  if (thrust === null) return 'DT-SPEAR-01';
  const between = thrust.squares.slice(0, -1);
  return between.some(cell => characterAt(state, cell) !== NOBODY) ? 'DT-SPEAR-01' : null;
}

/** Whether a shooter or Spear carrier may be added to a battle (DT-RNG-06, DT-SPEAR-06). */
export function whyNotSupport(state: DuelState, battle: Battle, token: Token): RuleId | null {
  const idle = whyNotAct(state, sideOf(state, battle.attacker as Token), token);
  if (idle !== null) return idle;
  const how = holds(state, token, ABILITY.reaches) ? 'spear' : 'shoot';
  const joining = how === 'spear' ? 'DT-SPEAR-06' : 'DT-RNG-06';
  const { attackers, afar } = armiesOf(state, battle);
  if (attackers.includes(token) || afar.includes(token)) return joining;
  const rule = whyNotStrike(state, how, token, battle.target as Token);
  return rule?.startsWith('DT-RNG') || rule?.startsWith('DT-SPEAR') ? joining : rule;
}

/** Starting a combat: close, with a ranged weapon, or with the Spear. */
export function strikeDeed(how: Strike): Deed<Strike> {
  return {
    price: 1,
    whyNot(state, actor, action) {
      return whyNotStrike(state, how, actor, tokenNamed(state, action.target));
    },
    offers(state, actor) {
      if (how === 'shoot' && !holds(state, actor, ABILITY.shoots)) return [];
      if (how === 'spear' && !holds(state, actor, ABILITY.reaches)) return [];
      const token = nameOf(state, actor);
      const from = cellOf(state, actor);
      const offers: ActionOf<Strike>[] = [];
      for (const target of rosterIn(state).tokens) {
        if (sideOf(state, target) === sideOf(state, actor)) continue;
        if (!isCharacter(state, target) || !isOnBoard(state, target)) continue;
        const close = how === 'attack';
        if (close && !adjacent(state.labyrinth, from, cellOf(state, target))) continue;
        offers.push({ do: how, token, target: nameOf(state, target) });
      }
      return offers;
    },
    perform(state, actor, action, story) {
      const target = tokenNamed(state, action.target);
      const { token } = action;
      story.push({ kind: 'attacked', to: 'all', how, token, target: nameOf(state, target) });
      muster(state, { how, attacker: actor, target, support: [] });
    },
  };
}

/** Who of the active side could still be added. */
export function supporters(state: DuelState, battle: Battle): Token[] {
  return rosterIn(state).tokens.filter(token => whyNotSupport(state, battle, token) === null);
}

/** Asks for supporters if there are any, then goes on to the cards. */
function muster(state: DuelState, battle: Battle): void {
  if (supporters(state, battle).length > 0) state.frames.push({ kind: 'muster', battle });
  else openFight(state, battle);
}

/** A Telepath is asked first (DT-TELEPATH-01), then both choose cards. */
export function openFight(state: DuelState, battle: Battle): void {
  const reader = mindReader(state, battle, armiesOf(state, battle));
  if (reader === NOBODY) {
    state.frames.push({
      kind: 'fight',
      battle,
      sealed: {},
      shown: NOBODY,
      forced: NOBODY,
      demanded: 0,
    });
  } else state.frames.push({ kind: 'demand', battle, side: reader });
}
