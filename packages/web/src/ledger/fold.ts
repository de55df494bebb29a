/** Makes texts comparable letter by letter: no case, no accents, ё as е. Keeps every position. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\u00c0-\u024f]/g, letter => letter.normalize('NFD').charAt(0));

const ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|[аяоеыиуюьй])$/;

/** What a word keeps through its forms, roughly: «решётками» and «решётка», "pits" and "pit". */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  const short = word.replace(ENDINGS, '');
  return short.length >= 3 ? short : word;
}
