const ARTICLE = /^(?:The|A) /;

/** The longest of the names that a line begins with, its article included; or nothing. */
export function leadOf(words: string, names: readonly string[]): string {
  const [article = ''] = ARTICLE.exec(words) ?? [];
  const found = names.filter(name => words.startsWith(name, article.length));
  const [longest] = found.sort((one, two) => two.length - one.length);
  return longest === undefined ? '' : article + longest;
}
