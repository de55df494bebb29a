/** What an NPC must do with its hands, told anew from the ledger for the slow second opinion. */
import type { Wish } from '../../../content/npcs/card.ts';
import type { DuelAction } from '../../../duel/action.ts';
import { move } from '../../../duel/move.ts';
import { isCharacter, isMiniature, isOnBoard, rosterIn } from '../../../duel/state.ts';
import { NOBODY, type Token } from '../../../pieces/roster.ts';
import { cloneSolo, isNpc, npcCard, type SoloState } from '../../state.ts';

const UNLISTED = 99;

/** How a card's list calls a thing; a wounded friend is one. */
export function wishOf(state: SoloState, token: Token): Wish | null {
  if (!isCharacter(state, token)) return rosterIn(state).pieces[token]!.id as Wish;
  return isNpc(token) ? 'wounded' : null;
}

/** Its place on the list of an NPC, below all others if it is not there (DS-CARD-03). */
export function rankFor(state: SoloState, npc: Token, thing: Token): number {
  if (thing === NOBODY) return UNLISTED;
  const wish = wishOf(state, thing);
  const at = wish === null ? -1 : npcCard(npc).objects.indexOf(wish);
  return at < 0 ? UNLISTED : at + 1;
}

export function isWanted(state: SoloState, npc: Token, thing: Token): boolean {
  return rankFor(state, npc, thing) < UNLISTED;
}

function tokensAt(state: SoloState, npc: Token, load: Token): Token[] {
  const cell = state.places[npc]!;
  return rosterIn(state).tokens.filter(
    token => token !== npc && token !== load && state.places[token] === cell,
  );
}

/** The healthy friend on the square of an NPC on the move, or NOBODY. */
export function friendAt(state: SoloState, npc: Token, load: Token): Token {
  return (
    tokensAt(state, npc, load).find(token => isNpc(token) && isMiniature(state, token)) ?? NOBODY
  );
}

export function heldBy(state: SoloState, npc: Token, load: Token): Token {
  const rest = tokensAt(state, npc, load).filter(token => !isMiniature(state, token));
  return rest.find(token => isCharacter(state, token)) ?? rest[0] ?? NOBODY;
}

/** Serpico takes nothing from those to whom he brings it (NC-NAGA-01). */
function mayHave(state: SoloState, taker: Token, giver: Token, thing: Token): boolean {
  if (npcCard(taker).trait !== 'delivers') return true;
  const wish = wishOf(state, thing);
  const giverClass = npcCard(giver).likeness.id;
  return (
    !(wish === 'wounded' && giverClass === 'cleric') &&
    !(wish === 'fireball-wand' && giverClass === 'wizard')
  );
}

/** Whether somebody takes a thing from another who holds it (DS-ITEM-05). */
function prefers(state: SoloState, taker: Token, holder: Token, thing: Token): boolean {
  if (thing === NOBODY || !mayHave(state, taker, holder, thing)) return false;
  return rankFor(state, taker, thing) < rankFor(state, holder, thing);
}

/** What changes hands between an NPC and the friend whose square it crosses (DS-ITEM-04 to 06). */
export function exchange(
  state: SoloState,
  npc: Token,
  load: Token,
  friend: Token,
): DuelAction | null {
  const theirs = heldBy(state, npc, load);
  const token = theirs === NOBODY ? '' : state.names[theirs]!;
  if (load === NOBODY) return prefers(state, npc, friend, theirs) ? { do: 'take', token } : null;
  if (theirs === NOBODY) return prefers(state, friend, npc, load) ? { do: 'drop' } : null;
  const iDemand =
    prefers(state, npc, friend, theirs) && rankFor(state, npc, theirs) < rankFor(state, npc, load);
  const theyDemand =
    prefers(state, friend, npc, load) &&
    rankFor(state, friend, load) < rankFor(state, friend, theirs);
  return iDemand || theyDemand ? { do: 'swap', token } : null;
}

/** The best listed thing that lies free where the NPC is, if it is better than the load (DS-ITEM-01 to 03). */
export function findAt(state: SoloState, npc: Token, load: Token): Token {
  const free = tokensAt(state, npc, load).filter(
    token => isWanted(state, npc, token) && rankFor(state, npc, token) < rankFor(state, npc, load),
  );
  const ranked = free.sort((a, b) => rankFor(state, npc, a) - rankFor(state, npc, b));
  return ranked[0] ?? NOBODY;
}

/** The same walk with a thing still in hand: what could be done with it here? */
export function legalHolding(state: SoloState, npc: Token, thing: Token): DuelAction[] {
  const other = cloneSolo(state);
  const frame = other.frames.at(-1);
  if (frame?.kind !== 'move') return [];
  frame.load = thing;
  frame.handled = [];
  other.places[thing] = other.places[npc]!;
  return move.legal(other, 'blue', frame);
}

export function isBetterInPlay(state: SoloState, npc: Token, load: Token): boolean {
  return rosterIn(state).tokens.some(
    token =>
      isOnBoard(state, token) &&
      isWanted(state, npc, token) &&
      !isMiniature(state, token) &&
      rankFor(state, npc, token) < rankFor(state, npc, load),
  );
}
