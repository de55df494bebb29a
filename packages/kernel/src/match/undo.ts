import type { Refusal, Shape } from '../game.ts';
import type { Match, MatchMoment } from './match.ts';
import { closingOf } from './words.ts';

/** Whether a seat may take back its actions from that moment on; the last one, unless it is said. */
export function canUndo<G extends Shape>(
  match: Match<G>,
  seat: G['Seat'],
  to = match.log.length - 1,
): boolean {
  const { log, undoable } = match;
  const count = log.length - to;
  if (to < 0 || count < 1 || undoable.length < count || closingOf(match) !== null) return false;
  return log.slice(to).every(entry => entry.seat === seat);
}

/**
 * Takes back actions of a seat, if nobody has learned or decided anything since.
 * What can be taken back follows from the log alone, so a reopened match offers the same.
 */
export function undo<G extends Shape>(
  match: Match<G>,
  seat: G['Seat'],
  to = match.log.length - 1,
): Refusal | null {
  if (!canUndo(match, seat, to)) return { rule: match.game.rules.noTakeBack };
  goBack(match, to);
  match.journal.push({ seat, undo: to });
  return null;
}

/**
 * Drops the actions from a moment on without a trace, as far as nothing bars the way: nobody has
 * been told of them, and they are the last entries of the journal.
 */
export function withdraw<G extends Shape>(match: Match<G>, to: number): void {
  const count = Math.min(match.log.length - to, match.undoable.length);
  if (count <= 0) return;
  goBack(match, match.log.length - count);
  match.journal.length -= count;
}

function goBack<G extends Shape>(match: Match<G>, to: number): void {
  const { log, undoable } = match;
  const [{ state, positions }] = undoable.splice(undoable.length - (log.length - to)) as [
    MatchMoment<G>,
  ];
  match.state = state;
  match.random.rewind(positions);
  forgetFrom(match, to);
}

/** What was said after an action that no longer stands was not said. */
export function forgetFrom<G extends Shape>({ log, said }: Match<G>, to: number): void {
  log.length = to;
  while (said.length > 0 && said.at(-1)!.at > to) said.pop();
}
