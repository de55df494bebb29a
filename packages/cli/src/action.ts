import { fault, type Match, type Refusal, type Seat, type Shape } from '@oubliette/kernel';
import type { LedgerLanguage } from '@oubliette/kernel/ledger';
import { badInputWithin, CommandFault, EXIT } from './fault.ts';
import type { RegisteredGame } from './games.ts';

/** Reads an action; `place` says which argument it is. */
export function actionOf({ game }: Match<Shape>, text: string, place: string): unknown {
  const action = game.notation.parseAction(text);
  return action.ok ? action.value : badInputWithin(place, action.faults);
}

/** What the rule says, and with which figures if there were any. */
function ruleSaying(
  registered: RegisteredGame,
  { rule, params = {} }: Refusal,
  language: LedgerLanguage,
): string {
  const text = registered.ruleText(rule, language) ?? 'the ledger has no text for it.';
  const figures = Object.entries(params).map(([key, value]) => `${key} ${value}`);
  return figures.length === 0 ? text : `${text} (${figures.join(', ')})`;
}

/** `REF-DRAW-01: An empty deck gives no card.` */
export function ruleSentence(
  registered: RegisteredGame,
  refusal: Refusal,
  language: LedgerLanguage,
): string {
  return `${refusal.rule}: ${ruleSaying(registered, refusal, language)}`;
}

/** Ends the command: the rules do not allow it. */
export function refuse(
  registered: RegisteredGame,
  refusal: Refusal,
  { seat, deed, place }: { readonly seat: Seat; readonly deed: string; readonly place: string },
): never {
  const { rule, params } = refusal;
  const text = `${seat} may not “${deed}” (${rule}): ${ruleSaying(registered, refusal, 'en')}`;
  throw new CommandFault(fault('refused', place, text, { ...params, rule, seat }), EXIT.no);
}
