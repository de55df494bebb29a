import { canUndo, decide, type Refusal, type Seat, undo } from '@oubliette/kernel';
import type { Kept } from './kept.ts';
import { isShared } from './shared.ts';

/**
 * Carries out a wish of one or several actions. If a later one is refused the earlier ones are
 * taken back, as far as the rules let anybody take anything back.
 */
export function wish(kept: Kept, seat: Seat, actions: readonly unknown[]): Refusal | null {
  const { match } = kept;
  const start = match.log.length;
  kept.past = null;
  for (const action of actions) {
    const verdict = decide(match, seat, action);
    if (verdict.ok) continue;
    takeBackTo(kept, seat, start);
    return verdict.refusal;
  }
  kept.wishes.push(start);
  return null;
}

/** The clock has run out: its seat does what the rules say, unless an action must first be finished. */
export function runOut(kept: Kept): Refusal | null {
  const { match, playable } = kept;
  const clock = playable.clock(match.state, match.options);
  const action = clock === null ? null : playable.timeUp(match.state);
  if (clock === null || action === null) return null;
  const refusal = wish(kept, clock.seat, [action]);
  if (refusal === null) kept.timeUps.push(match.log.length);
  return refusal;
}

/** Before open eyes the screen has gone on to the other one already; whoever acted last takes back. */
export function whoTakesBack(kept: Kept, seat: Seat): Seat {
  const { match } = kept;
  return isShared(kept) ? (match.log.at(-1)?.seat ?? seat) : seat;
}

/** What the clock did stands: nobody gets his time back. */
export function mayTakeBack({ match, timeUps }: Kept, seat: Seat): boolean {
  return timeUps.at(-1) !== match.log.length && canUndo(match, seat);
}

/** Takes back the seat's last wish; as much of it as lies on this side of the barrier. */
export function takeBack(kept: Kept, seat: Seat): Refusal | null {
  const { match, wishes } = kept;
  if (!mayTakeBack(kept, seat)) return { rule: match.game.rules.noTakeBack };
  kept.past = null;
  const last = match.log.length - 1;
  const start = wishes.findLast(moment => moment <= last) ?? last;
  takeBackTo(kept, seat, start);
  kept.wishes.splice(0, wishes.length, ...wishes.filter(moment => moment < match.log.length));
  return null;
}

function takeBackTo(kept: Kept, seat: Seat, moment: number): void {
  const { match } = kept;
  while (match.log.length > moment && mayTakeBack(kept, seat)) undo(match, seat);
}
