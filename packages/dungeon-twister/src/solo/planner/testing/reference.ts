/**
 * A slow second opinion on walks: every action that the duel itself allows an NPC, tried out on real
 * positions up to a number of AP. It shares nothing with the planner but the rules.
 */
import {
  isCharacter,
  isOnBoard,
  isWounded,
  loadOf,
  rosterIn,
  sideOf,
} from '../../../duel/state.ts';
import { NOBODY, type Token } from '../../../pieces/roster.ts';
import type { SoloState } from '../../state.ts';
import { isWanted, rankFor } from './duties.ts';
import { follow, type Walk } from './ways.ts';

/** AP * 256 + squares to every square where an action can end, to the way out and to what it wants. */
export interface SlowReach {
  readonly squares: ReadonlyMap<number, number>;
  readonly exit: number | null;
  /** What was got first, all for the same cost. */
  readonly got: { readonly cost: number; readonly tokens: readonly Token[] } | null;
}

export function slowReach(
  start: SoloState,
  npc: Token,
  ap: number,
  wanted: ReadonlySet<Token> = new Set(),
): SlowReach {
  const squares = new Map<number, number>();
  const seen = new Map<string, number>();
  const open: Walk[][] = [];
  const got: Token[] = [];
  let exit: number | null = null;
  let gotFor: number | null = null;
  const add = (walk: Walk, cost: number) => {
    if (cost >> 8 > ap || (gotFor !== null && cost > gotFor)) return;
    if (!isOnBoard(walk.state, npc)) {
      exit = Math.min(exit ?? cost, cost);
      return;
    }
    const key = keyOf(walk, npc);
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    seen.set(key, cost);
    open[cost] ??= [];
    open[cost].push(walk);
  };
  add(
    {
      start,
      state: start,
      received: [],
      ahead: NOBODY,
      ends: false,
      couldLeave: false,
      through: null,
    },
    0,
  );
  for (let cost = 0; cost < open.length && cost <= (gotFor ?? cost); cost++) {
    for (const walk of open[cost] ?? []) {
      const cell = walk.state.places[npc]!;
      const inHand = handOf(walk.state, npc);
      if (cost > 0 && wanted.has(inHand) && inHand !== handOf(start, npc)) {
        gotFor = cost;
        if (!got.includes(inHand)) got.push(inHand);
        continue;
      }
      if (walk.state.frames.length === 0 && !squares.has(cell)) squares.set(cell, cost);
      for (const way of follow(walk, npc, wanted)) add(way, cost + way.price);
    }
  }
  return { squares, exit, got: gotFor === null ? null : { cost: gotFor, tokens: got } };
}

function keyOf({ state, received, ahead, ends, couldLeave, through }: Walk, npc: Token): string {
  const frame = state.frames.at(-1);
  const walking =
    frame?.kind === 'move'
      ? `${frame.steps}/${frame.load}/${frame.moved}/${frame.handled.join()}`
      : 'still';
  const hands = `${received.join()}/${ahead}/${ends}/${couldLeave}/${through}`;
  return `${state.places[npc]}/${walking}/${hands}/${state.places.join()}/${numberOf(state)}`;
}

/** Labyrinths are never changed in place: each has a number. */
const labyrinths = new WeakMap<object, number>();
let known = 0;

function numberOf({ labyrinth }: SoloState): number {
  let number = labyrinths.get(labyrinth);
  if (number === undefined) {
    number = known++;
    labyrinths.set(labyrinth, number);
  }
  return number;
}

function handOf(state: SoloState, npc: Token): Token {
  const frame = state.frames.at(-1);
  return frame?.kind === 'move' ? (frame.load as Token) : loadOf(state, npc);
}

export function enemiesOf(state: SoloState, npc: Token): Token[] {
  return rosterIn(state).tokens.filter(
    token =>
      isCharacter(state, token) &&
      isOnBoard(state, token) &&
      sideOf(state, token) !== sideOf(state, npc),
  );
}

/** Objects and wounded friends on the board, by their place on the list, best first. */
export function thingsByRank(state: SoloState, npc: Token): Token[][] {
  const groups: Token[][] = [];
  for (const token of rosterIn(state).tokens) {
    if (!isOnBoard(state, token) || !isWanted(state, npc, token)) continue;
    if (isCharacter(state, token) && !isWounded(state, token)) continue;
    const rank = rankFor(state, npc, token);
    groups[rank] = [...(groups[rank] ?? []), token];
  }
  return groups.filter(group => group !== undefined);
}
