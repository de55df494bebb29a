/** One NPC at a time: it chooses, goes, does, and chooses again until it is deactivated (DS-MODE-01 to 04). */
import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { printAction } from '../duel/notation/action.ts';
import { isMiniature, isOnBoard, isWounded, MENDED, SEATS, STRUCK } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { turn } from '../duel/turn.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { repel } from './aims/repel.ts';
import { crawl } from './crawl.ts';
import { close } from './deeds.ts';
import type { SoloStory } from './event.ts';
import { noteHands } from './held.ts';
import { rollingDie, type TieDie } from './planner/dice.ts';
import { nearestEnd } from './planner/ending.ts';
import {
  type ActivationMeans,
  type NpcPlan,
  type PlannedActivation,
  planActivation,
  planAfterTaking,
  planMode,
} from './planner/plan.ts';
import { sceneOf } from './planner/scene.ts';
import { printSought } from './planner/trace.ts';
import { shutBehind } from './portcullises.ts';
import { ACTED, isWon, NP, npcCard, type SoloState, TURNED } from './state.ts';
import { act, endMove } from './walk.ts';
import { wander } from './wander.ts';
import { pop, push, type SoloWorkOf } from './work.ts';

type Activation = SoloWorkOf<'activation'>;

/** The leftmost upright card acts (DS-NP-04). */
export function nextUpright(state: SoloState): Token | null {
  const { row, turned } = state.solo;
  return (row.find(token => (turned[token]! & TURNED) === 0) as Token | undefined) ?? null;
}

export function beginActivation(state: SoloState, npc: Token, story: SoloStory): void {
  state.marks[npc]! &= ~MENDED;
  state.left = 0;
  story.push({ kind: 'activated', to: 'all', token: nameOf(state, npc) });
  push(state, {
    kind: 'activation',
    npc,
    aim: null,
    given: [],
    fired: false,
    again: NOBODY,
    over: null,
  });
}

export function runActivation(
  state: SoloState,
  frame: Activation,
  random: Random,
  story: SoloStory,
): void {
  const npc = frame.npc as Token;
  if (frame.aim === null) rise(state, npc, random, story);
  const goesOn = isMiniature(state, npc) && frame.over === null;
  if (goesOn && strikesAgain(state, frame, random, story)) return;
  const planned =
    goesOn && !isSpent(state, frame) ? nextPlan(state, frame, rollingDie(random)) : null;
  if (planned !== null) tell(state, npc, planned, story);
  if (planned === null || planned.plan === null) finish(state, frame, random, story);
  else carryOut(state, frame, planned.plan, random, story);
}

/** What a trait does before anything is chosen. */
function rise(state: SoloState, npc: Token, random: Random, story: SoloStory): void {
  if (!isOnBoard(state, npc)) return;
  if (isWounded(state, npc)) crawl(state, npc, random, story);
  else wander(state, npc, random, story);
}

/** No AP, and no movement points that a free taking has left (DS-JUMP-02). */
function isSpent(state: SoloState, { aim }: Activation): boolean {
  return aim !== null && state.left === 0 && state.frames.at(-1)?.kind !== 'move';
}

/** What an NPC does next in its activation; where all is equal the die decides. */
export function nextPlan(state: SoloState, frame: Activation, die: TieDie): PlannedActivation {
  const npc = frame.npc as Token;
  const { given, fired, aim } = frame;
  const means: ActivationMeans = { ap: aim === null ? null : state.left, given, fired };
  if (aim === null) return planActivation(state, npc, die, means);
  if (aim === 'get' || aim === 'deliver') return planAfterTaking(state, npc, die, means);
  return planMode(state, npc, aim, state.left, die, means);
}

