import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { attackCbt } from '../combat/cbt.ts';
import type { CaveStory } from '../event.ts';
import { look, mayLook } from '../exploration/foresight.ts';
import { LOOK, PASS, play } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, findWork } from '../point.ts';
import { DEMON, HUMAN, type Role } from '../seats.ts';
import { type State, seatOf } from '../state.ts';
import type { Card } from './card.ts';
import { CARDS } from './cards.ts';
import { couldBeHeld, handSize } from './hand.ts';
import { CARD, type CardMoment, FIRST_EVENT } from './kinds.ts';

/** The player whose card it is. */
function ownerOf(card: number): Role {
  return card < FIRST_EVENT ? HUMAN : DEMON;
}

/**
 * Whether a window could matter for a player, by what everybody knows: they hold cards, and one that
 * is not among the discards could be played. What they really hold is never asked (CL-ROUND-05).
 */
export function couldMatter(state: State, role: Role, moment: CardMoment): boolean {
  if (handSize(state, role) === 0) return false;
  return CARDS.some(
    (card, number) =>
      card.moment === moment &&
      ownerOf(number) === role &&
      couldBeHeld(state, number) &&
      card.targets(state).length > 0,
  );
}

/** Adds every card of that moment which the player holds, once for each target. */
export function addPlays(state: State, role: Role, moment: CardMoment, actions: Action[]): void {
  for (let number = 0; number < CARDS.length; number++) {
    if (state.hand[number] === 0) continue;
    const card = CARDS[number]!;
    if (card.moment !== moment || ownerOf(number) !== role) continue;
    for (const target of card.targets(state)) actions.push(play(card.kind, target));
  }
}

/** Why a card may not be played now by that player, or null. */
export function whyNotPlay(
  state: State,
  role: Role,
  action: Extract<Action, { do: 'play' }>,
  moments: readonly CardMoment[],
): RuleId | null {
  const number = CARD[action.card];
  const card = CARDS[number]!;
  if (ownerOf(number) !== role || state.hand[number] === 0) {
    return role === HUMAN ? 'CL-ADV-01' : 'CL-EVT-01';
  }
  if (!moments.includes(card.moment)) return 'CL-ROUND-03';
  return card.targets(state).includes(action.target) ? null : card.rule;
}

/** Lays a card on the table. An event waits for an answer before it works (CL-ROUND-06). */
export function layCard(
  state: State,
  action: Extract<Action, { do: 'play' }>,
  story: CaveStory,
): Card | null {
  const number = CARD[action.card];
  const role = ownerOf(number);
  state.hand[number]!--;
  state.spent[number]!++;
  const { card, target } = action;
  story.push({ kind: 'card', to: 'all', seat: seatOf(state, role), card, target, reveals: true });
  if (role === HUMAN) return CARDS[number]!;
  state.work.push({ kind: 'event', card, target, answered: false });
  return null;
}

/** The moments that a window is open for. */
function momentsOf(state: State): readonly CardMoment[] {
  return [findWork(state, 'window')!.window as CardMoment];
}

/** Cards may be played, one after another (CL-ROUND-04). */
export const window: DecisionRules = {
  legal(state, role) {
    const actions: Action[] = mustPlay(state) ? [] : [PASS];
    addPlays(state, role, momentsOf(state)[0]!, actions);
    if (mayLook(state, role)) actions.push(LOOK);
    return actions;
  },
  whyNot(state, role, action) {
    if (action.do === 'pass') return mustPlay(state) ? 'CL-ADV-06' : null;
    if (action.do === 'look') return mayLook(state, role) ? null : 'CL-GIFT-07';
    if (action.do !== 'play') return 'CL-ROUND-03';
    return whyNotPlay(state, role, action, momentsOf(state));
  },
  answer(state, action, random, story, role) {
    if (action.do === 'pass') {
      done(state);
      story.push({ kind: 'passed', to: 'all', seat: seatOf(state, role) });
    } else if (action.do === 'look') {
      look(state, story);
    } else if (action.do === 'play') {
      layCard(state, action, story)?.effect(state, action.target, random, story);
    }
  },
};

/** A human with CBT 0 has declared an attack: the card that allows it must follow (CL-ADV-06). */
export function mustPlay(state: State): boolean {
  const attack = findWork(state, 'attack');
  if (attack === undefined || findWork(state, 'window')?.window !== 7) return false;
  return attackCbt(state, attack) === 0;
}

export const windowWork: DoWork<'window'> = (state, { window: moment, role }) => {
  if (couldMatter(state, role, moment as CardMoment) || mayLook(state, role)) {
    ask(state, 'window', role);
  } else done(state);
};

function openWindow(state: State, moment: number, role: Role): void {
  state.work.push({ kind: 'window', window: moment, role });
}

/** The event has been announced: it may be cancelled, then it works (CL-ROUND-06). */
export const eventWork: DoWork<'event'> = (state, work, random, story) => {
  if (!work.answered) {
    work.answered = true;
    openWindow(state, 12, HUMAN);
    return;
  }
  done(state);
  CARDS[CARD[work.card]]!.effect(state, work.target, random, story);
};
