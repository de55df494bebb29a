import type { Action, Claustrophobia } from '@oubliette/claustrophobia';
import type { Play } from '../knowledge.ts';
import tuned from './weights.json' with { type: 'json' };

export type Playing = Play<Claustrophobia>;

/** How promising a sort of play is, from self-play; what was never seen counts as one. */
const SORTS: Readonly<Record<string, number>> = tuned.sorts;

export function playOf(actions: readonly Action[], sort: string): Playing {
  return { key: keyOf(actions), actions, sort, weight: SORTS[sort] ?? 1 };
}

/** The same seat goes on at once. */
export function openingOf(action: Action, sort: string): Playing {
  return { ...playOf([action], sort), opens: true };
}

/** Most actions are values, made once and frozen; so are their texts. */
const texts = new Map<Action, string>();

function textOf(action: Action): string {
  const known = texts.get(action);
  if (known !== undefined) return known;
  const text = Object.values(action).join(' ');
  if (Object.isFrozen(action)) texts.set(action, text);
  return text;
}

function keyOf(actions: readonly Action[]): string {
  let key = textOf(actions[0]!);
  for (let at = 1; at < actions.length; at++) key += `;${textOf(actions[at]!)}`;
  return key;
}
