import {
  type ActionNote,
  canUndo,
  decide,
  type Refusal,
  type Seat,
  undo,
  withdraw,
} from '@oubliette/kernel';
import type { HostedMatch } from './hosted-match.ts';
import { isShared } from './shared.ts';

/**
 * Carries out a wish of one or several actions. If a later one is refused the earlier ones are
 * dropped, as far as the rules let anybody take anything back.
 */
export function wish(
  hosted: HostedMatch,
  seat: Seat,
  actions: readonly unknown[],
  note: ActionNote = {},
): Refusal | null {
  const { match } = hosted;
  const start = match.log.length;
  hosted.past = null;
  for (const [index, action] of actions.entries()) {
    const verdict = decide(match, seat, action, index === 0 ? note : { ...note, joined: true });
    if (verdict.ok) continue;
    withdraw(match, start);
    return verdict.refusal;
  }
  return null;
}

/**
 * Does for a seat the only thing that it can do; nothing if it has a choice. Nobody wished it: it is
 * taken back together with the wish that led there.
 */
export function comply(hosted: HostedMatch, seat: Seat): null {
  const { match } = hosted;
  const [only, ...others] = match.game.legal(match.state, seat);
  if (only === undefined || others.length > 0) return null;
  hosted.past = null;
  decide(match, seat, only, { joined: true });
  return null;
}

/** The clock has run out: its seat does what the rules say, unless an action must first be finished. */
export function runOut(hosted: HostedMatch): Refusal | null {
  const { match, hostedGame } = hosted;
  const clock = hostedGame.clock(match.state, match.options);
  const action = clock === null ? null : hostedGame.timeUp(match.state);
  if (clock === null || action === null) return null;
  return wish(hosted, clock.seat, [action], { by: 'clock' });
}

/** Before open eyes the screen has gone on to the other one already; whoever acted last takes back. */
export function whoTakesBack(hosted: HostedMatch, seat: Seat): Seat {
  const { match } = hosted;
  return isShared(hosted) ? (match.log.at(-1)?.seat ?? seat) : seat;
}

/** Whether undo would take back anything that somebody chose; what was forced would only come again. */
export function mayTakeBack(hosted: HostedMatch, seat: Seat): boolean {
  const { match } = hosted;
  if (!mayStepBack(hosted, seat)) return false;
  const { game, log, undoable } = match;
  const start = wishBegun(hosted, log.length - 1);
  const barrier = log.length - undoable.length;
  if (hosted.apart && interrupts(hosted, seat, ownSince(hosted, seat, start))) return false;
  for (let moment = log.length - 1; moment >= Math.max(start, barrier); moment--) {
    const owner = log[moment]!.seat;
    if (owner !== seat && !isShared(hosted)) return false;
    if (moment === start) return true;
    if (game.legal(undoable[moment - barrier]!.state, owner).length > 1) return true;
  }
  return false;
}

/** Whether somebody else who sits at a screen of their own is asked only since then: it is their turn now. */
function interrupts({ match, settings }: HostedMatch, seat: Seat, moment: number): boolean {
  const { game, state, log, undoable } = match;
  const before = undoable[moment - (log.length - undoable.length)]!.state;
  const asked = game.decision(before)?.seats ?? [];
  const people = game.decision(state)?.seats.filter(other => !settings.machine?.levels[other]);
  return people?.some(other => other !== seat && !asked.includes(other)) === true;
}

/** The moment at which the wish began that an action belongs to. */
function wishBegun({ match: { log } }: HostedMatch, moment: number): number {
  let begun = moment;
  while (begun > 0 && log[begun]?.joined) begun--;
  return begun;
}

/** Takes back the seat's last wish; as much of it as lies on this side of the barrier. */
export function takeBack(hosted: HostedMatch, seat: Seat): Refusal | null {
  const { match } = hosted;
  if (!mayTakeBack(hosted, seat)) return { rule: match.game.rules.noTakeBack };
  hosted.past = null;
  const start = wishBegun(hosted, match.log.length - 1);
  while (match.log.length > start) {
    const owner = whoTakesBack(hosted, seat);
    if (!mayStepBack(hosted, owner)) break;
    undo(match, owner, ownSince(hosted, owner, start));
  }
  return null;
}

/** What the clock did stands: nobody gets their time back. */
function mayStepBack({ match }: HostedMatch, seat: Seat): boolean {
  return match.log.at(-1)?.by !== 'clock' && canUndo(match, seat);
}

/** How far back a seat can go at once: over its own actions, as far as nothing bars the way. */
function ownSince({ match: { log, undoable } }: HostedMatch, seat: Seat, start: number): number {
  const first = Math.max(start, log.length - undoable.length);
  let to = log.length - 1;
  while (to > first && log[to - 1]!.seat === seat && log[to - 1]!.by !== 'clock') to--;
  return to;
}
