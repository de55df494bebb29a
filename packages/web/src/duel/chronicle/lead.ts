import { writtenLanguage } from '../../i18n/language.ts';
import { text } from '../words/messages.ts';
import { packHere } from '../words/pack.ts';

/** The longest of the names that a line begins with, after whose it is; or nothing. */
export function leadOf(words: string): string {
  const guests = [...packHere().values()].map(({ names }) => names[writtenLanguage()]);
  const names = [...guests, ...Object.values(text().names), ...Object.values(text().seats)];
  const [owner = ''] = /^\S+'s /.exec(words) ?? [];
  const found = names.filter(name => words.startsWith(name, owner.length));
  const [longest] = found.sort((a, b) => b.length - a.length);
  return longest === undefined ? '' : owner + longest;
}
