import type { Refusal, Shape } from '../game.ts';
import type { Match } from '../match/match.ts';
import { canUndo } from '../match/undo.ts';
import { closingOf, isOver } from '../match/words.ts';
import { faultLines } from '../result.ts';
import type { NotationWords } from './reading.ts';

/**
 * `red may draw`, `red may not draw: REF-DRAW-01`, where `REF-DRAW-01|REF-TURN-01` is either of them, and
 * `red may exactly draw; burn 3`.
 */
export function claimLegal(match: Match<Shape>, words: NotationWords): string | null {
  const seat = words.word('seat');
  words.expect('may');
  if (words.take('not')) return claimRefused(match, seat, words);
  const text = words.rest();
  const [whole, before = '', list = ''] = /^(?:(.*) )?exactly (.+)$/.exec(text) ?? [];
  if (whole !== undefined) return claimExactly(match, seat, before, list, words);
  const refusal = refusalOf(match, seat, text, words);
  return refusal === null ? null : `“${text}” is refused by ${refusal.rule}.`;
}

function claimRefused(match: Match<Shape>, seat: string, words: NotationWords): string | null {
  const [, text = '', rule = ''] = /^(.*):\s*(\S+)$/.exec(words.rest()) ?? [];
  if (rule === '') return words.refuse('A refusal names its rule: “SEAT may not ACTION: RULE”.');
  const rules = rule.split('|');
  const unknown = rules.find(id => !match.game.rules.ids.has(id));
  if (unknown !== undefined) return words.refuse(`The ledger has no rule ${unknown}.`);
  const refusal = refusalOf(match, seat, text, words);
  if (refusal === null) return `“${text}” is allowed.`;
  return rules.includes(refusal.rule)
    ? null
    : `“${text}” is refused by ${refusal.rule}, not by ${rules.join(' or ')}.`;
}

/**
 * The whole list of what is legal, or of what begins with some words: `red may burn exactly 3; 5`.
 * `nothing` is an empty list.
 */
function claimExactly(
  match: Match<Shape>,
  seat: string,
  before: string,
  list: string,
  words: NotationWords,
): string | null {
  requireDeed(match, before, words);
  const { legal, notation } = match.game;
  const listed = list === 'nothing' ? [] : list.split(';').map(end => `${before} ${end}`.trim());
  const wanted = listed.map(text => notation.printAction(actionOf(match, text, words)));
  const all = isOver(match) ? [] : legal(match.state, seat).map(notation.printAction);
  const found = all.filter(text => `${text} `.startsWith(before === '' ? '' : `${before} `));
  const missing = wanted.filter(text => !found.includes(text));
  const further = found.filter(text => !wanted.includes(text));
  if (missing.length + further.length === 0) return null;
  const told = (what: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [`${what}: ${texts.join('; ')}.`];
  return [...told('Not legal', missing), ...told('Also legal', further)].join(' ');
}

/** No list is empty only because its deed is misspelt. */
function requireDeed(match: Match<Shape>, before: string, words: NotationWords): void {
  const [deed = ''] = before.split(' ');
  if (deed === '') return;
  const read = match.game.notation.parseAction(deed);
  if (!read.ok && read.faults[0]!.text.startsWith(`“${deed}” is no `)) {
    words.refuse(faultLines(read.faults));
  }
}

export function actionOf(match: Match<Shape>, text: string, words: NotationWords): unknown {
  const action = match.game.notation.parseAction(text);
  return action.ok ? action.value : words.refuse(faultLines(action.faults));
}

function refusalOf(
  match: Match<Shape>,
  seat: string,
  text: string,
  words: NotationWords,
): Refusal | null {
  if (text === 'undo') {
    return canUndo(match, seat) ? null : { rule: match.game.rules.noTakeBack };
  }
  const action = actionOf(match, text, words);
  if (closingOf(match) !== null) return { rule: match.game.rules.agreement };
  return match.game.refusal(match.state, seat, action);
}
