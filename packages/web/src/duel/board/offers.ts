import {
  type CellId,
  type DeedWay,
  type DuelAction,
  type DuelOutlook,
  type DuelView,
  type EdgeId,
  type Labyrinth,
  planUnder,
  positionAt,
  type RoomPosition,
  type WholeMove,
} from '@oubliette/dungeon-twister';
import type { TableDeed } from '../deeds/deed.ts';
import { aimOf, deedAt } from '../deeds/index.ts';
import { at, type BoardAim, type BoardIntent } from '../deeds/wishes.ts';
import { faceOf } from '../seen/pieces.ts';
import { cellIn } from '../seen/reading.ts';

/** Something that a click on the board can bring about, as a whole and at its price. */
export interface BoardOffer {
  readonly actions: readonly DuelAction[];
  /** The same, paid by the Action card as far as it goes; only where that is something else. */
  readonly spared?: readonly DuelAction[];
  readonly price: number;
  /** The action that it is called by. */
  readonly action: DuelAction;
  readonly move: WholeMove | null;
}

const single = (action: DuelAction, price: number): BoardOffer => ({
  actions: [action],
  price,
  action,
  move: null,
});

const ofWay = ({ action, price, spared }: DeedWay): BoardOffer => ({
  ...single(action, price),
  ...(spared && { spared: [spared] }),
});

const ofMove = (move: WholeMove): BoardOffer => ({
  actions: move.actions,
  ...(move.spared && { spared: move.spared }),
  price: move.ap,
  action: move.actions[0]!,
  move,
});

/** Everything on offer now, wherever it is clicked. */
export function offersNow(wishes: BoardIntent): BoardOffer[] {
  const { view, legal, outlook, selected, deed } = wishes;
  const kind = view.asked?.kind;
  if (kind === 'starters' || kind === 'hiding' || kind === 'put') {
    const own = legal.filter(action => 'token' in action);
    const chosen = own.filter(action => 'token' in action && action.token === selected);
    return (chosen.length > 0 ? chosen : own).map(action => single(action, 0));
  }
  if (kind === 'muster') {
    return legal
      .filter(action => action.do === 'support' || action.do === 'declare')
      .map(action => single(action, 0));
  }
  const character = outlook?.characters.find(({ token }) => token === selected);
  const moves = deed === null || deed === 'move' ? (character?.moves ?? []) : [];
  if (kind === 'move') {
    const hands = legal.filter(({ do: act }) => deedAt(act).onTheWay === 'hands');
    return [...moves.map(ofMove), ...hands.map(action => single(action, 0))];
  }
  if (kind !== 'turn') return [];
  const deeds = (character?.deeds ?? []).filter(each =>
    deed === null ? deedAt(each.deed).click !== undefined : each.deed === deed && deed !== 'move',
  );
  return [
    ...moves.map(ofMove),
    ...deeds.flatMap(({ ways }) => ways.map(ofWay)),
    ...(deed === null ? revealsOf(outlook) : []),
  ].filter(offer => deed !== null || isMeant(wishes, offer));
}

const revealsOf = (outlook: DuelOutlook | null): BoardOffer[] =>
  (outlook?.rooms ?? [])
    .filter(({ rule }) => rule === null)
    .map(({ room, price, by }) => single({ do: 'reveal', room, ...(by && { token: by }) }, price));

/** Whether a bare click may mean this. */
function isMeant(wishes: BoardIntent, { action, move }: BoardOffer): boolean {
  if (move !== null) return true;
  const { click } = deedAt(action.do);
  return typeof click === 'function' ? click(wishes, action) : true;
}

/** Where an offer is clicked. */
export const aimOfOffer = (wishes: BoardIntent, { move, action }: BoardOffer): BoardAim =>
  move === null ? aimOf(wishes, action) : at(move.to);

