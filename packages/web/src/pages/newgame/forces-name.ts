import { text } from './messages.ts';
import type { DuelMatchWishes } from './wishes.ts';

/** The set that is played, or the way in which forces are chosen. */
export const forcesName = ({ forces, set }: DuelMatchWishes): string =>
  forces === 'set' ? text().sets[set] : text().modes[forces];
