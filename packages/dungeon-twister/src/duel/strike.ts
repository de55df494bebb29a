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
import type { DuelAction, DuelActionOf, StrikeKind } from './action.ts';
import {
  armiesOf,
  hasCharacterBeside,
  hasHealthyEnemyBeside,
  isDeclared,
  mindReader,
  opponentIn,
} from './battle.ts';
import {
  type Crowd,
  characterIn,
  crowdOf,
  holdsIn,
  isCarried,
  secondAt,
  thingAt,
} from './crowd.ts';
import { declarations } from './declare.ts';
import { freeMeans, whyNotFree } from './free.ts';
import { labyrinthTo } from './illusion.ts';
import { worksAt } from './magic.ts';
import { mustPlayNought } from './nought.ts';
import { spellOf } from './spell.ts';
import {
  type Battle,
  can,
  cellOf,
  type DuelState,
  isCharacter,
  isCharmed,
  isOnBoard,
  isWounded,
  planIn,
  playerOf,
  rosterIn,
  STRUCK,
  setTrait,
  sideOf,
  USED,
} from './state.ts';
import { nameOf } from './story.ts';
import { bestShot, isSpear, shotsOf, spearOf, supportsOf, weaponIn } from './weapons.ts';

type Objection = (state: DuelState, crowd: Crowd, actor: Token, target: Token) => RuleId | null;

/** The rule that says how each kind of combat is started. */
const START: Readonly<Record<StrikeKind, RuleId>> = {
  attack: 'DT-CBT-01',
  shoot: 'DT-RNG-01',
  spear: 'DT-SPEAR-01',
};

/** What speaks against a combat with an enemy on the board, the most specific first (DT-CONV-08). */
const OBJECTIONS: Readonly<Record<StrikeKind, readonly Objection[]>> = {
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
  how: StrikeKind,
  actor: Token,
  target: Token,
): RuleId | null {
  // Whoever drank from a fountain after their wound acts, but does not fight (DT-CBT-07, DT-PND-23).
  if ((state.marks[actor]! & STRUCK) !== 0 && !isWounded(state, actor)) return 'DT-CBT-07';
  const character = target !== NOBODY && isCharacter(state, target) && isOnBoard(state, target);
  if (!character || target === actor || sideOf(state, target) === playerOf(state, actor))
    return START[how];
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
  if (shotsOf(state, actor).length > 0) return null;
  const armed = can(state, actor, ABILITY.shoots) || holdsIn(state, crowd, actor, ABILITY.shoots);
  return armed ? 'DT-EXT-08' : 'DT-RNG-01';
}

function whyShielded(state: DuelState, crowd: Crowd, _actor: Token, target: Token): RuleId | null {
  const cell = cellOf(state, target);
  if (!holdsIn(state, crowd, target, ABILITY.shields)) return null;
  const shields = [thingAt(crowd, cell), secondAt(crowd, cell)].filter(
    thing => thing !== NOBODY && can(state, thing, ABILITY.shields),
  );
  return shields.some(shield => worksAt(state, shield, cell)) ? 'DT-SHIELD-01' : null;
}

