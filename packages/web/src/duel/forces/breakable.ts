const LONG = /[а-яё]{10,}/gi;

/** After a vowel, before a consonant, three letters from the ends of the word. */
const SYLLABLE = /(?<=[а-яё]{3})(?<=[аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][а-яё]{3})/gi;

/** A name for a narrow place: long Russian words may be broken between their syllables. */
export const breakable = (name: string): string =>
  name.replace(LONG, word => word.replace(SYLLABLE, '\u00AD'));
