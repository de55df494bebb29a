import type { CellId } from '@oubliette/dungeon-twister';
import type { BoardIntent } from '../deeds/wishes.ts';
import type { foesOf, StrikeAction } from '../seen/foes.ts';
import { cellIn } from '../seen/reading.ts';
import type { BoardOffer } from './offers.ts';

/** Squares of all who would defend together. */
export type Group = readonly CellId[];

const isStrike = (action: BoardOffer['action']): action is StrikeAction =>
  action.do === 'attack' || action.do === 'shoot' || action.do === 'spear';

export const strikesIn = (offers: readonly BoardOffer[]): StrikeAction[] =>
  offers.map(({ action }) => action).filter(isStrike);

/** Whom the combats on offer are against, where that is several at once; each group once. */
export function groupsOf(
  { view }: BoardIntent,
  strikes: readonly StrikeAction[],
  foes: typeof foesOf,
): Group[] {
  const groups = strikes
    .map(strike => foes(view, strike).map(foe => cellIn(view, foe)!))
    .filter(group => group.length > 1)
    .sort((one, other) => other.length - one.length);
  const isWithin = (group: Group, larger: Group) => group.every(cell => larger.includes(cell));
  return groups.filter(
    (group, index) => !groups.slice(0, index).some(larger => isWithin(group, larger)),
  );
}
