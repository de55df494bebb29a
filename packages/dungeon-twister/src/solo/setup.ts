/** Set-up: rooms, bag, reinforcements, the Player's starters (DS-SET-01 to 10). */
import { type Random, shuffle } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { CellId } from '../board/index.ts';
import { dealSet } from '../content/sets.ts';
import { tokenNamed } from '../duel/acting.ts';
import type { DuelAction, DuelActionOf } from '../duel/action.ts';
import { ACTION_CARDS, CARD_SLOTS, COMBAT_CARDS, cards, JUMP_CARDS } from '../duel/cards.ts';
import { DOTS } from '../duel/measures.ts';
import { BEHIND_SCREEN, isCharacter, planIn, rosterIn, SEATS, sideOf } from '../duel/state.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloAction } from './action.ts';
import { deckOf, frozenCards } from './deck.ts';
import type { SoloStory } from './event.ts';
import type { SoloOptions } from './options.ts';
import {
  IN_BAG,
  IN_RESERVE,
  isNpc,
  NP,
  PLAYER,
  SOLO_NAMES,
  type SoloLevel,
  type SoloPart,
  type SoloState,
} from './state.ts';
import { pop } from './work.ts';

const ROOMS_LONG = 4;
const NPCS_IN_BAG = 8;
const POINTS_TO_WIN = 5;

export function soloPart(level: SoloLevel, watched: boolean): SoloPart {
  return {
    level,
    watched,
    visions: [],
    row: [],
    turned: new Uint8Array(SOLO_NAMES.length),
    tallies: new Uint8Array(SOLO_NAMES.length),
    round: 1,
    work: [],
  };
}

export function setup(options: SoloOptions, random: Random): SoloState {
  const own = options.cards && frozenCards(options.cards);
  const { names, further } = deckOf(own);
  const state: SoloState = {
    names,
    further,
    labyrinth: Object.freeze(dealSet('prison', ROOMS_LONG, random)),
    places: new Int16Array(SOLO_NAMES.length).fill(IN_BAG),
    marks: new Uint8Array(SOLO_NAMES.length),
    cards: new Uint8Array(SEATS.length * CARD_SLOTS),
    points: new Uint8Array(SEATS.length),
    teams: new Uint8Array(SEATS.length).fill(8),
    target: POINTS_TO_WIN,
    timed: false,
    turn: 1,
    active: PLAYER,
    left: 0,
    highest: 5,
    quiet: 0,
    stirred: false,
    actor: NOBODY,
    fought: null,
    frames: [],
    solo: {
      ...soloPart(options.level, options.visions),
      work: [{ kind: 'starters' }],
      ...(own && { own }),
    },
  };
  if (options.visions) state.solo.visions = [...planIn(state).positions];
  const npcs = shuffle(random, 'setup', rosterIn(state).tokens.filter(isNpc));
  for (const npc of npcs.slice(NPCS_IN_BAG)) state.places[npc] = IN_RESERVE;
  for (const token of team(state)) state.places[token] = BEHIND_SCREEN;
  dealCards(state);
  if (options.quick) placeAtRandom(state, random);
  return state;
}

/** The Player has all their cards; the NP has its Combat cards only (DS-DECK-01, 02). */
export function dealCards(state: SoloState): void {
  cards.setActions(state, PLAYER, ACTION_CARDS);
  cards.setJumps(state, PLAYER, JUMP_CARDS);
  for (const [value, count] of COMBAT_CARDS.entries()) {
    cards.setCombat(state, PLAYER, value, count);
    cards.setCombat(state, NP, value, count);
  }
}

function team(state: SoloState): Token[] {
  return rosterIn(state).tokens.filter(
    token => sideOf(state, token) === PLAYER && isCharacter(state, token),
  );
}

function dotCell(state: SoloState, dot: number): CellId {
  return planIn(state).lines[PLAYER]!.cells[dot]!;
}

function freeDots(state: SoloState): number[] {
  return DOTS.filter(dot => !state.places.includes(dotCell(state, dot)));
}

function waiting(state: SoloState): Token[] {
  return team(state).filter(token => state.places[token] === BEHIND_SCREEN);
}

export function starterActions(state: SoloState): DuelAction[] {
  const dots = freeDots(state);
  return waiting(state).flatMap(token =>
    dots.map((dot): DuelAction => ({ do: 'starter', token: state.names[token]!, dot })),
  );
}

export function whyNotStarter(state: SoloState, action: SoloAction): RuleId | null {
  if (action.do !== 'starter' || !freeDots(state).includes(action.dot)) return 'DS-SET-09';
  return waiting(state).includes(tokenNamed(state, action.token)) ? null : 'DS-SET-09';
}

export function placeStarter(
  state: SoloState,
  { token, dot }: DuelActionOf<'starter'>,
  story: SoloStory,
): void {
  state.places[tokenNamed(state, token)] = dotCell(state, dot);
  story.push({ kind: 'starter', to: 'all', seat: 'yellow', token, dot });
  if (freeDots(state).length === 0) begin(state);
}

/** The Player's other four characters go into the bag, and they begin (DS-SET-09, DS-FIRST-01). */
function begin(state: SoloState): void {
  for (const token of waiting(state)) state.places[token] = IN_BAG;
  pop(state);
  state.frames = [{ kind: 'card' }];
}

function placeAtRandom(state: SoloState, random: Random): void {
  const chosen = shuffle(random, 'setup', waiting(state)).slice(0, DOTS.length);
  for (const [index, token] of chosen.entries()) state.places[token] = dotCell(state, DOTS[index]!);
  begin(state);
}
