import { writtenLanguage } from '../../i18n/language.ts';
import { text } from './messages.ts';
import { aloneIn, type DuelMatchWishes } from './wishes.ts';

/** The set that is played, or the way in which forces are chosen. */
export function forcesName(wishes: DuelMatchWishes): string {
  const { forces, set } = wishes;
  const alone = aloneIn(wishes);
  if (alone !== null) return alone.names[writtenLanguage()];
  return forces === 'set' ? text().sets[set] : text().modes[forces];
}
