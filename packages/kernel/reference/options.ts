import * as v from 'valibot';
import { type Result, readOptions, wholeNumber } from '../src/index.ts';
import type { LanternOptions } from './state.ts';

const OptionsSchema = v.strictObject({
  target: v.optional(wholeNumber(5, 60), 20),
  dealt: v.optional(wholeNumber(1, 6), 4),
});

export function parseOptions(raw: unknown): Result<LanternOptions> {
  return readOptions(OptionsSchema, raw);
}
