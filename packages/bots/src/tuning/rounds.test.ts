import { SCENARIOS } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { SCENARIO_MODES } from '../claustrophobia/balance.ts';
import escapes from '../knowledge/claustrophobia/escape.json' with { type: 'json' };
import tuned from '../knowledge/claustrophobia/rounds.json' with { type: 'json' };
import { TERMS, weightsIn } from '../knowledge/claustrophobia/scale.ts';
import byHand from '../knowledge/claustrophobia/weights.json' with { type: 'json' };
import { type Sample, surprise } from './fit.ts';
import { roundsIn, scenarioOf, tuneRounds } from './rounds.ts';

type ByName = Readonly<Record<string, number>>;

const MODES = SCENARIO_MODES.filter(mode => !Object.hasOwn(escapes, mode));

it('are foretold in every scenario that is not about getting away', () => {
  expect(Object.keys(tuned)).toEqual(MODES.map(scenarioOf));
  expect(MODES.length + Object.keys(escapes).length).toBe(SCENARIOS.length);
});

describe.each(MODES)('what becomes of a round: %s', mode => {
  const PLAN = { mode, matches: 10, seed: 't', playouts: 6, pull: 40 };
  const lessons = Array.from({ length: PLAN.matches }, (_, match) => roundsIn(PLAN, match));
  const once = lessons.flat();
  const scenario = scenarioOf(mode);
  const { weights } = (tuned as Readonly<Record<string, { readonly weights: ByName }>>)[scenario]!;

  it('is learned from the same matches with the same seed', () => {
    expect(once.length).toBeGreaterThan(40);
    for (const match of [0, 1]) expect(roundsIn(PLAN, match)).toEqual(lessons[match]);
    expect(new Set(once.map(({ share }) => share))).toEqual(new Set([0, 1]));
  });

  it('is told by what was seen at the end of a round, and says where it comes from', () => {
    const fit = tuneRounds(PLAN, once);
    for (const names of [Object.keys(weights), Object.keys(fit.weights)]) {
      expect(names).toEqual(TERMS.filter(name => names.includes(name)));
      expect(names).not.toContain('blows');
      expect(names).toContain('even');
    }
    expect(fit.origin).toMatchObject({ mode, seed: 't', rounds: once.length });
  });

  it('is foretold better than by hand, or by how often humans win, in matches that are new to it', () => {
    const before = weightsIn(byHand.weights, scenario);
    const by = (own: ByName) =>
      surprise(
        once,
        TERMS.map(name => own[name] ?? before[name]!),
      );
    expect(by(weights)).toBeLessThan(by(before));
    const won = once.reduce((sum, { share }) => sum + share, 0) / once.length;
    const alike = once.map((sample): Sample => ({ ...sample, ahead: [1] }));
    expect(by(weights)).toBeLessThan(surprise(alike, [Math.log(won / (1 - won))]));
  });
});
