import { text } from '../words/messages.ts';

/** The longest of the names that a line begins with, after whose it is; or nothing. */
export function leadOf(words: string): string {
  const names = [...Object.values(text().names), ...Object.values(text().seats)];
  const [owner = ''] = /^\S+'s /.exec(words) ?? [];
  const found = names.filter(name => words.startsWith(name, owner.length));
  const [longest] = found.sort((a, b) => b.length - a.length);
  return longest === undefined ? '' : owner + longest;
}
