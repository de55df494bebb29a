import { type Random, shuffle } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { rollDice, sortDice } from '../dice.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { CONFIRM, give, pickDie, ROLL } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { HUMAN } from '../seats.ts';
import { nextStage } from '../stages.ts';
import { EXHAUSTED, fact, isInPlay, type State, setFact } from '../state.ts';
import { carriedObject } from '../warriors/figures.ts';
import {
  HUMANS,
  isHuman,
  REDEEMER,
  WARRIOR_NAMES,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';

function humansInPlay(state: State): Warrior[] {
  const list: Warrior[] = [];
  for (let who = 0; who < HUMANS; who++) if (isInPlay(state, who)) list.push(who);
  return list;
}

/** One die per human in play, and more by effects (CL-INIT-01). */
export function rollActionDice(state: State, random: Random, story: CaveStory): void {
  const scepter = isInPlay(state, REDEEMER) && carriedObject(state, REDEEMER)?.name === 'scepter';
  const count = humansInPlay(state).length + (scepter ? 1 : 0) + fact(state, F.gathered);
  setFact(state, F.gathered, 0);
  rollOnto(state, [], count, random, story);
}

function rollOnto(
  state: State,
  kept: readonly number[],
  count: number,
  random: Random,
  story: CaveStory,
): void {
  state.dice = sortDice([...kept, ...rollDice(random, count)]);
  story.push({ kind: 'action-dice', to: 'all', dice: state.dice.slice() });
}

/** Second Chance: dice are picked, then rolled again together (A13). */
export const secondChanceWork: DoWork<'second-chance'> = state =>
  ask(state, 'second-chance', HUMAN);

export const secondChancePoint: DecisionRules = {
  legal: state => [ROLL, ...[...new Set(state.dice)].map(pickDie)],
  whyNot(state, _role, action): RuleId | null {
    if (action.do === 'roll') return null;
    return action.do === 'pick' && state.dice.includes(action.value) ? null : 'A13';
  },
  answer(state, action, random, story) {
    const work = topWork(state, 'second-chance');
    if (action.do === 'pick') {
      state.dice = without(state.dice, action.value);
      work.picked = [...work.picked, action.value];
      return;
    }
    done(state);
    rollOnto(state, state.dice, work.picked.length, random, story);
  },
};

function without(dice: readonly number[], value: number): number[] {
  const at = dice.indexOf(value);
  return dice.filter((_, index) => index !== at);
}

/** Panic! deals the dice by chance (CL-INIT-06); otherwise the Human player gives them. */
export function assign(state: State, random: Random, story: CaveStory): void {
  const humans = humansInPlay(state);
  if (fact(state, F.panic) === 1) {
    setFact(state, F.panic, 0);
    const dealt = shuffle(random, 'lot', [...state.dice]);
    for (const [index, who] of humans.entries()) giveDie(state, who, dealt[index]!, story);
    setAside(state, story);
  } else if (humans.length === 0) nextStage(state);
  else if (isDealt(state, humans)) {
    for (const who of humans) giveDie(state, who, state.dice[0]!, story);
    setAside(state, story);
  } else ask(state, 'assign', HUMAN);
}

/** Dice that are all alike leave nothing to choose (CL-ROUND-05). */
function isDealt({ dice, die }: State, humans: readonly Warrior[]): boolean {
  return dice[0] === dice.at(-1) && humans.every(who => die[who] === 0);
}

function giveDie(state: State, who: Warrior, die: number, story: CaveStory): void {
  state.die[who] = die;
  state.dice = without(state.dice, die);
  story.push({ kind: 'given', to: 'all', who: WARRIOR_NAMES[who]!, die });
}

function setAside(state: State, story: CaveStory): void {
  story.push({ kind: 'assigned', to: 'all', aside: [...state.dice], stands: true });
  state.dice = [];
  nextStage(state);
}

/** Exactly one die for each human, confirmed as a whole (CL-INIT-02). */
export const assignPoint: DecisionRules = {
  legal(state) {
    const waiting = humansInPlay(state).filter(who => state.die[who] === 0);
    if (waiting.length === 0) return [CONFIRM];
    const actions: Action[] = [];
    let last = 0;
    for (const die of state.dice) {
      if (die === last) continue;
      last = die;
      for (const who of waiting) actions.push(give(die, who));
    }
    return actions;
  },
  whyNot(state, _role, action) {
    if (action.do === 'confirm') {
      return humansInPlay(state).every(who => state.die[who]! > 0) ? null : 'CL-INIT-02';
    }
    if (action.do !== 'give' || !state.dice.includes(action.value)) return 'CL-INIT-02';
    const who = warriorNamed(action.who);
    if (who < 0 || !isHuman(who) || !isInPlay(state, who)) return 'CL-INIT-02';
    return state.die[who] === 0 ? null : 'CL-INIT-02';
  },
  answer(state, action, _random, story) {
    if (action.do === 'give') giveDie(state, warriorNamed(action.who), action.value, story);
    else setAside(state, story);
  },
};

/** Whoever has a die that points at a cancelled line is exhausted (CL-EXH-01). */
export function determineExhaustion(state: State, story: CaveStory): void {
  for (const who of humansInPlay(state)) {
    if ((state.lines[who]! & (1 << (state.die[who]! - 1))) === 0) continue;
    state.flags[who]! |= EXHAUSTED;
    story.push({ kind: 'exhausted', to: 'all', who: WARRIOR_NAMES[who]! });
  }
}

/** The dice of the last round and what lasted until now are gone. */
export function clearRound(state: State): void {
  for (let who = 0; who < HUMANS; who++) {
    state.die[who] = 0;
    state.flags[who] = 0;
  }
  for (const name of ['gifts-used', 'foresight', 'crisis', 'panic'] as const) {
    state.facts[F[name]] = 0;
  }
}
