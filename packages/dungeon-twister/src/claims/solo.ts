import {
  type Finding,
  figuresClaimed,
  type NotationWords,
  type OwnClaims,
} from '@oubliette/kernel';
import { cellAt, farEdge, nearEdge, planUnder, positionOfEdge } from '../board/index.ts';
import { printRoomEdge, ROOM_EDGES } from '../board/room-edge.ts';
import { isMiniature } from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';
import { nextPlan } from '../solo/activation.ts';
import { openDie } from '../solo/planner/dice.ts';
import {
  FRESH,
  type NpcPlan,
  type PlannedActivation,
  planActivation,
} from '../solo/planner/plan.ts';
import { printSought } from '../solo/planner/trace.ts';
import type { Solo } from '../solo/solo.ts';
import { cloneSolo, isNpc, type SoloState } from '../solo/state.ts';
import { duelClaims } from './duel.ts';
import { tokenOnBoard } from './place.ts';

/**
 * `plan N:artos aim=combat ap=2 end=@4,4`: what an NPC would do now. In the middle of its activation it
 * goes on with what is left to it (DS-MODE-02); nothing is rolled, `ties` tells how often a die would be.
 */
function plan(state: SoloState, words: NotationWords): Finding {
  const npc = tokenOnBoard(words, state);
  const name = state.names[npc]!;
  if (!isNpc(npc)) return words.refuse(`${name} is no NPC.`);
  if (!isMiniature(state, npc)) return words.refuse(`${name} is wounded.`);
  const { plan: chosen, trace } = planNow(cloneSolo(state), npc);
  const { choice, ties } = trace;
  return figuresClaimed(words, name, {
    aim: choice?.aim ?? '-',
    target: choice?.target ? printSought(choice.target) : '-',
    reached: choice?.reached ? 'yes' : 'no',
    ap: choice?.ap ?? 0,
    squares: choice?.squares ?? 0,
    end: choice?.end ?? '-',
    edge: chosen === null ? '-' : edgeOf(state, chosen, choice!.end),
    ties: ties.length,
  });
}

function planNow(state: SoloState, npc: Token): PlannedActivation {
  const frame = state.solo.work.at(-1);
  if (frame?.kind === 'activation' && frame.npc === npc) return nextPlan(state, frame, openDie());
  return planActivation(state, npc, openDie(), FRESH);
}

/** The portcullis that is worked on at the end: `R1:V2.2`, for one square may have several. */
function edgeOf({ labyrinth }: SoloState, { deed }: NpcPlan, end: string): string {
  if (deed?.do !== 'open' && deed?.do !== 'break') return '-';
  const [x = 0, y = 0] = end.slice(1).split(',').map(Number);
  const cell = cellAt(planUnder(labyrinth), x, y)!;
  const edge = (deed.far ? farEdge : nearEdge)(labyrinth, cell, deed.side)!;
  return `R${positionOfEdge(edge)}:${printRoomEdge(edge % ROOM_EDGES)}`;
}

/** What vectors of the solo game can claim: all that those of the duel can, and plans. */
export const soloClaims: OwnClaims<Solo> = { ...duelClaims, plan: { judge: plan } };
