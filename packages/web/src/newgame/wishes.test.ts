import { duel } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { hasHandicap, optionsOf, PLAIN, withBeginner, withLevel } from './wishes.ts';

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
});
