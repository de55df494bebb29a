import type { CaveView, TileSide } from '@oubliette/claustrophobia';
import { actorOf, cellOf } from '../seen/reading.ts';
import type { OfferPlace } from './deed.ts';

const PLACE = /^@-?\d+,-?\d+$/;
const DOOR = /^(@-?\d+,-?\d+) ([NESW])$/;

export const atTile = (_view: CaveView, { to }: { readonly to: string }): OfferPlace => ({
  kind: 'tile',
  cell: to,
});

export const atWarrior = (_view: CaveView, { who }: { readonly who: string }): OfferPlace => ({
  kind: 'warrior',
  who,
});

const actorsCell = (view: CaveView): string | null => cellOf(view, actorOf(view) ?? '');

/** An opening or passage of the tile where somebody acts. */
export function atOwnDoor(view: CaveView, { side }: { readonly side: TileSide }) {
  const cell = actorsCell(view);
  return cell === null ? null : ({ kind: 'door', cell, side } as const);
}

/** What a target means on the table: `@1,0`, `@1,0 E`, `BR1 3`, `BL1 @1,0`, `TR@1,0`, `seal`. */
export function atTarget(
  view: CaveView,
  { target }: { readonly target: string },
): OfferPlace | null {
  if (target === 'seal') {
    const cell = actorsCell(view);
    return cell === null ? null : { kind: 'tile', cell };
  }
  const [, cell, side] = DOOR.exec(target) ?? [];
  if (cell && side) return { kind: 'door', cell, side: side as TileSide };
  const word = target.split(' ')[0] ?? '';
  if (PLACE.test(word)) return { kind: 'tile', cell: word };
  return word === '' ? null : { kind: 'warrior', who: word };
}
