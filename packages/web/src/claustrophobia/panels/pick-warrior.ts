import type { CaveDesk } from '../desk/desk.ts';
import type { MapIntent } from '../map/wishes.ts';
import { isOnMap } from '../seen/reading.ts';
import { dieInHand } from './warriors.ts';

/** A click on a card: the die in hand goes there, else it means what a click on the token means. */
export function pickWarrior(desk: CaveDesk, wishes: MapIntent, who: string, at: Element): void {
  const { table, choice } = desk;
  const { view } = table.snapshot();
  const value = dieInHand(view, choice.dice());
  if (value !== undefined) {
    void choice.perform([{ do: 'give', value, who }], at);
  } else if (view.asked?.kind === 'assign') choice.select(who);
  else if (isOnMap(view, who)) wishes.pickWarrior(who);
  else choice.select(who);
}
