import type { RuleId } from '../../rules/ids.ts';
import {
  adjacent,
  bearing,
  type CellId,
  type Direction,
  directionTo,
  isSolidAt,
  lookAlong,
  neighbour,
  planUnder,
  SLIT,
  sees,
  whatBars,
} from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed, whyNotAct } from './acting.ts';
import type { Strike } from './action.ts';
import {
  armiesOf,
  hasCharacterBeside,
  hasHealthyEnemyBeside,
  hasOwnShot,
  mindReader,
} from './battle.ts';
import { type Crowd, characterIn, crowdOf, holdsIn, isCarried } from './crowd.ts';
import {
  type Battle,
  can,
  cellOf,
  type DuelState,
  isCharacter,
  isOnBoard,
  isWounded,
  planIn,
  rosterIn,
  STRUCK,
  sideOf,
} from './state.ts';
import { nameOf } from './story.ts';

type Objection = (state: DuelState, crowd: Crowd, actor: Token, target: Token) => RuleId | null;

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

function whyNotStrike(
  state: DuelState,
  crowd: Crowd,
  how: Strike,
  actor: Token,
  target: Token,
): RuleId | null {
  const character = target !== NOBODY && isCharacter(state, target) && isOnBoard(state, target);
  if (!character || sideOf(state, target) === sideOf(state, actor)) return START[how];
  for (const objection of OBJECTIONS[how]) {
    const rule = objection(state, crowd, actor, target);
    if (rule !== null) return rule;
  }
  return null;
}

function whyCarried(state: DuelState, crowd: Crowd, _actor: Token, target: Token): RuleId | null {
  return isCarried(state, crowd, target) ? 'DT-CARRY-09' : null;
}

/** Wounded earlier in this turn, healed since or not (DT-CBT-06, 07). */
function whyProtected(
  state: DuelState,
  _crowd: Crowd,
  _actor: Token,
  target: Token,
): RuleId | null {
  if ((state.marks[target]! & STRUCK) === 0) return null;
  return isWounded(state, target) ? 'DT-CBT-06' : 'DT-CBT-07';
}

/** What stands between two neighbours. */
function whyBarred(state: DuelState, _crowd: Crowd, actor: Token, target: Token): RuleId | null {
  const from = cellOf(state, actor);
  const direction = directionTo(planIn(state), from, cellOf(state, target));
  return direction === null ? null : whatBars(state.labyrinth, from, direction);
}

function whyNotBeside(state: DuelState, _crowd: Crowd, actor: Token, target: Token): RuleId | null {
  const beside = directionTo(planIn(state), cellOf(state, actor), cellOf(state, target));
  return beside === null ? 'DT-CBT-01' : null;
}

function whyNoBow(state: DuelState, crowd: Crowd, actor: Token): RuleId | null {
  if (holdsIn(state, crowd, actor, ABILITY.shoots)) return null;
  if (!can(state, actor, ABILITY.shoots)) return 'DT-RNG-01';
  return hasOwnShot(state, actor) ? null : 'DT-EXT-08';
}

function whyShielded(state: DuelState, crowd: Crowd, _actor: Token, target: Token): RuleId | null {
  return holdsIn(state, crowd, target, ABILITY.shields) ? 'DT-SHIELD-01' : null;
}

/** Not in a straight line, or what ends sight before the target (DT-LOS-01, 02). */
function whyUnseen(
  { labyrinth, places }: DuelState,
  { characters }: Crowd,
  actor: Token,
  target: Token,
): RuleId | null {
  const from = places[actor] as CellId;
  const to = places[target] as CellId;
  const direction = bearing(planUnder(labyrinth), from, to);
  if (direction === null) return 'DT-LOS-01';
  if (sees(labyrinth, from, to, characters)) return null;
  return lookAlong(labyrinth, from, direction, characters).stop;
}

function whyBeset(rule: RuleId): Objection {
  return (state, crowd, actor) => (hasHealthyEnemyBeside(state, crowd, actor) ? rule : null);
}

function whyNoSpear(state: DuelState, crowd: Crowd, actor: Token): RuleId | null {
  return holdsIn(state, crowd, actor, ABILITY.reaches) ? null : 'DT-SPEAR-01';
}

