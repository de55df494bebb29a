import { ok, type Result, readOptions } from '@oubliette/kernel';
import * as v from 'valibot';
import type { OwnCard } from '../content/npcs/own.ts';
import { readOwnCards } from '../documents/npc-cards.ts';
import { LEVELS, type SoloLevel } from './state.ts';

/** What the Player settles before they begin. */
export interface SoloOptions {
  /** Which icons call reinforcements (DS-SET-04). */
  readonly level: SoloLevel;
  /** Visions of the Arch-Mage (DS-VIS-01). */
  readonly visions: boolean;
  /** Starters at random. */
  readonly quick: boolean;
  /** NPC cards of their own, in the place of ours (NC-OWN-01). */
  readonly cards?: readonly OwnCard[];
}

const OptionsSchema = v.strictObject({
  level: v.optional(v.picklist(LEVELS), 'pink'),
  visions: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
  cards: v.optional(v.unknown()),
});

export function parseOptions(raw: unknown): Result<SoloOptions> {
  const read = readOptions(OptionsSchema, raw);
  if (!read.ok) return read;
  const { cards: brought, ...plain } = read.value;
  if (brought === undefined) return ok(plain);
  const cards = readOwnCards(brought, 'options.cards');
  return cards.ok ? ok({ ...plain, cards: cards.value }) : cards;
}
