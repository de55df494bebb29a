import { readFileSync } from 'node:fs';
import { type MatchDocument, openMatch, saveMatch, startMatch } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Claustrophobia } from '../claustrophobia.ts';
import { claustrophobia } from '../game.ts';
import type { CaveOptions } from '../options.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { EARLIER_CONTENT } from './earlier.ts';
import { PRINTS, printsOf } from './prints.ts';

const KEPT = new URL('../../../../fixtures/matches/v1/', import.meta.url);

/** The game after the third scenario was given another number of demons. */
const s3 = SCENARIOS[2]!;
const changed = {
  ...claustrophobia,
  ...printsOf(SCENARIOS.with(2, { ...s3, demons: s3.demons + 1 })),
};

function saved(scenario: CaveOptions['scenario']): MatchDocument {
  const options = claustrophobia.parseOptions({ scenario });
  if (!options.ok) throw new Error(scenario);
  return saveMatch(startMatch<Claustrophobia>(claustrophobia, options.value, 'seven'));
}

/** As a file named its content until the middle of November 2026. */
const ofBefore = (document: MatchDocument) => ({
  ...document,
  content: Object.keys(EARLIER_CONTENT)[0]!,
});

function faultsAfterTheChange(text: string): string[] {
  const opened = openMatch(text, { claustrophobia: changed });
  return opened.ok ? [] : opened.faults.map(({ code }) => code);
}

describe('when the content of one scenario changes', () => {
  it.each(['S1', 'S2', 'S4', 'S8'] as const)('a match of %s opens', scenario => {
    expect(faultsAfterTheChange(JSON.stringify(saved(scenario)))).toEqual([]);
    expect(faultsAfterTheChange(JSON.stringify(ofBefore(saved(scenario))))).toEqual([]);
  });

  it.each(['S3', 'random'] as const)('a match of %s is told so', scenario => {
    const told = ['match.other-content'];
    expect(faultsAfterTheChange(JSON.stringify(saved(scenario)))).toEqual(told);
    expect(faultsAfterTheChange(JSON.stringify(ofBefore(saved(scenario))))).toEqual(told);
  });

  it('a file that was kept before opens, to its last action', () => {
    const text = readFileSync(new URL('claustrophobia-survivors.json', KEPT), 'utf8');
    expect(JSON.parse(text).content).toBe(Object.keys(EARLIER_CONTENT)[0]);
    expect(faultsAfterTheChange(text)).toEqual([]);
  });
});

describe('the content of a match', () => {
  it('is another for every scenario', () => {
    const choices = SCENARIOS.map((_, at) => `S${at + 1}` as CaveOptions['scenario']);
    const prints = choices.map(scenario => PRINTS.contentOf({ scenario } as CaveOptions));
    expect(new Set([...prints, PRINTS.content]).size).toBe(SCENARIOS.length + 1);
  });
});
