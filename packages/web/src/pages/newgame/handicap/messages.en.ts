import { plural } from '../../../i18n/plural.ts';
export const en = {
  handicapWords:
    'Say how well each of you plays and the stronger one starts with less. You may change the suggestion.',
  level: { blue: 'Blue plays', yellow: 'Yellow plays' },
  levels: {
    'very-experienced': 'very experienced',
    experienced: 'experienced',
    good: 'good',
    beginner: 'beginner',
    newbie: 'newbie',
  },
  team: { blue: 'Characters of Blue', yellow: 'Characters of Yellow' },
  highCards: { blue: 'Blue gives up +5 and +6', yellow: 'Yellow gives up +5 and +6' },
  characters: (n: number) => `${n} ${plural('en', n, { one: 'character', other: 'characters' })}`,
};
