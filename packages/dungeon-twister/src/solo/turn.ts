/** The Player's turn: the duel's, with the few exceptions of the solo book (DS-FIRST-01, 02, DS-TURN-03). */
import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { firstSeen, type RoomPosition } from '../board/index.ts';
import { tokenNamed } from '../duel/acting.ts';
import type { DuelAction, DuelActionOf } from '../duel/action.ts';
import { ACTION_CARDS, cards } from '../duel/cards.ts';
import { characterIn, crowdOf } from '../duel/crowd.ts';
import type { FrameOf } from '../duel/duel.ts';
import { can, cellOf, isWounded, loadOf, planIn } from '../duel/state.ts';
import { nameOf, remove } from '../duel/story.ts';
import { turn } from '../duel/turn.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloAction } from './action.ts';
import { lockedBy } from './aims/rotate.ts';
import { openCombat } from './combat.ts';
import type { SoloStory } from './event.ts';
import { EYES, ICONS } from './icons.ts';
import { endPlayersTurn } from './np-turn.ts';
import { revealByPlayer } from './reveal.ts';
import { isNpc, npcCard, PLAYER, type SoloState } from './state.ts';
import { callUp, push } from './work.ts';

const FIRST_CYCLE = ACTION_CARDS.length;

export function cardActions(state: SoloState): DuelAction[] {
  return ACTION_CARDS.filter(value => whyNotCard(state, value) === null).map(value => ({
    do: 'card',
    value,
  }));
}

/** In the first cycle 2, 3, 4, 5; then in any order (DS-FIRST-02). */
function whyNotCard(state: SoloState, value: number): RuleId | null {
  if (!cards.hasAction(state, PLAYER, value)) return 'DT-TURN-02';
  const { round } = state.solo;
  return round > FIRST_CYCLE || value === round + 1 ? null : 'DS-FIRST-02';
}

export function whyNotPlayed(state: SoloState, action: SoloAction): RuleId | null {
  return action.do === 'card' ? whyNotCard(state, action.value) : 'DT-TURN-02';
}

export function playCard(state: SoloState, value: number, story: SoloStory): void {
  cards.takeAction(state, PLAYER, value);
  state.left = value;
  state.frames = [{ kind: 'turn' }];
  story.push({ kind: 'card', to: 'all', seat: 'yellow', value });
  callUp(state, 0, Number(EYES.actions.includes(value)));
}

/** What the solo book forbids beyond the duel. */
export function whyNotSolo(state: SoloState, action: SoloAction): RuleId | null {
  const nothingRevealed = state.labyrinth.revealed.every(room => room === 0);
  if (nothingRevealed && action.do !== 'reveal') return 'DS-FIRST-01';
  switch (action.do) {
    case 'turn':
      return whyLocked(state, action);
    case 'scream':
      return isShielded(state, tokenNamed(state, action.target)) ? 'NC-WIZ-02' : null;
    default:
      return null;
  }
}

/** A gear that Tinker Al keeps (DS-ROT-06). */
function whyLocked(state: SoloState, { token, room }: DuelActionOf<'turn'>): RuleId | null {
  const actor = tokenNamed(state, token);
  if (can(state, actor, ABILITY['turns-either-way'])) return null;
  return lockedBy(state, room as RoomPosition) === NOBODY ? null : 'DS-ROT-06';
}

/** Amestin behind the Large Shield (NC-WIZ-02). */
function isShielded(state: SoloState, token: Token): boolean {
  if (!isNpc(token) || npcCard(state, token).trait !== 'hides-behind-shield') return false;
  const load = loadOf(state, token);
  return !isWounded(state, token) && load !== NOBODY && can(state, load, ABILITY.shields);
}

export function turnActions(state: SoloState, frame: FrameOf<'turn'>): DuelAction[] {
  return turn.legal(state, 'yellow', frame).filter(action => whyNotSolo(state, action) === null);
}

export function spendAction(
  state: SoloState,
  action: DuelAction,
  frame: FrameOf<'turn'>,
  random: Random,
  story: SoloStory,
): void {
  if (action.do === 'end') {
    endPlayersTurn(state);
  } else if (action.do === 'reveal') {
    state.left -= 1;
    revealByPlayer(state, planIn(state).positions[action.room]!, random, story);
  } else if (action.do === 'fire' && bouncesOff(state, action, story)) {
    state.left -= 1;
  } else {
    story.push(...turn.apply(state, 'yellow', action, random, frame));
    if (action.do === 'jump' && ICONS[state.solo.level].jump) {
      push(state, { kind: 'reinforcements', count: 1 });
    }
  }
  adoptCombat(state);
}

/** A Fireball at Amestin's shield is spent in vain. */
function bouncesOff(
  state: SoloState,
  { token, to }: DuelActionOf<'fire'>,
  story: SoloStory,
): boolean {
  const actor = tokenNamed(state, token);
  const crowd = crowdOf(state);
  const seen = firstSeen(state.labyrinth, cellOf(state, actor), to, crowd.characters);
  const target = seen === null ? NOBODY : characterIn(crowd, seen);
  if (!isShielded(state, target)) return false;
  remove(state, loadOf(state, actor));
  state.actor = actor;
  story.push({ kind: 'shielded', to: 'all', token, target: nameOf(state, target) });
  return true;
}

/** The NP has no hand: whatever the duel would ask both sides is fought against the deck (DS-FIGHT-01). */
export function adoptCombat(state: SoloState): void {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fight' && frame?.kind !== 'demand') return;
  state.frames.pop();
  openCombat(state, frame.battle);
}
