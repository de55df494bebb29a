/**
 * The automaton. For every objective a least-cost search under the approximation rules; the first
 * objective that can be achieved is taken, else the primary one is approached. Nothing is carried out
 * here: the answer is a plan and the trace of how it came about.
 */
import { fastRandom } from '@oubliette/kernel';
import type { RuleId } from '../../../rules/ids.ts';
import { type CellId, printCell } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import type { DuelAction } from '../../duel/action.ts';
import { isMiniature, rosterIn } from '../../duel/state.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { ClosingDeed } from '../aims/aim.ts';
import { fire } from '../aims/fire.ts';
import { guess } from '../guess.ts';
import { isNpc, npcCard, type SoloState } from '../state.ts';
import type { SoloView } from '../view.ts';
import { approach } from './approach.ts';
import { openDie, type TieDie } from './dice.ts';
import { lookAt, mayFire, type Prospect, plainLook } from './look.ts';
import { type NpcScene, sceneOf } from './scene.ts';
import {
  type ObjectiveLook,
  printSought,
  type Sought,
  type Trace,
  type TraceChoice,
} from './trace.ts';

export interface NpcPlan {
  readonly npc: string;
  readonly aim: NpcAim;
  readonly target: Sought | null;
  readonly token: Token;
  /** The way there; AP are paid as the actions say. */
  readonly actions: readonly DuelAction[];
  /** What closes the objective, once there; nothing when it is only approached. */
  readonly deed: ClosingDeed | null;
  /** The budget of the mode (DS-MODE-01). */
  readonly budget: number;
  readonly reached: boolean;
}

export interface PlannedActivation {
  /** Nothing when there is nothing to do (DS-PRIM-07). */
  readonly plan: NpcPlan | null;
  readonly trace: Trace;
}

/** What an NPC has to spend and has done so far in its activation. */
export interface ActivationMeans {
  /** AP left for whatever it does next, or null at the beginning: then each objective has its own. */
  readonly ap: number | null;
  readonly given: readonly number[];
  readonly fired: boolean;
}

export const FRESH: ActivationMeans = { ap: null, given: [], fired: false };

/** Scans the objectives from 1 to 6 (DS-OBJ-01, DS-GET-03). */
export function planActivation(
  state: SoloState,
  npc: Token,
  die: TieDie,
  means: ActivationMeans = FRESH,
): PlannedActivation {
  return scan(sceneFor(state, npc, means), die, means);
}

/** Nothing is looked for beyond the AP that it has, or may have. */
function sceneFor(state: SoloState, npc: Token, { ap, given }: ActivationMeans): NpcScene {
  const horizon = ap ?? Math.max(...npcCard(state, npc).objectives.map(objective => objective.ap));
  return sceneOf(state, npc, { given, horizon });
}

function scan(scene: NpcScene, die: TieDie, means: ActivationMeans): PlannedActivation {
  const looks: ObjectiveLook[] = [];
  for (const { aim, ap } of scene.card.objectives) {
    const budget = means.ap ?? ap;
    const prospect = lookAt(scene, aim, budget, means);
    looks.push(...prospect.looks);
    if (prospect.found !== null) return settle(scene, prospect, budget, looks, die);
  }
  const primary = scene.card.objectives.find(({ aim }) => aim === scene.card.primary)!;
  return nearing(scene, scene.card.primary, means.ap ?? primary.ap, looks, die);
}

/** A Wizard who has the Wand fires at once if he can (DS-FIRE-03); then all objectives again (DS-GET-03). */
export function planAfterTaking(
  state: SoloState,
  npc: Token,
  die: TieDie,
  means: ActivationMeans,
): PlannedActivation {
  const scene = sceneFor(state, npc, means);
  if (mayFire(scene, means)) {
    const ap = means.ap ?? 0;
    const prospect = plainLook(scene, fire, ap);
    if (prospect.found !== null) return settle(scene, prospect, ap, prospect.looks, die);
  }
  return scan(scene, die, means);
}

