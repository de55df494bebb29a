import { plural } from '../../i18n/plural.ts';
import { en as ledger } from '../../ledger/messages.en.ts';

export const en = {
  ...ledger,
  title: 'Rulebooks',
  intro:
    'Every rule has a number that refusals and the chronicle quote. Tap a number to get its address.',
  openPosition: 'Open this position on the table',
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
  explained: {
    official: 'Stated by a source.',
    ruling: 'Our decision where the sources are silent or disagree.',
    ours: 'Designed by us.',
  },
  sources: 'Sources',
  howTo: 'How to play',
  howToWords: {
    duel: 'The duel',
    solo: 'The solo game',
    rules: 'Humans against demons',
  },
  checks: 'For those who check',
  checksWords: 'Worked examples of this chapter; our tests play them all.',
  unplayed: 'not yet',
  unplayedWords:
    'The table cannot play all of this chapter yet. It stands here to be read; when the table plays it, this note goes.',
  unplayedChecks: 'Worked examples of this chapter; not all of them can be played yet.',
  aboutBook: 'About this book',
  beside: {
    back: 'Back',
    close: 'Close',
    chapter: (title: string) => `The whole chapter: ${title}`,
    book: 'Open the rulebook in a new tab',
  },
};
