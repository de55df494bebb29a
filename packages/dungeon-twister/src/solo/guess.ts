import type { Random, Viewer } from '@oubliette/kernel';
import { planOf } from '../board/index.ts';
import type { OwnCard } from '../content/npcs/own.ts';
import { CARD_SLOTS, COMBAT_CARDS, cards } from '../duel/cards.ts';
import { guessLabyrinth } from '../duel/guess.ts';
import { reshuffleRooms } from '../duel/hidden.ts';
import { frameOf } from '../duel/seen/question.ts';
import type { TokenTables } from '../duel/seen/token.ts';
import { SEATS } from '../duel/state.ts';
import { NOBODY, type Roster, rosterOf, type Side } from '../pieces/roster.ts';
import { deckOf, frozenCards } from './deck.ts';
import { lyingOf, soloTokens, workOf } from './seen.ts';
import { soloPart } from './setup.ts';
import { cloneSolo, NP, PLAYER, type SoloSeat, type SoloState } from './state.ts';
import type { SoloView } from './view.ts';

/** Another world that nobody can tell from this one: only face-down rooms are hidden (DS-SET-05, 11). */
export function reshuffled(state: SoloState, _viewer: Viewer<SoloSeat>, random: Random): SoloState {
  const other = cloneSolo(state);
  reshuffleRooms(other, random);
  return other;
}

export function guess(seen: SoloView, random: Random): SoloState {
  const own = seen.own && cardsIn(seen.own);
  const { names, further } = deckOf(own);
  const roster = rosterOf(names, further);
  const standing = standingIn(seen, roster);
  const state: SoloState = {
    names,
    further,
    labyrinth: guessLabyrinth(seen),
    places: standing.places.slice(),
    marks: standing.marks.slice(),
    cards: new Uint8Array(SEATS.length * CARD_SLOTS),
    points: Uint8Array.of(seen.points.np, seen.points.yellow),
    teams: new Uint8Array(SEATS.length).fill(8),
    target: seen.target,
    timed: false,
    turn: seen.turn,
    active: seen.active === 'np' ? NP : PLAYER,
    left: seen.left,
    highest: 5,
    quiet: seen.quiet,
    stirred: seen.stirred,
    actor: seen.actor === null ? NOBODY : names.indexOf(seen.actor),
    fought: guessFought(seen),
    frames: seen.frames.map(question => frameOf(roster, question)),
    solo: {
      ...soloPart(seen.level, seen.visions !== null),
      visions: [...(seen.visions ?? [])],
      round: seen.round,
      work: seen.work.map(work => workOf(roster, work)),
      ...(own && { own }),
    },
  };
  const numberOf = (name: string) => roster.numberOf(name)!;
  for (const card of seen.row) {
    state.solo.row.push(numberOf(card.name));
    state.solo.turned[numberOf(card.name)] = lyingOf(card);
  }
  for (const { name, count } of seen.tallies) state.solo.tallies[numberOf(name)] = count;
  cards.setActions(state, PLAYER, seen.hand.actions);
  cards.setLast(state, PLAYER, seen.hand.last);
  cards.setJumps(state, PLAYER, seen.hand.jumps);
  fillCombat(state, PLAYER, seen.hand.combat);
  fillCombat(state, NP, seen.deck);
  return reshuffled(state, seen.viewer, random);
}

const stood = new WeakMap<SoloView, TokenTables>();

/** What is seen of the tokens; every world of a view begins with a copy. */
function standingIn(seen: SoloView, roster: Roster): TokenTables {
  const known = stood.get(seen);
  if (known !== undefined) return known;
  const standing = soloTokens.standing(planOf(seen.long), roster, seen.tokens);
  stood.set(seen, standing);
  return standing;
}

function guessFought({ fought }: SoloView): SoloState['fought'] {
  if (fought === null) return null;
  const cards = Object.freeze([fought.cards.np, fought.cards.yellow]);
  return Object.freeze({ ...fought, cards });
}

const values = new WeakMap<readonly OwnCard[], readonly OwnCard[]>();

/** Cards that somebody sees, as a value: all worlds that are guessed from one view share it. */
function cardsIn(seen: readonly OwnCard[]): readonly OwnCard[] {
  const value = values.get(seen) ?? frozenCards(seen);
  values.set(seen, value);
  return value;
}

function fillCombat(state: SoloState, side: Side, hand: readonly number[]): void {
  for (const value of COMBAT_CARDS.keys()) {
    cards.setCombat(state, side, value, hand.filter(card => card === value).length);
  }
}
