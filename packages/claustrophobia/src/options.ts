import { fail, fault, type Result, readOptions } from '@oubliette/kernel';
import * as v from 'valibot';
import { SCENARIO_IDS } from './scenarios/ids.ts';

/** What the players agree on before they begin. */
export interface CaveOptions {
  /** S1 to S8, or one of them by lot (CL-SETUP-01). */
  readonly scenario: (typeof SCENARIO_CHOICES)[number];
  /** Who is hindered (CL-HCAP-01). */
  readonly handicap: 'none' | 'human' | 'demon';
  /** The humans are auctioned and their team is built (CL-EXPERT-01). */
  readonly auction: boolean;
  /** How often a red area may be used: the correction, or as printed (CL-THR-04). */
  readonly red: 'phase' | 'game';
}

const SCENARIO_CHOICES = [...SCENARIO_IDS, 'random'] as const;

const OptionsSchema = v.strictObject({
  scenario: v.optional(v.picklist(SCENARIO_CHOICES), 'S1'),
  handicap: v.optional(v.picklist(['none', 'human', 'demon']), 'none'),
  auction: v.optional(v.boolean(), false),
  red: v.optional(v.picklist(['phase', 'game']), 'phase'),
});

export function parseOptions(raw: unknown): Result<CaveOptions> {
  const read = readOptions(OptionsSchema, raw);
  if (!read.ok || !read.value.auction || read.value.handicap !== 'demon') return read;
  const text = 'An auctioned team is built for its bid: it has no further card or gift.';
  return fail(fault('options', 'options.handicap', text));
}

/** A mode for each scenario, the handicaps, the auction and the areas as printed. */
export const MODES: Readonly<Record<string, Partial<CaveOptions>>> = {
  survivors: { scenario: 'S1' },
  invasion: { scenario: 'S2' },
  master: { scenario: 'S3' },
  ritual: { scenario: 'S4' },
  possessed: { scenario: 'S5' },
  treasure: { scenario: 'S6' },
  infection: { scenario: 'S7' },
  nest: { scenario: 'S8' },
  'humans-hindered': { scenario: 'S1', handicap: 'human' },
  'demons-hindered': { scenario: 'S1', handicap: 'demon' },
  auction: { scenario: 'random', auction: true },
  printed: { scenario: 'S1', red: 'game' },
};
