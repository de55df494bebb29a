import { plural } from '../i18n/plural.ts';

export const en = {
  title: 'Rulebooks',
  intro:
    'Every rule has a number that refusals, the log and the tests quote. Tap a number to get its address.',
  contents: 'Contents',
  books: 'Books',
  rules: (n: number) => `${n} ${plural('en', n, { one: 'entry', other: 'entries' })}`,
  words: 'English and Russian words',
  search: 'Search the rules',
  searchHint: 'a word or a number',
  searching: 'Opening all the books…',
  found: (n: number) => (n === 0 ? 'Nothing found' : `${n} found`),
  nothing: 'No rule has all of these words. Try fewer, or only the beginning of a word.',
  all: (n: number) => `Show all ${n}`,
  clear: 'Clear the search',
  opening: 'Opening the book…',
  previous: 'Before',
  next: 'Next',
  chapters: 'Neighbouring chapters',
  unknownTitle: 'No such rule',
  unknownText: (words: string) =>
    `Nothing in the rulebooks has the number “${words}”. The link may be old or mistyped.`,
  akinChapter: 'The chapter on it:',
  akin: 'Rules of the same topic:',
  toCover: 'All rulebooks',
  standing: 'How sure a rule is',
  statuses: { official: 'official', ruling: 'ruling', ours: 'ours' },
  explained: {
    official: 'Stated by a source.',
    ruling: 'Our decision where the sources are silent or disagree.',
    ours: 'Designed by us.',
  },
  sources: 'Sources',
  check: 'Check',
};
