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
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { address, amendAddress, enterAddress } from '../../router/address.ts';
import { carriedAlong, changesBetween, type LabyrinthChange } from './changes.ts';
import { type Deal, dealQuery, readWish, sameDeal, seedFrom, tidySeed } from './deal.ts';
import type { ExplorerName } from './explorers.ts';
import { advance, redo, undo } from './history.ts';
import type { Idle } from './idle.ts';
import { recall, remember } from './memory.ts';
import { type LabyrinthOffer, offersAt } from './offers.ts';
import { squareView } from './square.ts';
import { afterStep, beginStory, dealt, follow, type LabyrinthHistory } from './story.ts';
import { type LabyrinthDeed, type LabyrinthTable, type RefusalRule, refusalOf } from './table.ts';
import type { LabyrinthTale } from './tale.ts';

export type LabyrinthSession = ReturnType<typeof createSession>;

/** A deed that was refused, and the rule that speaks against it. */
export interface RefusedDeed {
  readonly deed: LabyrinthDeed;
  readonly rule: RefusalRule;
}

const freshSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(6)));

/** A gear to begin with: what it does is seen at once. On a turned board it must lie near the top. */
function firstGear({ labyrinth }: LabyrinthTable, turned: boolean): CellId {
  const [line] = planUnder(labyrinth).lines;
  const position = turned ? line.positions[1]! : line.positions[0]!;
  const first = position * ROOM_SQUARES;
  const cells = planUnder(labyrinth).cellOf.subarray(first, first + ROOM_SQUARES);
  return cells.find(cell => groundAt(labyrinth, cell as CellId) === 'gear') as CellId;
}

const taleOfArrival = ({ now }: LabyrinthHistory): LabyrinthTale => ({
  kind: now.step.kind === 'deal' ? 'dealt' : 'restored',
});

/** What the page remembers: the story of the table, the bracket, who is in hand, what is shown. */
export function createSession(turned: () => boolean) {
  const kept = recall();
  const wish = readWish(address().query);
  const opening = kept ? follow(kept.story, wish, freshSeed) : beginStory(wish, freshSeed);
  const [story, setStory] = createSignal<LabyrinthHistory>(opening);
  const table = createMemo(() => story().now.table);
  const deal = createMemo(() => story().now.deal, undefined, { equals: sameDeal });
  const [changes, setChanges] = createSignal<readonly LabyrinthChange[]>([], { equals: false });
  const [tale, setTale] = createSignal<LabyrinthTale>(taleOfArrival(opening));
  const [focus, setFocus] = createSignal(
    kept?.story === opening ? kept.focus : firstGear(table(), turned()),
  );
  const [hover, setHover] = createSignal<CellId | null>(null);
  const [held, setHeld] = createSignal<ExplorerName | null>(null);
  const [refusal, setRefusal] = createSignal<RefusedDeed | null>(null);
  const [sight, setSight] = createSignal(true);
  const [reach, setReach] = createSignal(0);
  const [help, setHelp] = createSignal(false);

  createEffect(() => remember({ story: story(), focus: focus() }));

  /** The way back and links lead from deal to deal; what an address leaves open is written into it. */
  createEffect(
    on(address, ({ page, query }) => {
      if (page !== 'labyrinth') return;
      const next = follow(story(), readWish(query), freshSeed);
      if (next !== story()) become(next, 'done');
      const full = dealQuery(deal());
      if (query.toString() !== full.toString()) amendAddress({ query: full });
    }),
  );

  function become(next: LabyrinthHistory, kind: 'done' | 'undone'): void {
    const before = story().now;
    const { now } = next;
    batch(() => {
      setRefusal(null);
      setStory(next);
      if (!sameDeal(before.deal, now.deal)) {
        setHeld(null);
        setChanges([]);
        setTale(taleOfArrival(next));
        setFocus(firstGear(now.table, turned()));
        return;
      }
      const seen = changesBetween(before.table, now.table);
      setFocus(carriedAlong(planUnder(now.table.labyrinth), seen, focus()));
      setChanges(seen);
      setTale({ kind, changes: seen });
    });
  }

  /** A step that may lead to other rooms is also an entry of the browser's history. */
  function travel(next: LabyrinthHistory, kind: 'done' | 'undone', idle: Idle): void {
    if (next === story()) {
      tellIdle(idle);
      return;
    }
    const before = deal();
    become(next, kind);
    if (deal() !== before) enterAddress({ query: dealQuery(deal()) });
  }

  function tellIdle(idle: Idle): void {
    const explorer = held();
    setRefusal(null);
    setTale(explorer ? { kind: 'in-hand', explorer } : { kind: 'idle', wish: idle });
  }

  function act(deed: LabyrinthDeed): void {
    const rule = refusalOf(table(), deed);
    setRefusal(rule && { deed, rule });
    if (rule) return;
    const next = afterStep(story().now, deed);
    const isSame = changesBetween(table(), next.table).length === 0;
    if (deed.kind === 'put') {
      setHeld(null);
      setFocus(deed.cell);
    }
    if (!isSame) become(advance(story(), next), 'done');
    else if (deed.kind === 'reveal-all') tellIdle('revealAll');
  }

  function take(offer: LabyrinthOffer): void {
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

  function reset(): void {
    const isFirst = ['deal', 'reset'].includes(story().now.step.kind);
    travel(
      isFirst ? story() : advance(story(), afterStep(story().now, { kind: 'reset' })),
      'done',
      'reset',
    );
  }

  function dealAgain(change: Partial<Deal> = {}): void {
    const { set, seed } = { ...deal(), seed: freshSeed(), ...change };
    const next = { set, seed: tidySeed(seed) || freshSeed() };
    if (!sameDeal(next, deal())) travel(advance(story(), dealt(next)), 'done', 'reset');
  }

  return {
    deal,
    story,
    table,
    changes,
    tale,
    tellIdle,
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
    undo: () => travel(undo(story()), 'undone', 'undo'),
    redo: () => travel(redo(story()), 'done', 'redo'),
    reset,
    putBack: () => setHeld(null),
    dealAgain,
    chooseSet: (set: RoomSet) => dealAgain({ set, seed: deal().seed }),
    /** Deals what was typed; a seed that lies here already is dealt anew. */
    dealTyped: (typed: string) => dealAgain(tidySeed(typed) === deal().seed ? {} : { seed: typed }),
    placeOf: (cell: CellId) => {
      const plan = planUnder(table().labyrinth);
      return { x: columnOf(plan, cell), y: rowOf(plan, cell) };
    },
  };
}
