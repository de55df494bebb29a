import type { Shape } from '../game.ts';
import { type Fault, fail, fault, ok, type Result } from '../result.ts';
import type { MatchDocument } from './form.ts';
import { decide, type Match, reseed } from './match.ts';
import { say } from './words.ts';

/** Plays the log of a saved match; what was said and where chance began anew have their moments in it. */
export function playAgain(match: Match<Shape>, document: MatchDocument): Result<Match<Shape>> {
  for (let moment = 0; moment <= document.log.length; moment++) {
    for (const happen of [beginAnew, hear, act]) {
      const faults = happen(match, document, moment);
      if (faults.length > 0) return fail(...faults);
    }
  }
  const misplaced = outOfOrder('said', document) ?? outOfOrder('reseedings', document);
  return misplaced === null ? ok(match) : fail(misplaced);
}

/** Moments only grow, and none lies behind the last action. */
function outOfOrder(list: 'said' | 'reseedings', document: MatchDocument): Fault | null {
  const moments = [...document[list].map(({ at }) => at), document.log.length];
  const index = moments.findIndex((at, i) => at > (moments[i + 1] ?? at));
  const text = 'The moments of this list do not follow each other.';
  return index < 0 ? null : fault('match.moments', `${list}.${index}`, text);
}

function beginAnew(match: Match<Shape>, { reseedings }: MatchDocument, moment: number): Fault[] {
  for (const { at, seed } of reseedings) if (at === moment) reseed(match, seed);
  return [];
}

function hear(match: Match<Shape>, { said }: MatchDocument, moment: number): Fault[] {
  return said.flatMap(({ at, seat, word }, index) => {
    if (at !== moment) return [];
    const place = `said.${index}`;
    const stranger = unknownSeat(match, seat, place);
    if (stranger !== null) return [stranger];
    const refusal = say(match, seat, word);
    return refusal === null ? [] : [illegal(word, seat, place, refusal.rule)];
  });
}

function act(match: Match<Shape>, { log }: MatchDocument, moment: number): Fault[] {
  const entry = log[moment];
  if (entry === undefined) return [];
  const at = `log.${moment}`;
  const stranger = unknownSeat(match, entry.seat, at);
  if (stranger !== null) return [stranger];
  const action = match.game.notation.parseAction(entry.action);
  if (!action.ok) return action.faults.map(f => ({ ...f, at }));
  const verdict = decide(match, entry.seat, action.value);
  if (!verdict.ok) return [illegal(entry.action, entry.seat, at, verdict.refusal.rule)];
  const { hash } = match.log[moment]!;
  if (hash === entry.hash) return [];
  const text = `After “${entry.action}” the match is not what it was when saved.`;
  return [fault('match.differs', at, text, { saved: entry.hash, here: hash })];
}

function unknownSeat(match: Match<Shape>, seat: string, at: string): Fault | null {
  if (match.game.seats(match.options).includes(seat)) return null;
  return fault('match.unknown-seat', at, `There is no seat “${seat}” in this match.`);
}

function illegal(what: string, seat: string, at: string, rule: string): Fault {
  return fault('match.illegal', at, `“${what}” by ${seat} is not allowed: ${rule}.`, { rule });
}
