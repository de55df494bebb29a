import { describe, expect, it } from 'vitest';
import { type HandicapLevel, suggestedHandicap } from './handicap.ts';

describe('the handicap table', () => {
  it.each<[HandicapLevel, HandicapLevel, number, boolean]>([
    ['very-experienced', 'very-experienced', 8, false],
    ['very-experienced', 'experienced', 7, false],
    ['very-experienced', 'good', 6, false],
    ['very-experienced', 'beginner', 5, true],
    ['very-experienced', 'newbie', 4, true],
    ['experienced', 'newbie', 5, false],
    ['good', 'beginner', 7, false],
    ['beginner', 'newbie', 7, false],
  ])(
    'DT-OPT-04: %s against %s plays with %i characters, without +5 and +6: %s',
    (stronger, weaker, characters, withoutHighCards) => {
      expect(suggestedHandicap(stronger, weaker)).toEqual({ characters, withoutHighCards });
    },
  );

  it('DT-OPT-04: the weaker one gives up nothing', () => {
    expect(suggestedHandicap('newbie', 'good')).toEqual({
      characters: 8,
      withoutHighCards: false,
    });
  });
});