/** Not in a straight line, or what ends sight before the target (DT-LOS-01, 02). */
function whyUnseen(
  state: DuelState,
  { characters }: Crowd,
  actor: Token,
  target: Token,
): RuleId | null {
  const labyrinth = labyrinthTo(state, actor);
  const from = cellOf(state, actor);
  const to = cellOf(state, target);
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

/** Whether a shooter or Spear carrier may be added to a battle, with the weapon that is named (DT-RNG-06, DT-SPEAR-06). */
export function whyNotSupport(
  state: DuelState,
  battle: Battle,
  token: Token,
  weapon: Token = weaponIn(state, battle, token),
): RuleId | null {
  const attacker = battle.attacker as Token;
  const side = playerOf(state, attacker);
  // Whoever acts for another fights on his side only where it has started the combat (DT-ALL-14).
  if (isCharmed(state, token)) return 'DT-ALL-14';
  const idle = whyNotAct(state, side, token);
  if (idle !== null) return idle;
  if (isDeclared(battle, attacker) && can(state, attacker, ABILITY['plays-two']))
    return 'DT-MERC-03';
  const how = isSpear(state, weapon) ? 'spear' : 'shoot';
  if (battle.free !== undefined && how === 'shoot')
    return battle.free === attacker ? 'DT-MERC-09' : 'DT-MERC-14';
  const joining = how === 'spear' ? 'DT-SPEAR-06' : 'DT-RNG-06';
  if (!supportsOf(state, token).includes(weapon)) return joining;
  if (!worksAt(state, weapon, cellOf(state, battle.target as Token))) return 'DT-ALL-08';
  const { attackers, afar } = armiesOf(state, battle);
  if (attackers.includes(token) || afar.includes(token)) return joining;
  const rule = whyNotStrike(state, crowdOf(state), how, token, battle.target as Token);
  return rule?.startsWith('DT-RNG') || rule?.startsWith('DT-SPEAR') ? joining : rule;
}

/** What starts each kind of combat; bare hands are enough for an attack. */
const WEAPON: Readonly<Record<StrikeKind, number>> = {
  attack: 0,
  shoot: ABILITY.shoots,
  spear: ABILITY.reaches,
};

const firedBy = (state: DuelState, actor: Token, weapon: string | undefined): Token =>
  weapon === undefined ? bestShot(state, actor) : tokenNamed(state, weapon);

/** Why somebody cannot shoot with the weapon that was named, or fight for nothing, or null (DT-MERC-04, 09, 14). */
function whyNotWith(
  state: DuelState,
  how: StrikeKind,
  actor: Token,
  weapon: string | undefined,
): RuleId | null {
  if (weapon === undefined) return null;
  if (how !== 'shoot') return whyNotFree(state, how, actor, tokenNamed(state, weapon));
  return shotsOf(state, actor).includes(tokenNamed(state, weapon)) ? null : 'DT-EXT-08';
}

/** Every way to name a weapon: none is named, or where there are several one of them (DT-MERC-04). */
function weaponsNamed(state: DuelState, weapons: readonly Token[]): { readonly weapon?: string }[] {
  const named = weapons.map(weapon => ({ weapon: nameOf(state, weapon) }));
  return named.length > 1 ? [{}, ...named] : [{}];
}

const STRIKE_PRICE = 1;

/** Starting a combat: close, with a ranged weapon, or with the Spear. */
export function strikeDeed(how: StrikeKind): Deed<StrikeKind> {
  const close = how === 'attack';
  return {
    price: STRIKE_PRICE,
    priceOf: ({ weapon }) => (how === 'shoot' || weapon === undefined ? STRIKE_PRICE : 0),
    needs: WEAPON[how],
    whyNot(state, crowd, actor, action) {
      const rule = whyNotStrike(state, crowd, how, actor, tokenNamed(state, action.target));
      return rule ?? whyNotWith(state, how, actor, action.weapon);
    },
    magic(state, actor, action) {
      const at = [actor, tokenNamed(state, action.target)].map(token => cellOf(state, token));
      const isOwn = how === 'shoot' && firedBy(state, actor, action.weapon) === actor;
      return isOwn ? null : spellOf(state, actor, WEAPON[how], at);
    },
    list(state, crowd, actor, actions) {
      const from = cellOf(state, actor);
      // Nobody beside, nobody to strike: true of most characters most of the time.
      if (close && !hasCharacterBeside(state, crowd, from)) return;
      for (const target of rosterIn(state).enemies[playerOf(state, actor)]!) {
        if (target === actor) continue;
        if (!isOnBoard(state, target)) continue;
        if (close && !adjacent(state.labyrinth, from, cellOf(state, target))) continue;
        if (whyNotStrike(state, crowd, how, actor, target) !== null) continue;
        const [token, whom] = [nameOf(state, actor), nameOf(state, target)];
        if (how !== 'shoot') actions.push({ do: how, token, target: whom });
        else
          for (const weapon of weaponsNamed(state, shotsOf(state, actor)))
            actions.push({ do: how, token, target: whom, ...weapon });
      }
    },
    listFree(state, crowd, actor, actions) {
      const means = freeMeans(state, how, actor);
      if (means.length === 0) return;
      const paid: DuelAction[] = [];
      this.list(state, crowd, actor, paid);
      for (const action of paid)
        for (const weapon of means)
          actions.push({ ...(action as DuelActionOf<StrikeKind>), weapon: nameOf(state, weapon) });
    },
    perform(state, actor, action, story) {
      const target = tokenNamed(state, action.target);
      const { token } = action;
      const { weapon: named } = action;
      const free = how !== 'shoot' && named !== undefined ? tokenNamed(state, named) : NOBODY;
      if (free !== NOBODY) setTrait(state, free, USED);
      const weapon = {
        attack: NOBODY,
        shoot: firedBy(state, actor, named),
        spear: spearOf(state, actor),
      }[how];
      story.push({
        kind: 'attacked',
        to: 'all',
        how,
        token,
        target: nameOf(state, target),
        ...(weapon !== NOBODY && weapon !== actor && { weapon: nameOf(state, weapon) }),
        ...(free !== NOBODY && { free: true }),
      });
      const weapons =
        how === 'shoot' && named !== undefined ? { weapons: { [actor]: weapon } } : {};
      const cost = free === NOBODY ? {} : { free };
      openMuster(state, { how, attacker: actor, target, support: [], ...weapons, ...cost });
    },
  };
}

/** Everybody of the active side who could still be added, with each weapon. */
export function supports(state: DuelState, battle: Battle): DuelActionOf<'support'>[] {
  const side = playerOf(state, battle.attacker as Token);
  return rosterIn(state).characters[side]!.flatMap(token => {
    const weapons = supportsOf(state, token);
    if (weapons.length === 0) return [];
    const able = weaponsNamed(state, weapons).filter(({ weapon }) => {
      const named = weapon === undefined ? undefined : tokenNamed(state, weapon);
      return whyNotSupport(state, battle, token, named) === null;
    });
    return able.map(weapon => ({ do: 'support', token: nameOf(state, token), ...weapon }) as const);
  });
}

/** Asks for supporters and announcements if there can be any, then goes on to the cards. */
export function openMuster(state: DuelState, battle: Battle): void {
  const asks = supports(state, battle).length + declarations(state, battle).length > 0;
  if (asks) state.frames.push({ kind: 'muster', battle });
  else openAnswer(state, battle);
}

/** After the attacker the side of the target says what it uses, if it has anything (DT-ALL-13). */
export function openAnswer(state: DuelState, battle: Battle): void {
  const side = sideOf(state, battle.target as Token);
  if (rosterIn(state).anybodysWords.size > 0 && declarations(state, battle, side).length > 0) {
    state.frames.push({ kind: 'muster', battle, side });
  } else openFight(state, battle);
}

/** A Telepath is asked first (DT-TELEPATH-01), then both choose cards. */
export function openFight(state: DuelState, battle: Battle): void {
  const reader = mindReader(state, battle, armiesOf(state, battle));
  // What must be +0 cannot be named (DT-DARK-04).
  const isIdle =
    reader === NOBODY || mustPlayNought(state, battle, opponentIn(state, battle, reader));
  if (isIdle) {
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
