import type { RuleId } from '../../rules/ids.ts';
import type { Action, ActionOf } from '../action.ts';
import { humansOn, nameOfSpot } from '../board/board.ts';
import { opposite, SIDES, type TileSide } from '../board/openings.ts';
import { CARD } from '../cards/kinds.ts';
import { declareAttack } from '../combat/declare.ts';
import { addTargets, aimNamed, canAimAt, isOutOfShot, isTarget } from '../combat/targets.ts';
import type { CaveStory } from '../event.ts';
import { deed } from '../interned.ts';
import type { State } from '../state.ts';
import { cbtOf, isExhausted, unarmedCbt, usableObject, watchedBonus } from '../warriors/figures.ts';
import { isHuman, type Warrior } from '../warriors/roster.ts';
import type { ActionWork } from '../work.ts';

/** Whether they could roll a die against anybody, with a card that must follow at once (CL-ADV-06). */
function isArmed(state: State, who: Warrior): boolean {
  return cbtOf(state, who) > 0 || (isHuman(who) && state.hand[CARD.fury]! > 0);
}

/** The same against that target. */
function canStrike(state: State, who: Warrior, target: number, tile: number): boolean {
  return isArmed(state, who) || watchedBonus(state, who, target, humansOn(state, tile)) > 0;
}

export function whyNotAttack(
  state: State,
  { who, fought }: ActionWork,
  action: ActionOf<'attack'>,
): RuleId | null {
  if (fought) return 'CL-ACT-04';
  const aim = aimNamed(state, who, action.target);
  if (aim === null || !isTarget(state, who, aim)) return 'CL-COMB-01';
  if (!canAimAt(state, who, aim.tile)) return hasGun(state, who) ? 'CL-RANGE-02' : 'CL-RANGE-01';
  if (isOutOfShot(state, who, aim)) return 'D3';
  return canStrike(state, who, aim.target, aim.tile) ? null : 'CL-COMB-01';
}

function hasGun(state: State, who: Warrior): boolean {
  return isHuman(who) && usableObject(state, who) === 'blunderbuss';
}

export function addAttacks(state: State, action: ActionWork, actions: Action[]): void {
  const { who, fought } = action;
  if (fought) return;
  if (isArmed(state, who)) {
    addTargets(state, who, actions);
    return;
  }
  const targets: ActionOf<'attack'>[] = [];
  addTargets(state, who, targets);
  for (const attack of targets) {
    const { target, tile } = aimNamed(state, who, attack.target)!;
    if (canStrike(state, who, target, tile)) actions.push(attack);
  }
}

export function strikeAt(
  state: State,
  work: ActionWork,
  action: ActionOf<'attack'>,
  story: CaveStory,
): void {
  declareAttack(state, work.who, aimNamed(state, work.who, action.target)!, story);
}

const CLEARING_CBT = 2;

/** Clearing a cave-in on one of its two tiles: `deed clear E` (CL-EVT-07). */
export function whyNotClear(
  state: State,
  { who }: ActionWork,
  action: ActionOf<'deed'>,
): RuleId | null {
  const side = SIDES.indexOf(action.target as TileSide);
  if (side < 0 || (state.caved[state.place[who]!]! & (1 << side)) === 0) return 'CL-EVT-07';
  if (isHuman(who) && isExhausted(state, who)) return 'CL-ACT-04';
  return unarmedCbt(state, who) >= CLEARING_CBT ? null : 'CL-EVT-07';
}

export function addClearing(state: State, work: ActionWork, actions: Action[]): void {
  const caved = state.caved[state.place[work.who]!]!;
  if (caved === 0) return;
  for (const [side, letter] of SIDES.entries()) {
    if ((caved & (1 << side)) === 0) continue;
    const action = deed('clear', letter);
    if (action.do === 'deed' && whyNotClear(state, work, action) === null) actions.push(action);
  }
}

export function clear(state: State, { who }: ActionWork, letter: string, story: CaveStory): void {
  const spot = state.place[who]!;
  const side = SIDES.indexOf(letter as TileSide);
  state.caved[spot]! &= ~(1 << side);
  state.caved[state.beside[4 * spot + side]!]! &= ~(1 << opposite(side));
  story.push({ kind: 'cleared', to: 'all', cell: nameOfSpot(state, spot), side: letter });
}
