import { wholeTeam } from './measures.ts';

/** How well somebody plays, from the best to the least (DT-OPT-04). */
export const LEVELS = ['very-experienced', 'experienced', 'good', 'beginner', 'newbie'] as const;
export type HandicapLevel = (typeof LEVELS)[number];

/** What the stronger player gives up. */
export interface Handicap {
  readonly characters: number;
  readonly withoutHighCards: boolean;
}

/** The suggestion of the table; equals play with all they have (DT-OPT-04). */
export function suggestedHandicap(stronger: HandicapLevel, weaker: HandicapLevel): Handicap {
  const apart = Math.max(0, LEVELS.indexOf(weaker) - LEVELS.indexOf(stronger));
  return {
    characters: wholeTeam(false) - apart,
    withoutHighCards:
      stronger === 'very-experienced' && (weaker === 'beginner' || weaker === 'newbie'),
  };
}
