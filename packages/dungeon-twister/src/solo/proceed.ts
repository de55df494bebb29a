/** The NP's work goes on by itself until somebody must answer, or the game is won (DS-WIN-02). */

import type { Outcome, Random } from '@oubliette/kernel';
import { overFor } from '../duel/end.ts';
import { rosterIn } from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';
import { runActivation } from './activation.ts';
import { asksInCombat, runCombat } from './combat.ts';
import type { SoloStory } from './event.ts';
import { releaseHeld } from './held.ts';
import { asksToWatch, runTurnEnd, runWatch, tidyRow } from './np-turn.ts';
import { runReinforcements, runVisions } from './reveal.ts';
import {
  isNpc,
  isWon,
  NP,
  npcCard,
  PLAYER,
  type SoloFrame,
  type SoloSeat,
  type SoloState,
  TURNED,
} from './state.ts';
import { asksForSix, runTeleport } from './teleport.ts';
import { push } from './work.ts';

/** Whether a frame waits for the Player. */
function asks(state: SoloState, frame: SoloFrame): boolean {
  switch (frame.kind) {
    case 'starters':
      return true;
    case 'watch':
      return asksToWatch(state);
    case 'combat':
      return asksInCombat(state, frame);
    case 'teleport':
      return asksForSix(frame);
    default:
      return false;
  }
}

function run(state: SoloState, frame: SoloFrame, random: Random, story: SoloStory): void {
  switch (frame.kind) {
    case 'watch':
      runWatch(state, story);
      break;
    case 'activation':
      runActivation(state, frame, random, story);
      break;
    case 'combat':
      runCombat(state, frame, random, story);
      break;
    case 'teleport':
      runTeleport(state, frame, random, story);
      break;
    case 'reinforcements':
      runReinforcements(state, frame, random, story);
      break;
    case 'visions':
      runVisions(state, frame, random, story);
      break;
    case 'turn-end':
      runTurnEnd(state, random, story);
      break;
    default:
  }
}

export function proceed(
  state: SoloState,
  random: Random,
  story: SoloStory,
  waits: (state: SoloState, frame: SoloFrame) => boolean = asks,
): void {
  for (let noted = 0; ; ) {
    noted = takeNote(state, story, noted);
    const frame = state.solo.work.at(-1);
    if (isWon(state) || (frame === undefined && state.frames.length === 0)) {
      end(state, story);
      return;
    }
    if (frame === undefined || waits(state, frame)) return;
    run(state, frame, random, story);
  }
}

/** What follows from what was just told: cards turned, a successor called (DS-NP-05, NC-WIZ-04). */
function takeNote(state: SoloState, story: SoloStory, from: number): number {
  let fallen = false;
  for (const event of story.slice(from)) {
    if (event.kind === 'took' || event.kind === 'swapped') fallen = true;
    if (event.kind !== 'wounded' && event.kind !== 'killed') continue;
    fallen = true;
    const token = rosterIn(state).numberOf(event.token) as Token;
    if (!isNpc(token)) continue;
    if (event.kind === 'wounded') state.solo.turned[token]! |= TURNED;
    else if (npcCard(state, token).trait === 'calls-successor') {
      push(state, { kind: 'reinforcements', count: 1 });
    }
  }
  if (fallen && state.frames.at(-1)?.kind !== 'move') releaseHeld(state);
  tidyRow(state);
  return story.length;
}

/** Nothing that was pending is carried out any more. */
function end(state: SoloState, story: SoloStory): void {
  state.frames = [];
  state.solo.work = [];
  state.left = 0;
  story.push(overFor(isWon(state) ? 'target' : 'still', winnersOf(state)));
}

function winnersOf({ points }: SoloState): SoloSeat[] {
  return points[PLAYER]! > points[NP]! ? ['yellow'] : [];
}

export function outcome(state: SoloState): Outcome<SoloSeat> | null {
  if (state.frames.length > 0 || state.solo.work.length > 0) return null;
  return { winners: winnersOf(state), scores: { yellow: state.points[PLAYER]! } };
}
