import type { Random } from '@oubliette/kernel';
import { setTp } from './combat/harm.ts';
import type { Story } from './event.ts';
import { F, type Fact } from './facts.ts';
import { offerGifts } from './initiative/gifts.ts';
import {
  assign,
  clearRound,
  determineExhaustion,
  rollActionDice,
} from './initiative/initiative.ts';
import { ask } from './point.ts';
import { scenarioOf } from './scenarios/index.ts';
import { DEMON, HUMAN } from './seats.ts';
import { nextStage, STAGE, type StageName, toStage } from './stages.ts';
import {
  ACTED,
  addFact,
  BLESSED_CBT,
  BLESSED_MVT,
  fact,
  type State,
  setFact,
  UNGUARDED,
} from './state.ts';
import { resolveAreas, rollDestinyDice } from './threat/destiny.ts';
import { demonHas } from './warriors/figures.ts';
import { WARRIORS } from './warriors/roster.ts';

type Stage = (state: State, random: Random, story: Story) => void;

/** Rounds in a row without anything of note after which nobody wins (CL-WIN-06). */
const QUIET_ROUNDS = 20;

/** Opens a window for both; the active player is asked first (CL-ROUND-04). */
function openFor(state: State, window: number, ...roles: (0 | 1)[]): void {
  for (const role of roles.reverse()) state.work.push({ kind: 'window', window, role });
}

function unflag(state: State, flags: number): void {
  for (let who = 0; who < WARRIORS; who++) state.flags[who]! &= ~flags;
}

function reset(state: State, ...names: Fact[]): void {
  for (const name of names) state.facts[F[name]] = 0;
}

/** What each step of a round does: it asks, opens a window, or goes on to the next. */
export const STAGES: Readonly<Record<StageName, Stage>> = {
  setup(state) {
    nextStage(state);
  },
  dawn(state, random, story) {
    nextStage(state);
    addFact(state, 'round', 1);
    clearRound(state);
    story.push({ kind: 'round', to: 'all', round: fact(state, 'round') });
    story.push({ kind: 'phase', to: 'all', phase: 'initiative' });
    scenarioOf(state).dawn?.(state, random, story);
  },
  rollAction(state, random, story) {
    nextStage(state);
    rollActionDice(state, random, story);
  },
  afterRoll(state) {
    nextStage(state);
    openFor(state, 2, HUMAN, DEMON);
  },
  assign,
  exhaustion(state, _random, story) {
    nextStage(state);
    determineExhaustion(state, story);
    openFor(state, 3, DEMON);
  },
  gifts: offerGifts,
  humanPhase(state, _random, story) {
    nextStage(state);
    unflag(state, ACTED);
    story.push({ kind: 'phase', to: 'all', phase: 'human' });
  },
  orders: state => ask(state, 'orders', HUMAN),
  humanEnd(state, _random, story) {
    nextStage(state);
    unflag(state, BLESSED_MVT | BLESSED_CBT);
    scenarioOf(state).humanPhaseEnds?.(state, story);
  },
  threat(state, _random, story) {
    nextStage(state);
    reset(state, 'legion', 'resistance', 'sign');
    story.push({ kind: 'phase', to: 'all', phase: 'threat' });
    scenarioOf(state).threatStarts?.(state, story);
    if (demonHas(state, 'drives-pack')) setTp(state, fact(state, 'tp') + 1, story);
  },
  beforeDestiny(state) {
    nextStage(state);
    openFor(state, 9, HUMAN);
  },
  rollDestiny(state, random, story) {
    nextStage(state);
    rollDestinyDice(state, random, story);
  },
  destiny: state => ask(state, 'destiny', DEMON),
  resolve(state, _random, story) {
    nextStage(state);
    resolveAreas(state, story);
  },
  entry: state => ask(state, 'entry', DEMON),
  demonPhase(state, _random, story) {
    nextStage(state);
    reset(state, 'taste', 'burrowing', 'oil');
    unflag(state, ACTED);
    story.push({ kind: 'phase', to: 'all', phase: 'demon' });
    openFor(state, 11, HUMAN);
  },
  demonOrders: state => ask(state, 'orders', DEMON),
  demonEnd(state, _random, story) {
    reset(state, 'speed', 'claws', 'rage', 'critical');
    setFact(state, 'hold', -1);
    unflag(state, UNGUARDED);
    scenarioOf(state).demonPhaseEnds?.(state, story);
    addFact(state, 'quiet', 1);
    if (fact(state, 'stirred') === 1) setFact(state, 'quiet', 0);
    setFact(state, 'stirred', 0);
    toStage(state, 'dawn');
  },
};

/** Whether the round that just ended was the last one of the scenario (CL-WIN-05). */
export function isTimeUp(state: State): boolean {
  const { roundLimit } = scenarioOf(state);
  return roundLimit !== undefined && fact(state, 'round') >= roundLimit && isDawn(state);
}

/** Nothing has happened for many rounds (CL-WIN-06). */
export function isStandstill(state: State): boolean {
  return fact(state, 'quiet') >= QUIET_ROUNDS;
}

function isDawn(state: State): boolean {
  return state.facts[F.stage] === STAGE.dawn;
}
