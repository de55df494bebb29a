import {
  type CellId,
  columnOf,
  type Direction,
  groundAt,
  neighbour,
  planUnder,
  ROOM_SQUARES,
  type RoomSet,
  rowOf,
} from '@oubliette/dungeon-twister';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { address, amendAddress } from '../router/address.ts';
import { type Change, carriedAlong, changesBetween } from './changes.ts';
import { type Deal, dealQuery, layOut, readDeal, seedFrom, tidySeed } from './deal.ts';
import type { ExplorerName } from './explorers.ts';
import { advance, begin, type History, redo, reset, undo } from './history.ts';
import { type Offer, offersAt } from './offers.ts';
import { squareView } from './square.ts';
import {
  afterDeed,
  type Deed,
  firstTable,
  type RefusalRule,
  refusalOf,
  type Table,
} from './table.ts';

export type Session = ReturnType<typeof createSession>;

const freshSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(6)));

/** A gear to begin with: what it does is seen at once. On a turned board it must lie near the top. */
function firstGear({ labyrinth }: Table, turned: boolean): CellId {
  const [line] = planUnder(labyrinth).lines;
  const position = turned ? line.positions[1]! : line.positions[0]!;
  const first = position * ROOM_SQUARES;
  const cells = planUnder(labyrinth).cellOf.subarray(first, first + ROOM_SQUARES);
  return cells.find(cell => groundAt(labyrinth, cell as CellId) === 'gear') as CellId;
}

/** What the page remembers while it is open: the tables, the bracket, who is in hand, what is shown. */
export function createSession(turned: () => boolean) {
  const deal = createMemo<Deal>(
    before => readDeal(address().query) ?? before,
    { set: 'prison', seed: freshSeed() },
    { equals: (a, b) => a.set === b.set && a.seed === b.seed },
  );
  const [history, setHistory] = createSignal<History<Table>>(begin(firstTable(layOut(deal()))));
  const table = createMemo(() => history().now);
  const [changes, setChanges] = createSignal<readonly Change[]>([], { equals: false });
  const [focus, setFocus] = createSignal(firstGear(table(), turned()));
  const [hover, setHover] = createSignal<CellId | null>(null);
  const [held, setHeld] = createSignal<ExplorerName | null>(null);
  const [refusal, setRefusal] = createSignal<RefusalRule | null>(null);
  const [sight, setSight] = createSignal(true);
  const [reach, setReach] = createSignal(0);
  const [help, setHelp] = createSignal(false);

  createEffect(
    on(
      deal,
      next => {
        setHeld(null);
        setRefusal(null);
        setChanges([]);
        setHistory(begin(firstTable(layOut(next))));
      },
      { defer: true },
    ),
  );

  /** An address without a deal gets the one that lies on the table. */
  createEffect(() => {
    const { page, query } = address();
    if (page === 'labyrinth' && !readDeal(query)) amendAddress({ query: dealQuery(deal()) });
  });

  function become(next: History<Table>): void {
    const seen = changesBetween(table(), next.now);
    setRefusal(null);
    if (seen.length === 0) return;
    setHistory(next);
    setFocus(carriedAlong(planUnder(table().labyrinth), seen, focus()));
    setChanges(seen);
  }

  function act(deed: Deed): void {
    const rule = refusalOf(table(), deed);
    setRefusal(rule);
    if (rule) return;
    if (deed.kind === 'put') {
      setHeld(null);
      setFocus(deed.cell);
    }
    become(advance(history(), afterDeed(table(), deed)));
  }

  function take(offer: Offer): void {
    if (offer.deed.kind === 'pick-up') pickUp(offer.deed.explorer);
    else act(offer.deed);
  }

  function pickUp(explorer: ExplorerName): void {
    setRefusal(null);
    setHeld(held() === explorer ? null : explorer);
  }

  /** The square that panels and keys speak of: under the pointer, else under the bracket. */
  const here = () => hover() ?? focus();
  const offers = createMemo(() => offersAt(table(), here(), held()));

  /** The side of the board that lies on that side of the screen. */
  const boardSide = (side: number): Direction => ((side - (turned() ? 1 : 0)) & 3) as Direction;

  function step(side: number): void {
    const plan = planUnder(table().labyrinth);
    const next = neighbour(plan, focus(), boardSide(side));
    setHover(null);
    if (next !== null) setFocus(next);
  }

  function dealAgain(change: Partial<Deal> = {}): void {
    const next = { ...deal(), seed: freshSeed(), ...change };
    amendAddress({ query: dealQuery({ set: next.set, seed: tidySeed(next.seed) || freshSeed() }) });
  }

  return {
    deal,
    history,
    table,
    changes,
    focus,
    setFocus,
    hover,
    setHover,
    held,
    refusal,
    setRefusal,
    sight,
    setSight,
    reach,
    setReach,
    help,
    setHelp,
    offers,
    shown: createMemo(() => squareView(table(), here())),
    act,
    take,
    pickUp,
    boardSide,
    step,
    undo: () => become(undo(history())),
    redo: () => become(redo(history())),
    reset: () => become(reset(history())),
    putBack: () => setHeld(null),
    dealAgain,
    chooseSet: (set: RoomSet) => dealAgain({ set, seed: deal().seed }),
    chooseSeed: (seed: string) => dealAgain({ seed }),
    placeOf: (cell: CellId) => {
      const plan = planUnder(table().labyrinth);
      return { x: columnOf(plan, cell), y: rowOf(plan, cell) };
    },
  };
}
