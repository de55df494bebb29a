import { claustrophobia } from '@oubliette/claustrophobia';
import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, type Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { isLevel, LEVEL_IDS, levelFor, levelsFor } from './levels.ts';

/** What everybody at a table sees who is asked first. */
function seatsOf({ setup, parseOptions, seats, view, modes }: Game<Shape>) {
  const options = parseOptions(Object.values(modes)[0]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const state = setup(options.value, fastRandom(1));
  return seats(options.value).map(seat => ({ seat, view: view(state, seat) }));
}

describe('levels', () => {
  it.each(Object.keys(KNOWN_GAMES))('are five in %s, each stronger by its terms', game => {
    for (const asked of seatsOf(KNOWN_GAMES[game]!.game)) {
      const levels = levelsFor(game, asked);
      expect(levels.map(({ id }) => id)).toEqual(LEVEL_IDS);
      expect(levels).toHaveLength(5);
      for (const [index, { budget, policy, settings }] of levels.entries()) {
        const below = levels[index - 1];
        if (below === undefined) continue;
        expect(budget.nodes).toBeGreaterThan(below.budget.nodes!);
        expect(policy.latitude).toBeLessThanOrEqual(below.policy.latitude);
        expect(settings.keenness).toBeGreaterThanOrEqual(below.settings.keenness!);
      }
    }
  });

  it('are found by name', () => {
    const [blue] = seatsOf(duel as unknown as Game<Shape>);
    expect(levelFor('duel', 'captain', blue!)?.id).toBe('captain');
    expect(levelFor('duel', 'nobody', blue!)).toBeNull();
    expect(['warden', 'nobody'].map(isLevel)).toEqual([true, false]);
  });

  it('CL-EXPERT-01: go by the side that a seat leads, not by its name', () => {
    const [human, demon] = seatsOf(claustrophobia as unknown as Game<Shape>);
    const exchanged = { human: demon!.seat, demon: human!.seat };
    const view = { ...(human!.view as object), seats: exchanged };
    const levelsOf = (asked: { seat: string; view: object }) => levelsFor('claustrophobia', asked);
    expect(levelsOf({ ...human!, view })).toEqual(levelsOf(demon!));
    expect(levelsOf({ ...demon!, view })).toEqual(levelsOf(human!));
    expect(levelsOf(demon!)).not.toEqual(levelsOf(human!));
  });

  it('CL-EXPERT-01: are alike for both who bid', () => {
    const options = claustrophobia.parseOptions(claustrophobia.modes.auction);
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const state = claustrophobia.setup(options.value, fastRandom(1));
    expect(claustrophobia.decision(state)!.question).toBe('bid');
    const [one, other] = (['human', 'demon'] as const).map(seat =>
      levelsFor('claustrophobia', { seat, view: claustrophobia.view(state, seat) }),
    );
    expect(one).toEqual(other);
  });
});
