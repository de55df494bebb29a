/** The turns of Player and NP follow each other (DS-TURN-01, 02, DS-NP-01 to 05). */
import { type Random, shuffle } from '@oubliette/kernel';
import { cards } from '../duel/cards.ts';
import { QUIET_TURNS } from '../duel/end.ts';
import { isOnBoard, isWounded, MENDED, STRUCK } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';
import { beginActivation, nextUpright } from './activation.ts';
import { mayCrawl } from './crawl.ts';
import type { SoloStory } from './event.ts';
import { ICONS } from './icons.ts';
import { NP, npcsInPlay, PLAYER, type SoloState, TURNED } from './state.ts';
import { pop, push } from './work.ts';

/** Phase 3: the Action card calls its reinforcement; phase 4 follows (DS-TURN-02, DS-REIN-04). */
export function endPlayersTurn(state: SoloState): void {
  const played = cards.last(state, PLAYER);
  state.frames = [];
  state.left = 0;
  push(state, { kind: 'turn-end' });
  if (ICONS[state.solo.level].actions.includes(played))
    push(state, { kind: 'reinforcements', count: 1 });
}

/** Phase 4, and the NP's turn: a new row, in which the wounded lie sideways (DS-NP-01 to 03). */
export function runTurnEnd(state: SoloState, random: Random, story: SoloStory): void {
  pop(state);
  story.push({ kind: 'turn-ended', to: 'all', seat: 'yellow' });
  if (cards.recycleActions(state, PLAYER)) {
    story.push({ kind: 'cards-back', to: 'all', seat: 'yellow' });
  }
  if (isStandstill(state)) return;
  closeTurn(state, NP);
  const { solo } = state;
  solo.row = shuffle(random, 'row', npcsInPlay(state));
  solo.turned.fill(0);
  for (const npc of solo.row as Token[]) {
    if (isWounded(state, npc) && !mayCrawl(state, npc)) solo.turned[npc] = TURNED;
  }
  const row = solo.row.map(npc => nameOf(state, npc as Token));
  story.push({ kind: 'np-turn', to: 'all', row });
  push(state, { kind: 'watch' });
}

/** Nobody left to act: the Player is next (DS-NP-04). */
export function runWatch(state: SoloState, story: SoloStory): void {
  pop(state);
  story.push({ kind: 'turn-ended', to: 'all', seat: 'blue' });
  if (isStandstill(state)) return;
  closeTurn(state, PLAYER);
  state.solo.round++;
  state.frames = [{ kind: 'card' }];
}

export function asksToWatch(state: SoloState): boolean {
  return nextUpright(state) !== null;
}

export function answerWatch(state: SoloState, story: SoloStory): void {
  beginActivation(state, nextUpright(state)!, story);
}

function closeTurn(state: SoloState, next: number): void {
  for (let token = 0; token < state.marks.length; token++)
    state.marks[token]! &= ~(STRUCK | MENDED);
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  state.stirred = false;
  state.active = next;
  state.turn++;
}

/** DT-END-03: too long without anything of note. */
function isStandstill(state: SoloState): boolean {
  return !state.stirred && state.quiet + 1 >= QUIET_TURNS;
}

/** The cards of those who are gone leave the game (DS-NP-02). */
export function tidyRow(state: SoloState): void {
  const { solo } = state;
  for (const npc of solo.row as Token[]) if (!isOnBoard(state, npc)) solo.turned[npc] = 0;
  solo.row = solo.row.filter(npc => isOnBoard(state, npc as Token));
}
