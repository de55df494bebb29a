import type { Shape } from '../game.ts';
import { cut, type Fault, failAll, fault, ok, type Result } from '../result.ts';
import type { MatchDocument, MatchEntry } from './form.ts';
import { decide, type Match, reseed } from './match.ts';
import { canRewind, rewind } from './rewind.ts';
import { canUndo, undo } from './undo.ts';
import { say } from './words.ts';

type Played = Pick<MatchDocument, 'log' | 'machine'>;

/** Lets the entries of a saved match happen again, from the first one or from a later one on. */
export function playAgain(
  match: Match<Shape>,
  { log, machine }: Played,
  from = 0,
): Result<Match<Shape>> {
  for (let number = from; number < log.length; number++) {
    const faults = happen(match, log[number]!, `log.${number}`, machine?.friendly === true);
    if (faults.length > 0) return failAll(faults);
  }
  return ok(match);
}

function happen(match: Match<Shape>, entry: MatchEntry, at: string, friendly: boolean): Fault[] {
  if ('reseed' in entry) {
    reseed(match, entry.reseed);
    return [];
  }
  const stranger = unknownSeat(match, entry.seat, at);
  if (stranger !== null) return [stranger];
  if ('undo' in entry) return takeBack(match, entry, at, friendly);
  if ('say' in entry) return hear(match, entry, at);
  return act(match, entry, at);
}

type Of<Key extends string> = Extract<MatchEntry, Record<Key, unknown>>;

function hear(match: Match<Shape>, { seat, say: word, by }: Of<'say'>, at: string): Fault[] {
  const refusal = say(match, seat, word, by);
  return refusal === null ? [] : [illegal(word, seat, at, refusal.rule)];
}

/** Where all agreed or the machine is friendly whatever was done may be taken back, as far as chance is the same. */
function takeBack(match: Match<Shape>, entry: Of<'undo'>, at: string, friendly: boolean): Fault[] {
  const { seat, undo: to } = entry;
  const note = entry.agreed && { agreed: entry.agreed };
  if (!note && canUndo(match, seat, to)) undo(match, seat, to);
  else if ((note || friendly) && canRewind(match, to)) rewind(match, seat, to, note);
  else return [illegal(`undo to ${to}`, seat, at, match.game.rules.noTakeBack)];
  return [];
}

function act(match: Match<Shape>, entry: Of<'action'>, at: string): Fault[] {
  const { seat, action: written, hash: saved, ...note } = entry;
  const action = match.game.notation.parseAction(written);
  if (!action.ok) return action.faults.map(f => ({ ...f, at }));
  const verdict = decide(match, seat, action.value, note);
  if (!verdict.ok) return [illegal(written, seat, at, verdict.refusal.rule)];
  const { hash } = match.log.at(-1)!;
  if (hash === saved) return [];
  const text = `After “${written}” the match is not what it was when saved.`;
  return [fault('match.differs', at, text, { saved, here: hash })];
}

function unknownSeat(match: Match<Shape>, seat: string, at: string): Fault | null {
  if (match.game.seats(match.options).includes(seat)) return null;
  return fault('match.unknown-seat', at, `There is no seat “${cut(seat)}” in this match.`);
}

function illegal(what: string, seat: string, at: string, rule: string): Fault {
  return fault('match.illegal', at, `“${cut(what)}” by ${seat} is not allowed: ${rule}.`, { rule });
}
