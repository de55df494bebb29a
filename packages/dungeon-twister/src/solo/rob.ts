/** Jen takes the object of whom she beats in a close combat of her own (NC-BACK-02). */

import { type CellId, lineAt } from '../board/index.ts';
import { isPit } from '../duel/pit.ts';
import {
  type Battle,
  cellOf,
  isCharacter,
  isMiniature,
  loadOf,
  othersAt,
  planIn,
  rosterIn,
  sideOf,
} from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import type { SoloStory } from './event.ts';
import { ranksOn, UNLISTED } from './planner/wishes.ts';
import { isNpc, npcCard, type SoloState } from './state.ts';

interface Loot {
  readonly what: Token;
  readonly cell: CellId;
}

/** What the target held before it fell. */
function before(state: SoloState, { how, attacker, target }: Battle, winner: Side): Loot | null {
  const robber = attacker as Token;
  if (how !== 'attack' || !isNpc(robber) || npcCard(state, robber).trait !== 'robs') return null;
  if (winner !== sideOf(state, robber)) return null;
  const what = loadOf(state, target as Token);
  if (what === NOBODY || isCharacter(state, what)) return null;
  return { what, cell: state.places[target] as CellId };
}

function after(
  state: SoloState,
  { attacker, target }: Battle,
  loot: Loot | null,
  story: SoloStory,
): void {
  const robber = attacker as Token;
  if (loot === null || !isMiniature(state, robber) || state.places[loot.what] !== loot.cell) return;
  const ranks = ranksOn(rosterIn(state), npcCard(state, robber));
  const own = loadOf(state, robber);
  if (ranks[loot.what]! >= (own === NOBODY ? UNLISTED : ranks[own]!)) return;
  if (own !== NOBODY && !mayExchange(state, robber, own, loot)) return;
  state.places[loot.what] = state.places[robber]!;
  if (own !== NOBODY) state.places[own] = loot.cell;
  story.push({
    kind: 'robbed',
    to: 'all',
    token: nameOf(state, robber),
    what: nameOf(state, loot.what),
    target: nameOf(state, target as Token),
  });
}

/** She keeps the Rope that holds her over a pit, and leaves nothing where it may not lie (DS-GEAR-01, DT-LINE-02). */
function mayExchange(state: SoloState, robber: Token, own: Token, { what, cell }: Loot): boolean {
  if (isPit(state, cellOf(state, robber)) || isPit(state, cell)) return false;
  if (!isCharacter(state, own)) return true;
  return othersAt(state, cell, what).length === 0 && lineAt(planIn(state), cell) === null;
}

export const rob = { before, after };
