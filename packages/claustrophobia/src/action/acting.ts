import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { spotAt } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { SIDES } from '../board/openings.ts';
import { handSize } from '../cards/hand.ts';
import type { CardMoment } from '../cards/kinds.ts';
import { CARD } from '../cards/kinds.ts';
import { addPlays, layCard, whyNotPlay } from '../cards/window.ts';
import type { CaveStory } from '../event.ts';
import { addGifts, useGift, whyNotUse } from '../initiative/using-gifts.ts';
import { FINISH, STOP } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { DEMON, HUMAN, type Role } from '../seats.ts';
import { ACTED, isInPlay, type State } from '../state.ts';
import { isExhausted } from '../warriors/figures.ts';
import { isHuman, REDEEMER, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';
import type { ActionWork } from '../work.ts';
import { addAttacks, addClearing, clear, strikeAt, whyNotAttack, whyNotClear } from './fighting.ts';
import {
  addSteps,
  mvtLeft,
  setOut,
  walk,
  whyNotDive,
  whyNotExplore,
  whyNotGo,
  whyStopped,
} from './moving.ts';

const NOT_MOVED = 0;
const ON_THE_MOVE = 1;
const MOVE_OVER = 2;

export function beginAction(state: State, who: Warrior, story: CaveStory): void {
  story.push({ kind: 'acting', to: 'all', who: WARRIOR_NAMES[who]! });
  state.work.push({
    kind: 'action',
    who,
    move: NOT_MOVED,
    fought: false,
    spent: 0,
    march: 0,
    smoke: false,
  });
}

/** Nothing has been done yet: W5 is open (CL-ROUND-03). */
function isStart(work: ActionWork): boolean {
  return work.move === NOT_MOVED && !work.fought;
}

/** Cards that may be played now: W5 at the start, free ones outside the move step, deeds. */
function momentsOf(work: ActionWork): CardMoment[] {
  if (!isHuman(work.who)) return [];
  const moments: CardMoment[] = work.move === ON_THE_MOVE ? [] : ['free'];
  if (isStart(work)) moments.push(5);
  if (!work.fought) moments.push('deed');
  return moments;
}

export const actionWork: DoWork<'action'> = (state, work, _random, story) => {
  if (!isInPlay(state, work.who)) {
    done(state);
    return;
  }
  if (work.move === ON_THE_MOVE && mvtLeft(state, work) <= 0) work.move = MOVE_OVER;
  if (work.move === MOVE_OVER && isSpent(state, work)) finish(state, work, story);
  else ask(state, 'action', isHuman(work.who) ? HUMAN : DEMON);
};

/** Nothing is left to do, as far as everybody can see: the action ends by itself. */
function isSpent(state: State, work: ActionWork): boolean {
  if (work.fought) return true;
  if (isHuman(work.who) && handSize(state, HUMAN) > 0) return false;
  const deeds: Action[] = [];
  addFights(state, work, deeds);
  return deeds.length === 0;
}

function addFights(state: State, work: ActionWork, actions: Action[]): void {
  if (work.fought) return;
  addAttacks(state, work, actions);
  addClearing(state, work, actions);
  if (work.who === REDEEMER) addGifts(state, 'deed', actions);
  if (mayDoDeeds(state, work.who)) scenarioOf(state).addDeeds?.(state, work.who, actions);
}

/** An exhausted human does nothing instead of fighting (CL-ACT-04). */
function mayDoDeeds(state: State, who: Warrior): boolean {
  return !isHuman(who) || !isExhausted(state, who);
}

function finish(state: State, work: ActionWork, story: CaveStory): void {
  const why = whyStopped(state, work);
  done(state);
  state.flags[work.who]! |= ACTED;
  const who = WARRIOR_NAMES[work.who]!;
  story.push({ kind: 'acted', to: 'all', who, ...(why !== null && { why }) });
  scenarioOf(state).actionEnded?.(state, work.who, story);
}

/** A warrior moves and fights in either order (CL-ACT-02). */
export const actionPoint: DecisionRules = {
  legal(state, role) {
    const work = topWork(state, 'action');
    const actions: Action[] = [work.move === ON_THE_MOVE ? STOP : FINISH];
    addSteps(state, work, actions);
    addFights(state, work, actions);
    if (isStart(work) && work.who === REDEEMER) addGifts(state, 'action', actions);
    for (const moment of momentsOf(work)) addPlays(state, role, moment, actions);
    return actions;
  },
  whyNot: (state, role, action) => whyNot(state, role, topWork(state, 'action'), action),
  answer(state, action, random, story) {
    act(state, topWork(state, 'action'), action, random, story);
  },
};

function whyNot(state: State, role: Role, work: ActionWork, action: Action): RuleId | null {
  switch (action.do) {
    case 'stop':
      return work.move === ON_THE_MOVE ? null : 'CL-ACT-02';
    case 'finish':
      return work.move === ON_THE_MOVE ? 'CL-MOVE-07' : null;
    case 'go':
      return whyNotGo(state, work, spotAt(state, cellNamed(action.to)));
    case 'dive':
      return whyNotDive(state, work, spotAt(state, cellNamed(action.to)));
    case 'explore':
      return whyNotExplore(state, work, SIDES.indexOf(action.side));
    case 'attack':
      return whyNotAttack(state, work, action);
    case 'deed':
      if (work.fought) return 'CL-ACT-04';
      if (action.deed === 'clear') return whyNotClear(state, work, action);
      if (!mayDoDeeds(state, work.who)) return 'CL-ACT-04';
      return scenarioOf(state).whyNotDeed?.(state, work.who, action) ?? noDeed(state);
    case 'use':
      return whyNotGift(state, work, action);
    case 'play': {
      const armed = role === HUMAN && action.card === 'grenade' && state.hand[CARD.grenade]! > 0;
      if (armed && !mayThrow(state, work)) {
        return 'CL-ACT-04';
      }
      return whyNotPlay(state, role, action, momentsOf(work));
    }
    case 'act':
      return 'CL-ACT-01';
    default:
      return 'CL-ACT-02';
  }
}

/** A Grenade is thrown instead of fighting (CL-ADV-02). */
function mayThrow(state: State, work: ActionWork): boolean {
  return isHuman(work.who) && !work.fought && mayDoDeeds(state, work.who);
}

/** A scenario without deeds refuses them all. */
function noDeed(state: State): RuleId | null {
  return scenarioOf(state).whyNotDeed === undefined ? 'CL-ACT-04' : null;
}

function whyNotGift(
  state: State,
  work: ActionWork,
  action: Extract<Action, { do: 'use' }>,
): RuleId | null {
  if (work.who !== REDEEMER) return 'CL-GIFT-02';
  const deed = whyNotUse(state, action, 'deed');
  if (deed === null) return work.fought ? 'CL-ACT-04' : null;
  const start = whyNotUse(state, action, 'action');
  if (start === null) return isStart(work) ? null : 'CL-GIFT-04';
  return action.gift === 'G6' ? deed : start;
}

function act(
  state: State,
  work: ActionWork,
  action: Action,
  random: Random,
  story: CaveStory,
): void {
  switch (action.do) {
    case 'stop':
      work.move = MOVE_OVER;
      story.push({ kind: 'stopped', to: 'all', who: WARRIOR_NAMES[work.who]! });
      return;
    case 'finish':
      finish(state, work, story);
      return;
    case 'go':
      walk(state, work, spotAt(state, cellNamed(action.to)), 'moved', story);
      return;
    case 'dive':
      walk(state, work, spotAt(state, cellNamed(action.to)), 'dived', story);
      return;
    case 'explore':
      setOut(state, work, SIDES.indexOf(action.side), story);
      return;
    case 'attack':
      fight(work);
      strikeAt(state, work, action, story);
      return;
    case 'deed':
      fight(work);
      if (action.deed === 'clear') clear(state, work, action.target, story);
      else scenarioOf(state).perform?.(state, work.who, action, random, story);
      return;
    case 'use':
      if (action.gift === 'G6') fight(work);
      useGift(state, action, story);
      return;
    case 'play':
      if (action.card === 'grenade') fight(work);
      layCard(state, action, story)?.effect(state, action.target, random, story);
  }
}

/** The fight step: whoever moved before moves no more (CL-ACT-03). */
function fight(work: ActionWork): void {
  work.fought = true;
  if (work.move === ON_THE_MOVE) work.move = MOVE_OVER;
}
