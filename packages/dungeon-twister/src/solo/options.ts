import { ok, type Result, readOptions } from '@oubliette/kernel';
import * as v from 'valibot';
import { LEVELS, type Level } from './state.ts';

/** What the Player settles before he begins. */
export interface SoloOptions {
  /** Which icons call reinforcements (DS-SET-04). */
  readonly level: Level;
  /** Visions of the Arch-Mage (DS-VIS-01). */
  readonly visions: boolean;
  /** Starters at random. */
  readonly quick: boolean;
}

const OptionsSchema = v.strictObject({
  level: v.optional(v.picklist(LEVELS), 'pink'),
  visions: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
});

export function parseOptions(raw: unknown): Result<SoloOptions> {
  const read = readOptions(OptionsSchema, raw);
  return read.ok ? ok(read.value) : read;
}
