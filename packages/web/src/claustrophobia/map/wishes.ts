import type { TileSide } from '@oubliette/claustrophobia';
import { createMemo, createSignal } from 'solid-js';
import type { OfferPlace } from '../deeds/deed.ts';
import {
  type CaveOffer,
  offersAbout,
  offersOf,
  offersOnTile,
  wishedElsewhere,
} from '../offers/offers.ts';
import type { CaveChoice, CaveTableOf } from '../seen/choice.ts';
import { askedRole, cellOf, isHuman, isTough, isTroglodyte, roleOf } from '../seen/reading.ts';

/** A list that waits for a choice, and the tile it belongs to. */
interface Pending {
  readonly cell: string;
  readonly offers: readonly CaveOffer[];
}

/** What a click or a key on the map means. */
export function createWishes(table: CaveTableOf, choice: CaveChoice) {
  const [pending, setPending] = createSignal<Pending | null>(null);
  /** The tile that was pressed for nothing but to see what it is. */
  const [seen, see] = createSignal<string | null>(null);
  /** What a button under the pointer or the focus would do: the map shows the way. */
  const [shown, show] = createSignal<CaveOffer | null>(null);
  const view = () => table.snapshot().view;
  const offers = createMemo(() => offersOf(table.snapshot(), choice));

  /** The side that may order now is the side of whoever looks. */
  const isOwn = (who: string): boolean => {
    const role = roleOf(view());
    return role === askedRole(view()) && role === (isHuman(who) ? 'human' : 'demon');
  };
  const canAct = (who: string): boolean =>
    table.snapshot().outlook?.warriors.some(each => each.who === who) ?? false;

  function take(offer: CaveOffer, cell: string): void {
    setPending(null);
    void choice.perform(offer.actions, cell);
  }

  function takeOneOf(list: readonly CaveOffer[], cell: string): void {
    if (list.length === 1) take(list[0]!, cell);
    else setPending({ cell, offers: list });
  }

  function refuse(key: string, cell: string): boolean {
    const rule = choice.warrior()?.barred[key];
    if (rule === undefined) return false;
    choice.setRefusal({ refusal: { rule }, cell });
    return true;
  }

  /** Nothing is offered there: why what is offered elsewhere is not. False if nothing is. */
  function refuseOffered(at: OfferPlace, cell: string): boolean {
    const wish = choice.warrior() === null ? wishedElsewhere(offers(), at) : null;
    if (wish) void choice.explain(wish, cell);
    return wish !== null;
  }

  const isRefused = (cell: string): boolean =>
    refuse(cell, cell) || refuseOffered({ kind: 'tile', cell }, cell);

  /** Alike Troglodytes of a tile act as one: whoever of them can be asked answers. */
  function spokesmanOf(who: string): string {
    if (!isTroglodyte(who) || canAct(who)) return who;
    const alike = table
      .snapshot()
      .outlook?.warriors.find(
        each =>
          isTroglodyte(each.who) &&
          cellOf(view(), each.who) === cellOf(view(), who) &&
          isTough(view(), each.who) === isTough(view(), who),
      );
    return alike?.who ?? who;
  }

  function pickWarrior(who: string): void {
    setPending(null);
    const cell = cellOf(view(), who);
    if (cell === null) return;
    const about = offersAbout(offers(), who, view());
    if (about.length > 0) takeOneOf(about, cell);
    else if (choice.held()) pickTile(cell);
    else if (refuseOffered({ kind: 'warrior', who }, cell)) return;
    else if (isOwn(who) && canAct(spokesmanOf(who))) choice.select(spokesmanOf(who));
    else if (!isOwn(who) && refuse(nameOfTarget(who, cell), cell)) return;
    else if (isOwn(who) && view().asked?.kind === 'action') meetBusy(who, cell);
    else {
      choice.select(who);
      if (isOwn(who) && view().asked?.kind === 'orders')
        void choice.explain({ do: 'act', who }, cell);
    }
  }

  /** Another one's action is under way: they may be where it leads; else it must end first. */
  function meetBusy(who: string, cell: string): void {
    const leads = offers().some(({ spot }) => spot?.kind === 'tile' && spot.cell === cell);
    if (leads) pickTile(cell);
    else void choice.explain({ do: 'act', who }, cell);
  }

  const nameOfTarget = (who: string, cell: string): string =>
    isTroglodyte(who) && !isTough(view(), who) ? `TR${cell}` : who;

  function pickTile(cell: string): void {
    const list = offers().filter(({ spot }) => spot?.kind === 'tile' && spot.cell === cell);
    setPending(null);
    see(list.length === 0 ? cell : null);
    if (list.length > 0) takeOneOf(list, cell);
    else if (!isRefused(cell)) choice.cancel();
  }

  function pickDoor(cell: string, side: TileSide): void {
    const list = offers().filter(
      ({ spot }) => spot?.kind === 'door' && spot.cell === cell && spot.side === side,
    );
    setPending(null);
    if (list.length > 0) takeOneOf(list, cell);
    else if (!refuse(`${cell} ${side}`, cell)) refuseOffered({ kind: 'door', cell, side }, cell);
  }

  /** Enter: everything that the tile offers, else whoever of the own warriors stands there. */
  function enter(cell: string): void {
    const list = offersOnTile(offers(), cell, view());
    const own = (table.snapshot().outlook?.warriors ?? [])
      .map(({ who }) => who)
      .filter(who => cellOf(view(), who) === cell);
    setPending(null);
    if (list.length > 0) takeOneOf(list, cell);
    else if (own.length > 0) {
      const next = own[(own.indexOf(choice.selected() ?? '') + 1) % own.length]!;
      choice.select(next);
    } else if (!isRefused(cell)) choice.select(null);
  }

  return {
    offers,
    pending,
    seen,
    shown,
    show,
    leave: () => setPending(null),
    take,
    pickWarrior,
    pickTile,
    pickDoor,
    enter,
  };
}

export type MapIntent = ReturnType<typeof createWishes>;
