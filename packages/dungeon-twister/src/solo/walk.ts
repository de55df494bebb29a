/** One action of an NPC's plan, carried out by the rules of the duel: what they refuse, it must not plan. */
import type { Random } from '@oubliette/kernel';
import type { DuelAction } from '../duel/action.ts';
import { cards } from '../duel/cards.ts';
import { move } from '../duel/move.ts';
import { SEATS } from '../duel/state.ts';
import { turn } from '../duel/turn.ts';
import type { SoloStory } from './event.ts';
import { NP, type SoloState } from './state.ts';

/** The NP has no seat, but the duel asks for one. */
export const SEAT = SEATS[NP]!;

/** One action of a plan, by the rules of the duel. */
export function act(state: SoloState, action: DuelAction, random: Random, story: SoloStory): void {
  if (isOnTheWay(action)) {
    walk(state, action, random, story);
    return;
  }
  endMove(state, random, story);
  // An NPC jumps without a card (DS-JUMP-01): the one that the duel takes is lent to it.
  if (action.do === 'jump') cards.setJumps(state, NP, 1);
  const frame = { kind: 'turn' } as const;
  const refusal = turn.refusal(state, SEAT, action, frame);
  if (refusal !== null) throw new Error(`${JSON.stringify(action)} is against ${refusal.rule}`);
  story.push(...turn.apply(state, SEAT, action, random, frame));
}

function isOnTheWay(action: DuelAction): boolean {
  return (
    action.do === 'step' || action.do === 'take' || action.do === 'swap' || action.do === 'drop'
  );
}

function walk(state: SoloState, action: DuelAction, random: Random, story: SoloStory): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') throw new Error('nobody is on the move');
  const refusal = move.refusal(state, SEAT, action, frame);
  if (refusal !== null) throw new Error(`${JSON.stringify(action)} is against ${refusal.rule}`);
  story.push(...move.apply(state, SEAT, action, random, frame));
}

/** A move under way ends before any other action (DS-JUMP-02). */
export function endMove(state: SoloState, random: Random, story: SoloStory): void {
  if (state.frames.at(-1)?.kind === 'move') walkStop(state, random, story);
}

function walkStop(state: SoloState, random: Random, story: SoloStory): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') return;
  const refusal = move.refusal(state, SEAT, { do: 'stop' }, frame);
  if (refusal !== null) throw new Error(`a stop is against ${refusal.rule}`);
  story.push(...move.apply(state, SEAT, { do: 'stop' }, random, frame));
}