/** What a click on a square can mean: deeds first, then walks, the cheapest and plainest at the head. */
export function offersAt(
  wishes: BoardIntent,
  offers: readonly BoardOffer[],
  cell: CellId,
): BoardOffer[] {
  const here = offers.filter(offer => aimOfOffer(wishes, offer).cells.includes(cell));
  const walks = here.filter(({ move }) => move !== null).sort((a, b) => rank(a) - rank(b));
  const others = here.filter(({ move }) => move === null);
  const isLeap = ({ action }: BoardOffer) => deedAt(action.do).leaps === true;
  const jumps = others.filter(isLeap);
  const deeds = others.filter(offer => !isLeap(offer));
  // Nobody leaps where one AP of walking leads, unless they have said so.
  const isNear = walks.some(({ price }) => price <= 1);
  const wanted = wishes.deed === null && isNear ? [] : jumps;
  const turns =
    wishes.deed === null && isOwnSquare(wishes.view, wishes.selected, cell) ? turnsOf(wishes) : [];
  const all = [...turns, ...deeds, ...walks, ...wanted];
  const pause = all.length > 1 ? pauseAt(wishes, walks) : null;
  return pause === null ? all : [...all, pause];
}

/** Walking there without ending the move: to leave something on the way, and go on. */
export function pauseAt(
  { view, selected }: BoardIntent,
  walks: readonly BoardOffer[],
): BoardOffer | null {
  const plain = walks.find(({ move }) => move !== null && isMereWalk(move))?.move;
  if (!plain || plain.ap > 1 || plain.way.length < 2 || selected === null) return null;
  const { asked } = view;
  const steps = asked?.kind === 'move' ? asked.steps : (faceOf(selected).figures?.move ?? 0);
  if (plain.way.length > steps) return null;
  const { actions, spared } = plain;
  return ofMove({
    ...plain,
    hands: [],
    actions: actions.slice(0, -1),
    ...(spared && { spared: spared.slice(0, -1) }),
  });
}

const MERELY: ReadonlySet<string> = new Set(['move', 'step', 'stop']);

/** Nothing is handled before its last square, where ending may pick something up. */
const isMereWalk = ({ actions, leaves, dies, fells }: WholeMove): boolean =>
  !leaves && !dies && !fells && actions.every(action => MERELY.has(action.do));

/** Whether an offer leaves its move open. */
export const isPause = ({ move }: BoardOffer): boolean =>
  move !== null && !move.leaves && !move.dies && move.actions.at(-1)?.do !== 'stop';

const rank = ({ price, move }: BoardOffer): number => price * 10 + (move?.hands.length ?? 0);

export function isOwnSquare(view: DuelView, selected: string | null, cell: CellId): boolean {
  return selected !== null && cellIn(view, selected) === cell;
}

/** What a character does that is clicked at home: on its gear it turns rooms. */
const turnsOf = (wishes: BoardIntent): BoardOffer[] =>
  waysOf(wishes, ({ atHome }) => atHome === true);

/** Every way to do some of the deeds of whoever is chosen. */
function waysOf(
  { outlook, selected }: BoardIntent,
  which: (deed: TableDeed<DuelAction>) => boolean,
): BoardOffer[] {
  const deeds = outlook?.characters.find(({ token }) => token === selected)?.deeds ?? [];
  return deeds.filter(({ deed }) => which(deedAt(deed))).flatMap(({ ways }) => ways.map(ofWay));
}

/** What the chosen character can do to portcullises. */
const gateOffers = (wishes: BoardIntent): BoardOffer[] =>
  waysOf(wishes, ({ gate }) => gate === true);

/** The portcullises that the chosen character can work. */
export const gatesOf = (wishes: BoardIntent): ReadonlySet<EdgeId> =>
  new Set(gateOffers(wishes).flatMap(({ action }) => aimOf(wishes, action).edge ?? []));

/** What a click on a portcullis can mean. */
export const offersAtEdge = (wishes: BoardIntent, edge: EdgeId): BoardOffer[] =>
  gateOffers(wishes).filter(({ action }) => aimOf(wishes, action).edge === edge);

export const roomAt = (labyrinth: Labyrinth, cell: CellId): RoomPosition | null =>
  positionAt(planUnder(labyrinth), cell);