/** A thrust straight on, over one square if it is not beside; null if the target lies elsewhere. */
interface Thrust {
  readonly direction: Direction;
  readonly over: CellId | null;
}

function thrustOf(state: DuelState, from: CellId, to: CellId): Thrust | null {
  const plan = planIn(state);
  const direction = bearing(plan, from, to);
  if (direction === null) return null;
  const next = neighbour(plan, from, direction)!;
  if (next === to) return { direction, over: null };
  return neighbour(plan, next, direction) === to ? { direction, over: next } : null;
}

/** An edge on the way of the Spear; right through a slit it reaches the other side (DT-SPEAR-01, 02). */
function whyNotThrough(
  state: DuelState,
  _crowd: Crowd,
  actor: Token,
  target: Token,
): RuleId | null {
  const { labyrinth } = state;
  const from = cellOf(state, actor);
  const thrust = thrustOf(state, from, cellOf(state, target));
  if (thrust === null) return null;
  const { direction, over } = thrust;
  if (over === null) return whatBars(labyrinth, from, direction, SLIT);
  return whatBars(labyrinth, from, direction) ?? whatBars(labyrinth, over, direction);
}

/** Two squares straight on with nobody between, or across a slit, but never beside (DT-SPEAR-01 to 03). */
function whyOutOfReach(state: DuelState, crowd: Crowd, actor: Token, target: Token): RuleId | null {
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
  if (adjacent(state.labyrinth, from, to)) return 'DT-SPEAR-03';
  const thrust = thrustOf(state, from, to);
  if (thrust === null) return 'DT-SPEAR-01';
  const { over } = thrust;
  if (over === null) return null;
  if (isSolidAt(state.labyrinth, over)) return 'DT-EXT-02';
  return characterIn(crowd, over) === NOBODY ? null : 'DT-SPEAR-01';
}

/** Whether a shooter or Spear carrier may be added to a battle (DT-RNG-06, DT-SPEAR-06). */
export function whyNotSupport(state: DuelState, battle: Battle, token: Token): RuleId | null {
  const idle = whyNotAct(state, sideOf(state, battle.attacker as Token), token);
  if (idle !== null) return idle;
  const crowd = crowdOf(state);
  const how = holdsIn(state, crowd, token, ABILITY.reaches) ? 'spear' : 'shoot';
  const joining = how === 'spear' ? 'DT-SPEAR-06' : 'DT-RNG-06';
  const { attackers, afar } = armiesOf(state, battle);
  if (attackers.includes(token) || afar.includes(token)) return joining;
  const rule = whyNotStrike(state, crowd, how, token, battle.target as Token);
  return rule?.startsWith('DT-RNG') || rule?.startsWith('DT-SPEAR') ? joining : rule;
}

/** What starts each kind of combat; bare hands are enough for an attack. */
const WEAPON: Readonly<Record<Strike, number>> = {
  attack: 0,
  shoot: ABILITY.shoots,
  spear: ABILITY.reaches,
};

/** Starting a combat: close, with a ranged weapon, or with the Spear. */
export function strikeDeed(how: Strike): Deed<Strike> {
  const close = how === 'attack';
  return {
    price: 1,
    needs: WEAPON[how],
    whyNot(state, crowd, actor, action) {
      return whyNotStrike(state, crowd, how, actor, tokenNamed(state, action.target));
    },
    list(state, crowd, actor, actions) {
      const from = cellOf(state, actor);
      // Nobody beside, nobody to strike: true of most characters most of the time.
      if (close && !hasCharacterBeside(state, crowd, from)) return;
      for (const target of rosterIn(state).enemies[sideOf(state, actor)]!) {
        if (!isOnBoard(state, target)) continue;
        if (close && !adjacent(state.labyrinth, from, cellOf(state, target))) continue;
        if (whyNotStrike(state, crowd, how, actor, target) !== null) continue;
        actions.push({ do: how, token: nameOf(state, actor), target: nameOf(state, target) });
      }
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
  const side = sideOf(state, battle.attacker as Token);
  return rosterIn(state).characters[side]!.filter(
    token => whyNotSupport(state, battle, token) === null,
  );
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
