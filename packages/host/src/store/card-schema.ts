import * as v from 'valibot';
import type { CatalogueRow, MatchCard } from './match-store.ts';

const seats = v.array(v.string());

const CardSchema = v.object({
  key: v.string(),
  game: v.string(),
  head: v.pipe(v.number(), v.integer()),
  begun: v.number(),
  updated: v.number(),
  seats,
  asked: seats,
  winners: v.nullable(seats),
  score: v.object({
    turn: v.number(),
    target: v.number(),
    points: v.array(v.number()),
    scenario: v.exactOptional(v.number()),
    level: v.exactOptional(v.string()),
  }),
  actions: v.number(),
  players: v.record(v.string(), v.string()),
  openTable: v.boolean(),
  machine: v.optional(
    v.object({ levels: v.record(v.string(), v.string()), friendly: v.boolean() }),
  ),
});

export interface Catalogue {
  readonly cards: readonly MatchCard[];
  /** Keys of matches whose card is none. */
  readonly damaged: readonly string[];
}

/** One damaged card does not spoil the others. */
export function sorted(rows: readonly CatalogueRow[]): Catalogue {
  const cards: MatchCard[] = [];
  const damaged: string[] = [];
  for (const { key, card } of rows) {
    const read = v.safeParse(CardSchema, card);
    if (read.success && read.output.key === key) cards.push(read.output as MatchCard);
    else damaged.push(key);
  }
  return { cards, damaged };
}
