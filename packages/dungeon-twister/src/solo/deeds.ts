/** The deeds that close an objective, by the duel's own rules; what only the solo book knows stands here by name. */
import type { Random } from '@oubliette/kernel';
import { tokenNamed } from '../duel/acting.ts';
import type { DuelActionOf, StrikeKind } from '../duel/action.ts';
import { cellOf, isOnBoard, MENDED, planIn, WOUNDED } from '../duel/state.ts';
import { turn } from '../duel/turn.ts';
import type { Token } from '../pieces/roster.ts';
import type { ClosingDeed } from './aims/aim.ts';
import { openCombat } from './combat.ts';
import type { SoloStory } from './event.ts';
import { sceneOf } from './planner/scene.ts';
import { countBreak, openAll } from './portcullises.ts';
import { revealByNpc } from './reveal.ts';
import { rotate } from './rotation.ts';
import { scream } from './scream.ts';
import { ACTED, isWon, npcCard, type SoloState, TURNED } from './state.ts';
import { act, endMove, SEAT } from './walk.ts';

/** Whoever lay on a Rope that was taken on the way is gone (DT-PIT-04). */
function isTargetThere(state: SoloState, deed: ClosingDeed): boolean {
  return !('target' in deed) || isOnBoard(state, tokenNamed(state, deed.target));
}

/** The deed that closes an objective (DS-OBJ-05). */
export function close(
  state: SoloState,
  npc: Token,
  deed: ClosingDeed,
  random: Random,
  story: SoloStory,
): void {
  if (deed.do === 'roll' && state.left === 0) return;
  endMove(state, random, story);
  if (isWon(state) || !isTargetThere(state, deed)) return;
  switch (deed.do) {
    case 'attack':
    case 'shoot':
    case 'spear':
      strike(state, npc, deed, story);
      break;
    case 'reveal':
      state.left -= 1;
      state.actor = npc;
      revealByNpc(state, npc, planIn(state).positions[deed.room]!, random, story);
      break;
    case 'break':
      act(state, deed, random, story);
      countBreak(state, npc, story);
      break;
    case 'open':
      openAll(state, npc, deed, random, story);
      break;
    case 'heal':
      mend(state, npc, deed, random, story);
      break;
    case 'scream':
      scream(state, npc, deed, story);
      break;
    case 'fire':
      burn(state, npc, deed, random, story);
      break;
    case 'roll':
      rotate(state, npc, random, story);
      break;
    default:
      throw new Error(`${deed.do} closes no objective`);
  }
}

/** An NPC fights alone unless the chain draws others in; nobody helps from afar (DS-CMB-08). */
function strike(
  state: SoloState,
  npc: Token,
  deed: DuelActionOf<StrikeKind>,
  story: SoloStory,
): void {
  const refusal = turn.refusal(state, SEAT, deed, { kind: 'turn' });
  if (refusal !== null) throw new Error(`${JSON.stringify(deed)} is against ${refusal.rule}`);
  state.left -= 1;
  state.actor = npc;
  const { do: how, token, target } = deed;
  story.push({ kind: 'attacked', to: 'all', how, token, target });
  openCombat(state, { how, attacker: npc, target: tokenNamed(state, target), support: [] });
}

/** A healed NPC does not act in this turn, but for Father Goodfellow's patients (DS-HEAL-04, NC-CLER-01). */
function mend(
  state: SoloState,
  npc: Token,
  deed: DuelActionOf<'heal'>,
  random: Random,
  story: SoloStory,
): void {
  const patient = tokenNamed(state, deed.target);
  const { trait } = npcCard(state, npc);
  const near = turn.refusal(state, SEAT, deed, { kind: 'turn' }) === null;
  if (near || trait !== 'heals-from-afar') act(state, deed, random, story);
  else {
    state.left -= 1;
    state.marks[patient] = (state.marks[patient]! & ~WOUNDED) | MENDED;
    state.stirred = true;
    story.push({ kind: 'healed', to: 'all', token: deed.token, target: deed.target });
  }
  const mayAct = trait === 'heals-to-act' && (state.solo.turned[patient]! & ACTED) === 0;
  if (mayAct) state.solo.turned[patient]! &= ~TURNED;
  else state.solo.turned[patient]! |= TURNED;
}

/** Maldon's first Fireball leaves him the Wand (NC-WIZ-01). */
function burn(
  state: SoloState,
  npc: Token,
  deed: DuelActionOf<'fire'>,
  random: Random,
  story: SoloStory,
): void {
  const cell = cellOf(state, npc);
  const wand = sceneOf(state, npc).start.load;
  act(state, deed, random, story);
  if (npcCard(state, npc).trait !== 'keeps-first-fireball' || state.solo.tallies[npc] !== 0) return;
  state.solo.tallies[npc] = 1;
  state.places[wand] = cell;
  story.push({ kind: 'kept-wand', to: 'all', token: deed.token });
}
