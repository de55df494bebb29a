import type { Random } from '@oubliette/kernel';
import { setTp } from './combat/harm.ts';
import type { CaveStory } from './event.ts';
import { F } from './facts.ts';
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
import { nextStage, STAGE, STAGE_NAMES, type StageName, toStage } from './stages.ts';
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

type Stage = (state: State, random: Random, story: CaveStory) => void;

/** Rounds in a row without anything of note after which nobody wins (CL-WIN-06). */
const QUIET_ROUNDS = 20;

function open(state: State, window: number, role: 0 | 1): void {
  state.work.push({ kind: 'window', window, role });
}

function unflag(state: State, flags: number): void {
  for (let who = 0; who < WARRIORS; who++) state.flags[who]! &= ~flags;
}

function reset(state: State, places: readonly number[]): void {
  for (const place of places) state.facts[place] = 0;
}

/** What lasts until the Threat phase, until the Demon action phase, and until that one ends. */
const UNTIL_THREAT = [F.legion, F.resistance, F.sign];
const UNTIL_DEMONS = [F.taste, F.burrowing, F.oil];
const FOR_DEMONS = [F.speed, F.claws, F.rage, F.critical];

/** What each step of a round does: it asks, opens a window, or goes on to the next. */
const BY_NAME: Readonly<Record<StageName, Stage>> = {
  setup(state) {
    nextStage(state);
  },
  dawn(state, random, story) {
    nextStage(state);
    addFact(state, F.round, 1);
    clearRound(state);
    story.push({ kind: 'round', to: 'all', round: fact(state, F.round) });
    story.push({ kind: 'phase', to: 'all', phase: 'initiative' });
    scenarioOf(state).dawn?.(state, random, story);
  },
  rollAction(state, random, story) {
    nextStage(state);
    rollActionDice(state, random, story);
  },
  afterRoll(state) {
    nextStage(state);
    // The active player is asked first (CL-ROUND-04).
    open(state, 2, DEMON);
    open(state, 2, HUMAN);
  },
  assign,
  exhaustion(state, _random, story) {
    nextStage(state);
    determineExhaustion(state, story);
    open(state, 3, DEMON);
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
    reset(state, UNTIL_THREAT);
    story.push({ kind: 'phase', to: 'all', phase: 'threat' });
    scenarioOf(state).threatStarts?.(state, story);
    if (demonHas(state, 'drives-pack')) setTp(state, fact(state, F.tp) + 1, story);
  },
  beforeDestiny(state) {
    nextStage(state);
    open(state, 9, HUMAN);
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
    reset(state, UNTIL_DEMONS);
    unflag(state, ACTED);
    story.push({ kind: 'phase', to: 'all', phase: 'demon' });
    open(state, 11, HUMAN);
  },
  demonOrders: state => ask(state, 'orders', DEMON),
  demonEnd(state, _random, story) {
    reset(state, FOR_DEMONS);
    setFact(state, F.hold, -1);
    unflag(state, UNGUARDED);
    scenarioOf(state).demonPhaseEnds?.(state, story);
    addFact(state, F.quiet, 1);
    if (fact(state, F.stirred) === 1) setFact(state, F.quiet, 0);
    setFact(state, F.stirred, 0);
    toStage(state, 'dawn');
  },
};

/** By number of the stage. */
export const STAGES: readonly Stage[] = STAGE_NAMES.map(name => BY_NAME[name]);

/** Whether the round that just ended was the last one of the scenario (CL-WIN-05). */
export function isTimeUp(state: State): boolean {
  if (state.facts[F.stage] !== STAGE.dawn) return false;
  const { roundLimit } = scenarioOf(state);
  return roundLimit !== undefined && fact(state, F.round) >= roundLimit;
}

/** Nothing has happened for many rounds (CL-WIN-06). */
export function isStandstill(state: State): boolean {
  return fact(state, F.quiet) >= QUIET_ROUNDS;
}