/** The same objective once more, with the AP left; else it is approached (DS-MODE-02, DS-EDGE-04). */
export function planMode(
  state: SoloState,
  npc: Token,
  aim: NpcAim,
  ap: number,
  die: TieDie,
  means: ActivationMeans,
): PlannedActivation {
  const scene = sceneFor(state, npc, { ...means, ap });
  const prospect = lookAt(scene, aim, ap, means);
  if (prospect.found !== null) return settle(scene, prospect, ap, prospect.looks, die);
  return nearing(scene, aim, ap, prospect.looks, die);
}

/** What an NPC would do now if it were activated; ties are told, not rolled. */
export function forecast(state: SoloState, npc: Token): PlannedActivation {
  return planActivation(state, npc, openDie());
}

/** The same from what lies open on the table: no plan looks under a face-down room. */
export function forecastFrom(seen: SoloView, name: string): PlannedActivation | null {
  const state = guess(seen, fastRandom(1));
  const npc = rosterIn(state).numberOf(name);
  if (npc === undefined || !isNpc(npc) || !isMiniature(state, npc)) return null;
  return forecast(state, npc);
}

function settle(
  scene: NpcScene,
  { aim, found, rule }: Prospect,
  budget: number,
  looks: readonly ObjectiveLook[],
  die: TieDie,
): PlannedActivation {
  const way = found!(die);
  const { target, actions, end, cost, deed, price } = way;
  const plan: NpcPlan = {
    npc: scene.state.names[scene.npc]!,
    aim,
    target: target.sought,
    token: target.token,
    actions,
    deed,
    budget,
    reached: true,
  };
  const choice = choiceOf(
    scene,
    aim,
    target.sought,
    true,
    rule,
    cost.ap + price,
    cost.squares,
    end,
  );
  return { plan, trace: traceOf(scene, afterRoll(looks, target.sought!), die, choice) };
}

/** Of targets that were equal the die has chosen one. */
function afterRoll(looks: readonly ObjectiveLook[], chosen: Sought): ObjectiveLook[] {
  const isChosen = (target: Sought) => printSought(target) === printSought(chosen);
  return looks.map((look, at) =>
    at < looks.length - 1
      ? look
      : {
          ...look,
          candidates: look.candidates.map(candidate =>
            candidate.verdict === 'chosen' && !isChosen(candidate.target)
              ? { ...candidate, verdict: 'lost-the-roll' as const }
              : candidate,
          ),
        },
  );
}

function nearing(
  scene: NpcScene,
  aim: NpcAim,
  ap: number,
  looks: readonly ObjectiveLook[],
  die: TieDie,
): PlannedActivation {
  const way = approach(scene, aim, ap, die);
  if (way === null) return { plan: null, trace: traceOf(scene, looks, die, null) };
  const { target, actions, end, cost, rule } = way;
  const plan: NpcPlan = {
    npc: scene.state.names[scene.npc]!,
    aim,
    target,
    token: NOBODY,
    actions,
    deed: null,
    budget: ap,
    reached: false,
  };
  const choice = choiceOf(scene, aim, target, false, rule, cost.ap, cost.squares, end);
  return { plan, trace: traceOf(scene, looks, die, choice) };
}

function choiceOf(
  { plan }: NpcScene,
  aim: NpcAim,
  target: Sought | null,
  reached: boolean,
  rule: RuleId,
  ap: number,
  squares: number,
  end: CellId,
): TraceChoice {
  return { aim, target, reached, rule, ap, squares, end: printCell(plan, end) };
}

function traceOf(
  scene: NpcScene,
  looks: readonly ObjectiveLook[],
  die: TieDie,
  choice: TraceChoice | null,
): Trace {
  return { npc: scene.state.names[scene.npc]!, looks, ties: [...die.ties], choice };
}
