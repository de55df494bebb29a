/** Unlisted things that an NPC holds although it would leave them underfoot (DS-EDGE-10). */
import type { DuelAction } from '../duel/action.ts';
import { isMiniature, loadOf, rosterIn } from '../duel/state.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloEvent, SoloStory } from './event.ts';
import { HELD, npcsInPlay, type SoloState } from './state.ts';
import type { SoloWorkOf } from './work.ts';

/** What left its hands is given up for this activation; what it got in exchange it holds. */
export function noteHands(
  state: SoloState,
  frame: SoloWorkOf<'activation'>,
  action: DuelAction,
  story: SoloStory,
): void {
  const last = story.findLast(event => HANDLING.has(event.kind));
  if (last === undefined || !isHandling(action)) return;
  const [left, got] = handledIn(state, last);
  if (left !== NOBODY) {
    frame.given.push(left);
    setHeld(state, left, isInFriendsHands(state, left, frame.npc as Token));
  }
  if (got !== NOBODY) setHeld(state, got, action.do === 'swap');
}

const HANDLING = new Set<SoloEvent['kind']>(['took', 'dropped', 'swapped', 'jumped']);

function isHandling(action: DuelAction): boolean {
  if (action.do === 'jump') return action.leave;
  return action.do === 'take' || action.do === 'drop' || action.do === 'swap';
}

/** What was left and what was got. */
function handledIn(state: SoloState, event: SoloEvent): readonly [Token, Token] {
  const token = (name: string | null) =>
    name === null ? NOBODY : (rosterIn(state).numberOf(name) ?? NOBODY);
  switch (event.kind) {
    case 'took':
      return [NOBODY, token(event.what)];
    case 'dropped':
      return [token(event.what), NOBODY];
    case 'swapped':
      return [token(event.for), token(event.what)];
    case 'jumped':
      return [token(event.left), NOBODY];
    default:
      return [NOBODY, NOBODY];
  }
}

function isInFriendsHands(state: SoloState, thing: Token, giver: Token): boolean {
  return npcsInPlay(state).some(
    npc => npc !== giver && isMiniature(state, npc) && state.places[npc] === state.places[thing],
  );
}

function setHeld(state: SoloState, thing: Token, held: boolean): void {
  if (held) state.marks[thing]! |= HELD;
  else state.marks[thing]! &= ~HELD;
}

/** Nobody's hands any more: a holder fell, or the Player took it. */
export function releaseHeld(state: SoloState): void {
  for (const thing of rosterIn(state).tokens) {
    if ((state.marks[thing]! & HELD) === 0) continue;
    const holder = npcsInPlay(state).find(
      npc => isMiniature(state, npc) && state.places[npc] === state.places[thing],
    );
    if (holder === undefined || loadOf(state, holder) !== thing) setHeld(state, thing, false);
  }
}
