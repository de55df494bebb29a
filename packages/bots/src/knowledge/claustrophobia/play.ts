import type { Action, Claustrophobia } from '@oubliette/claustrophobia';
import type { Play } from '../knowledge.ts';
import tuned from './weights.json' with { type: 'json' };

/** How promising a sort of play is, from self-play; what was never seen counts as one. */
const SORTS: Readonly<Record<string, number>> = tuned.sorts;

/** A whole move. Few of all that are listed are ever called by name, so a name is only made when it is asked for. */
export class CavePlay implements Play<Claustrophobia> {
  readonly actions: readonly Action[];
  readonly sort: string;
  readonly opens: boolean;
  weight: number;
  #key: string | null = null;

  constructor(actions: readonly Action[], sort: string, opens = false) {
    this.actions = actions;
    this.sort = sort;
    this.opens = opens;
    this.weight = SORTS[sort] ?? 1;
  }

  get key(): string {
    this.#key ??= keyOf(this.actions);
    return this.#key;
  }
}

export function playOf(actions: readonly Action[], sort: string): CavePlay {
  return new CavePlay(actions, sort);
}

/** The same seat goes on at once. */
export function openingOf(action: Action, sort: string): CavePlay {
  return new CavePlay([action], sort, true);
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
