import * as v from 'valibot';
import { type Result, readOptions } from '../src/index.ts';
import type { LanternOptions } from './state.ts';

const whole = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );

const OptionsSchema = v.strictObject({
  target: v.optional(whole(5, 60), 20),
  dealt: v.optional(whole(1, 6), 4),
});

export function parseOptions(raw: unknown): Result<LanternOptions> {
  return readOptions(OptionsSchema, raw);
}
