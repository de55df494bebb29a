import { fastRandom } from '@oubliette/kernel';
import { guess } from '../guess.ts';
import { NP } from '../state.ts';
import { type SoloView, view } from '../view.ts';
import { act, endMove } from '../walk.ts';
import type { PlannedActivation } from './plan.ts';

/** A plan with the table as it will be when the way is gone, before the deed that closes the objective. */
export interface ForeseenPlan extends PlannedActivation {
  readonly arrived: SoloView | null;
}

/** Goes the way of a plan on a table like the one that is seen. */
export function foresee(seen: SoloView, planned: PlannedActivation): ForeseenPlan {
  const { plan } = planned;
  if (plan === null) return { ...planned, arrived: null };
  const state = guess(seen, fastRandom(1));
  const move = state.frames.at(-1);
  const isOnTheWay = move?.kind === 'move' && state.names[move.mover] === plan.npc;
  state.frames = isOnTheWay ? [move] : [];
  state.active = NP;
  state.left = Math.max(state.left, plan.budget);
  for (const action of plan.actions) act(state, action, fastRandom(1), []);
  // Without a deed the move may go on: what is handed over or taken ends on a square of two (DS-DEL-01).
  if (plan.deed !== null) endMove(state, fastRandom(1), []);
  return { ...planned, arrived: view(state, seen.viewer) };
}
