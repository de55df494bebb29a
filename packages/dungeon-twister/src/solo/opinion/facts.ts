/**
 * The second opinion: a slow model of the automaton, written from the ledger and not from the planner.
 * Here is what it knows of a position: the board, who stands where, and the NPC's own card.
 */
import {
  type BoardPlan,
  type CellId,
  isPitAt,
  type Labyrinth,
  planUnder,
  SLIT,
} from '../../board/index.ts';
import type { NpcCard, WantedObject } from '../../content/npcs/card.ts';
import { isCharacter, isOnBoard, isWounded, loadOf, rosterIn, sideOf } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Roster, type Token } from '../../pieces/roster.ts';
import { HELD, npcCard, type SoloState } from '../state.ts';

/** Below everything on a list (DS-CARD-03). */
const LAST = 99;

export interface Facts {
  readonly state: SoloState;
  readonly roster: Roster;
  readonly plan: BoardPlan;
  readonly npc: Token;
  readonly card: NpcCard;
  readonly origin: CellId;
  readonly moves: number;
  /** cell → who stands there, healthy; without the NPC itself */
  readonly standing: readonly Token[];
  /** What it will take along when it sets off. */
  readonly load: Token;
  /** Bars that do not stop it. */
  readonly passes: number;
  /** token → its place on the NPC's own list */
  readonly ranks: readonly number[];
  /** The highest rank of anything on the board. */
  readonly best: number;
}

export function factsOf(state: SoloState, npc: Token): Facts {
  const roster = rosterIn(state);
  const plan = planUnder(state.labyrinth);
  const standing: Token[] = Array.from({ length: plan.cells }, () => NOBODY);
  for (const token of roster.tokens) {
    const isHealthy =
      isCharacter(state, token) && isOnBoard(state, token) && !isWounded(state, token);
    if (isHealthy && token !== npc) standing[state.places[token]!] = token;
  }
  const card = npcCard(state, npc);
  const isFriend = (token: Token) => sideOf(state, token) === sideOf(state, npc);
  const ranks = roster.tokens.map(token =>
    isCharacter(state, token) && !isFriend(token) ? LAST : rankOn(roster, card, token),
  );
  const lying = roster.tokens.filter(
    token => isOnBoard(state, token) && token !== npc && standing[state.places[token]!] !== token,
  );
  return {
    state,
    roster,
    plan,
    npc,
    card,
    ranks,
    best: Math.min(...lying.map(token => ranks[token]!)),
    origin: state.places[npc] as CellId,
    moves: roster.moves[npc]!,
    standing,
    load: takenAlong(state, npc),
    passes: has(roster, npc, ABILITY['passes-slits']) ? SLIT : 0,
  };
}

/** An unlisted thing underfoot stays behind, unless it was received (DS-CARD-03, DS-EDGE-10). */
function takenAlong(state: SoloState, npc: Token): Token {
  const load = loadOf(state, npc);
  if (load === NOBODY || (state.marks[load]! & HELD) !== 0) return load;
  return rankOn(rosterIn(state), npcCard(state, npc), load) === LAST ? NOBODY : load;
}

export function has(roster: Roster, token: Token, ability: number): boolean {
  return token !== NOBODY && (roster.abilities[token]! & ability) !== 0;
}

export function wishOf(roster: Roster, thing: Token): WantedObject {
  return roster.isCharacter[thing] === 1 ? 'wounded' : (roster.pieces[thing]!.id as WantedObject);
}

/** The place of a thing on somebody's list, from 1. */
export function rankOn(roster: Roster, card: NpcCard, thing: Token): number {
  if (thing === NOBODY) return LAST;
  const at = card.objects.indexOf(wishOf(roster, thing));
  return at < 0 ? LAST : at + 1;
}

export function isFoe({ state, npc }: Facts, token: Token): boolean {
  return token !== NOBODY && sideOf(state, token) !== sideOf(state, npc);
}

/** The place of a thing on the NPC's own list; a wounded enemy is on nobody's. */
export function rankOf(facts: Facts, thing: Token): number {
  return thing === NOBODY ? LAST : facts.ranks[thing]!;
}

/** The line over which NPCs leave (DS-EXIT-01). */
export function isExit({ plan }: Facts, cell: number): boolean {
  return cell % plan.columns === plan.columns - 1;
}

export function isHole(maze: Labyrinth, cell: CellId): boolean {
  return isPitAt(maze, cell);
}
