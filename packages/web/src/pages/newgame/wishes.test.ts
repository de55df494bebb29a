import { duel } from '@oubliette/dungeon-twister';
import { furtherOf, SHIPPED, SHIPPED_SETS, scenarioOf } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it } from 'vitest';
import {
  aloneIn,
  hasHandicap,
  MODES,
  machinesIn,
  optionsOf,
  PLAIN,
  withAlone,
  withBeginner,
  withCount,
  withLevel,
  withMode,
  withScenario,
  withSet,
} from './wishes.ts';

const agreed = (wishes: typeof PLAIN) => {
  const options = duel.parseOptions(optionsOf(wishes));
  if (!options.ok) throw new Error(options.faults[0]?.text);
  return options.value;
};

describe('what is wished for', () => {
  it('is the plain quick game at first', () => {
    expect(agreed(PLAIN)).toMatchObject({ quick: true, target: 5, characters: { blue: 8 } });
    expect(hasHandicap(PLAIN)).toBe(false);
  });

  it('DT-COMP-06: a further set of ours by itself is one set, until another is chosen', async () => {
    for (const shipped of SHIPPED_SETS.filter(({ joins }) => joins !== true)) {
      const document = await shipped.load();
      const chosen = { documents: [document], content: furtherOf([document]) };
      const alone = withAlone(withBeginner(PLAIN, true), chosen);
      expect(aloneIn(alone)).toBe(document);
      expect(agreed(alone)).toMatchObject({ forces: 'set', content: {}, beginner: false });
      const others = [withSet(alone, 'base'), withBeginner(alone, true), withCount(alone, 3)];
      for (const wishes of [...others, withMode(alone, 'draft')]) {
        expect(aloneIn(wishes)).toBeNull();
        expect(agreed(wishes).content).toBeUndefined();
      }
    }
  });

  it('DT-OPT-04: two levels fill in the handicap of the stronger one', () => {
    const strong = withLevel(PLAIN, 'yellow', 'very-experienced');
    const wishes = withLevel(strong, 'blue', 'beginner');
    expect(agreed(wishes)).toMatchObject({
      characters: { blue: 8, yellow: 5 },
      withoutHighCards: ['yellow'],
    });
    expect(hasHandicap(wishes)).toBe(true);
    expect(hasHandicap(withLevel(wishes, 'yellow', 'beginner'))).toBe(false);
  });

  it('DT-OPT-05: the beginner game has six a side to 5 VP, and a handicap that leaves four', () => {
    const small = withBeginner({ ...PLAIN, target: 8 }, true);
    expect(agreed(small)).toMatchObject({ target: 5, characters: { blue: 6, yellow: 6 } });
    const uneven = withLevel(withLevel(small, 'blue', 'very-experienced'), 'yellow', 'newbie');
    expect(agreed(uneven)).toMatchObject({ characters: { blue: 4, yellow: 6 } });
    expect(agreed(withBeginner(uneven, false))).toMatchObject({ characters: { blue: 4 } });
  });

  it.each(MODES.filter(mode => mode !== 'scenario'))(
    'DT-MIX-01, DT-VP-02: %s is played to the target that is recommended for it',
    mode => {
      const target = mode === 'set' ? 5 : 6;
      expect(agreed(withMode(PLAIN, mode))).toMatchObject({ forces: mode, target });
    },
  );

  it('DT-OPT-05: of the beginner game and mixed sets the later wish counts', () => {
    const mixed = withSet(withBeginner(PLAIN, true), 'mixed');
    expect(agreed(mixed)).toMatchObject({
      forces: 'draft',
      beginner: false,
      characters: { blue: 8 },
    });
    expect(agreed(withBeginner(mixed, true))).toMatchObject({ forces: 'set', beginner: true });
    expect(agreed(withSet(mixed, 'base'))).toMatchObject({ forces: 'set', set: 'base', target: 5 });
  });

  it('DT-MIX-08: a scenario brings its teams, and its target if it has one', () => {
    const document = SHIPPED.find(({ target }) => target !== undefined) ?? SHIPPED[0]!;
    const wishes = withScenario(PLAIN, { document, scenario: scenarioOf(document) });
    expect(agreed(wishes)).toMatchObject({ forces: 'scenario', target: document.target ?? 6 });
    expect(agreed(withMode(wishes, 'set'))).toMatchObject({ forces: 'set', scenario: null });
  });

  it('DT-MULTI-24: more than two play without scenario and to 6; the machine takes all seats but one', () => {
    const [document] = SHIPPED;
    const scenario = withScenario(PLAIN, { document: document!, scenario: scenarioOf(document!) });
    const three = withCount(scenario, 3);
    expect(machinesIn(three)?.seats).toEqual(['yellow', 'purple']);
    expect(machinesIn(withCount(three, 2))).toBeNull();
    expect(three.target).toBe(6);
    expect(agreed(three)).toMatchObject({ players: 3, forces: 'draft', scenario: null });
    expect(agreed(withCount(withBeginner(PLAIN, true), 4))).toMatchObject({
      players: 4,
      beginner: true,
      target: 6,
    });
    expect(agreed({ ...withCount(PLAIN, 4), isWide: true })).toMatchObject({ board: 'wide' });
    expect(agreed({ ...withCount(PLAIN, 5), isWide: true })).not.toHaveProperty('board');
    expect(agreed(withCount(three, 2))).not.toHaveProperty('players');
  });

  it('DT-MIX-02: a further set is there where forces are chosen, and only there', () => {
    const [document] = SHIPPED;
    const further = { documents: [document!], content: furtherOf(document!.sets!) };
    const drafted = { ...withMode(PLAIN, 'draft'), further };
    expect(agreed(drafted).content?.rooms).toHaveLength(2);
    expect(agreed(withCount(drafted, 3)).content?.rooms).toHaveLength(2);
    expect(agreed(withMode(drafted, 'set')).content).toBeUndefined();
  });
});