/** After a tie, or a shot that failed, the same target again (DS-CMB-05). */
function strikesAgain(
  state: SoloState,
  frame: Activation,
  random: Random,
  story: SoloStory,
): boolean {
  const target = frame.again as Token;
  frame.again = NOBODY;
  if (target === NOBODY || (state.marks[target]! & STRUCK) !== 0) return false;
  const names = { token: nameOf(state, frame.npc as Token), target: nameOf(state, target) };
  for (const how of ['shoot', 'attack', 'spear'] as const) {
    const deed = { do: how, ...names };
    if (turn.refusal(state, SEATS[NP]!, deed, { kind: 'turn' }) !== null) continue;
    close(state, frame.npc as Token, deed, random, story);
    return true;
  }
  return false;
}

function carryOut(
  state: SoloState,
  frame: Activation,
  plan: NpcPlan,
  random: Random,
  story: SoloStory,
): void {
  const npc = frame.npc as Token;
  if (frame.aim === null) state.left = plan.budget;
  frame.aim = plan.aim;
  for (const action of plan.actions) {
    act(state, action, random, story);
    if (isWon(state)) return;
    noteHands(state, frame, action, story);
  }
  if (plan.deed !== null && isMiniature(state, npc)) {
    if (plan.deed.do === 'fire') frame.fired = true;
    close(state, npc, plan.deed, random, story);
  }
  frame.over = modeEnd(state, npc, plan);
}

/** The rule of the mode by which this was all, or null (DS-MODE-04). */
function modeEnd(state: SoloState, npc: Token, { aim, reached }: NpcPlan): RuleId | null {
  if (!isMiniature(state, npc)) return 'DS-MODE-04';
  if (!reached) return 'DS-PRIM-01';
  switch (aim) {
    case 'exit':
      return 'DS-EXIT-02';
    case 'regroup':
      return 'DS-REG-03';
    case 'rotate':
      return 'DS-ROT-02';
    case 'get':
    case 'deliver':
    case 'combat':
      return null;
    case 'reveal':
      if (state.labyrinth.revealed.every(room => room === 1)) return 'DS-REV-03';
      break;
    case 'repel':
      if (state.left < repel.price(sceneOf(state, npc))) return 'DS-REP-04';
  }
  return state.left === 0 ? 'DS-MODE-04' : null;
}

/** Why AP are lost; null where none are, or nobody is left to ask. */
function whyLost(state: SoloState, { npc, aim, over }: Activation): RuleId | null {
  if (state.left === 0 || !isOnBoard(state, npc as Token)) return null;
  if (isWounded(state, npc as Token)) return 'DS-MODE-04';
  return over ?? (aim === 'get' || aim === 'deliver' ? 'DS-GET-03' : 'DS-MODE-03');
}

/** Its card is turned; a move that cannot end where it stands ends on the first square where it can. */
function finish(state: SoloState, frame: Activation, random: Random, story: SoloStory): void {
  const npc = frame.npc as Token;
  const lost = { left: state.left, rule: whyLost(state, frame) };
  if (isMiniature(state, npc)) {
    for (const action of nearestEnd(
      sceneOf(state, npc, { given: frame.given }),
      rollingDie(random),
    )) {
      act(state, action, random, story);
    }
    endMove(state, random, story);
    if (npcCard(state, npc).trait === 'shuts-behind') shutBehind(state, npc, story);
  }
  state.left = 0;
  if (isOnBoard(state, npc)) state.solo.turned[npc]! |= TURNED | ACTED;
  story.push({ kind: 'deactivated', to: 'all', token: nameOf(state, npc), ...lost });
  pop(state);
}

function tell(
  state: SoloState,
  npc: Token,
  { plan, trace }: PlannedActivation,
  story: SoloStory,
): void {
  const { choice } = trace;
  story.push({
    kind: 'planned',
    to: 'all',
    token: nameOf(state, npc),
    aim: choice?.aim ?? null,
    target: choice?.target ? printSought(choice.target) : null,
    reached: choice?.reached ?? false,
    ap: choice?.ap ?? 0,
    squares: choice?.squares ?? 0,
    end: choice?.end ?? null,
    actions: (plan?.actions ?? []).map(printAction),
    trace,
  });
}
