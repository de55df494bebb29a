import {
  AIMED,
  type AimedAction,
  type AimKind,
  type AllAims,
  type CellId,
  cellAt,
  type DeedWay,
  type DuelAction,
  type DuelOutlook,
  type DuelView,
  type EdgeId,
  farEdge,
  firstSeen,
  isAimed,
  type Labyrinth,
  nearEdge,
  neighbour,
  type RoomPosition,
  planUnder,
  positionAt,
  ROOM_SQUARES,
  type WholeMove,
} from '@oubliette/dungeon-twister';
import { faceOf } from '../seen/pieces.ts';
import { cellIn, cellOf, isCharacter, sideNumber, tokensAt } from '../seen/reading.ts';
import { seatOf } from '../words/mention.ts';

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

/** What is asked and what the player has in mind. */
export interface BoardIntent {
  readonly view: DuelView;
  readonly legal: readonly DuelAction[];
  readonly outlook: DuelOutlook | null;
  readonly labyrinth: Labyrinth;
  readonly selected: string | null;
  /** The deed that was chosen in a panel; without one everything that a click could mean. */
  readonly deed: string | null;
}

/** Where on the board an action is wished for: squares, or a portcullis. */
export interface BoardAim {
  readonly cells: readonly CellId[];
  readonly edge: EdgeId | null;
}

const NOWHERE: BoardAim = { cells: [], edge: null };
const at = (cell: number | null | undefined): BoardAim =>
  cell === null || cell === undefined ? NOWHERE : { cells: [cell as CellId], edge: null };

const roomCells = (labyrinth: Labyrinth, room: number): CellId[] =>
  Array.from(
    planUnder(labyrinth).cellOf.subarray(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES),
    cell => cell as CellId,
  );

/** One entry per square, 1 where a character is seen. */
export function charactersOn({ view, labyrinth }: BoardIntent): Uint8Array {
  const { cells } = planUnder(labyrinth);
  const map = new Uint8Array(cells);
  for (const token of view.tokens) {
    const cell = cellOf(view, token);
    if (cell !== null && isCharacter(token.name)) map[cell] = 1;
  }
  return map;
}

export function aimOf(wishes: BoardIntent, action: DuelAction): BoardAim {
  const { view, labyrinth } = wishes;
  const plan = planUnder(labyrinth);
  const placeOf = (token: string) => cellIn(view, token);
  if (isAimed(action.do)) return aimOfDeed(wishes, action as AimedAction);
  switch (action.do) {
    case 'starter':
      return at(plan.lines[sideNumber(seatOf(action.token))]!.cells[action.dot]);
    case 'hide':
    case 'reveal':
    case 'turn':
      return { cells: roomCells(labyrinth, action.room), edge: null };
    case 'put':
      return at(cellAt(plan, action.x, action.y));
    case 'attack':
    case 'shoot':
    case 'spear':
    case 'heal':
    case 'scream':
      return at(placeOf(action.target));
    case 'support':
    case 'declare':
      return at(placeOf(action.token));
    case 'jump': {
      const crossed = neighbour(plan, placeOf(action.token) as CellId, action.over);
      return at(crossed === null ? null : neighbour(plan, crossed, action.land));
    }
    case 'fire': {
      const from = placeOf(action.token) as CellId;
      return at(firstSeen(labyrinth, from, action.to, charactersOn(wishes)));
    }
    case 'open':
    case 'close':
    case 'break': {
      const from = placeOf(action.token) as CellId;
      const edge = (action.far ? farEdge : nearEdge)(labyrinth, from, action.side);
      return { cells: at(neighbour(plan, from, action.side)).cells, edge };
    }
    case 'take':
    case 'swap':
    case 'drop':
    case 'stop': {
      return at(view.asked?.kind === 'move' ? placeOf(view.asked.mover) : null);
    }
    default:
      return NOWHERE;
  }
}

/** Where a deed of the vocabulary is wished for, by what it is aimed at. */
function aimOfDeed({ view, labyrinth }: BoardIntent, action: AimedAction): BoardAim {
  const plan = planUnder(labyrinth);
  const placeOf = (token: string) => cellIn(view, token);
  const from = placeOf(action.token) as CellId;
  const { to, side, far, target, x, y, room } = action as Partial<AllAims>;
  switch (AIMED[action.do] as AimKind) {
    case 'way':
      return at(neighbour(plan, from, to!));
    case 'edge':
      return {
        cells: at(neighbour(plan, from, side!)).cells,
        edge: (far ? farEdge : nearEdge)(labyrinth, from, side!),
      };
    case 'target':
    case 'loot':
      return at(placeOf(target!));
    case 'square':
      return at(cellAt(plan, x!, y!));
    case 'room':
      return { cells: roomCells(labyrinth, room!), edge: null };
    case 'none':
      return at(from);
  }
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

/** What a click means without a word from the panels; more dangerous deeds want to be chosen first. */
const AT_A_CLICK: ReadonlySet<string> = new Set([
  'attack',
  'shoot',
  'spear',
  'heal',
  'jump',
  'wall-walk',
  'scream',
  'fire',
]);

/** Deeds that hurt: a click does them to enemies only. */
const HARMFUL: ReadonlySet<string> = new Set(['scream', 'fire']);

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
    const hands = legal.filter(({ do: act }) => act === 'take' || act === 'swap' || act === 'drop');
    return [...moves.map(ofMove), ...hands.map(action => single(action, 0))];
  }
  if (kind !== 'turn') return [];
  const deeds = (character?.deeds ?? []).filter(each =>
    deed === null ? AT_A_CLICK.has(each.deed) : each.deed === deed && deed !== 'move',
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

/** Whether a bare click may mean this: harm goes to enemies, healing to friends. */
function isMeant(wishes: BoardIntent, { action, move }: BoardOffer): boolean {
  if (move !== null) return true;
  const seat = wishes.selected === null ? null : seatOf(wishes.selected);
  if (HARMFUL.has(action.do)) {
    const [cell] = aimOf(wishes, action).cells;
    return tokensAt(wishes.view, cell!).some(({ name }) => seatOf(name) !== seat);
  }
  if (action.do === 'heal') return seatOf(action.target) === seat;
  return true;
}

/** Where an offer is clicked. */
export const aimOfOffer = (wishes: BoardIntent, { move, action }: BoardOffer): BoardAim =>
  move === null ? aimOf(wishes, action) : at(move.to);

/** What a click on a square can mean: deeds first, then walks, the cheapest and plainest at the head. */
export function offersAt(wishes: BoardIntent, offers: readonly BoardOffer[], cell: CellId): BoardOffer[] {
  const here = offers.filter(offer => aimOfOffer(wishes, offer).cells.includes(cell));
  const walks = here.filter(({ move }) => move !== null).sort((a, b) => rank(a) - rank(b));
  const others = here.filter(({ move }) => move === null);
  const isLeap = ({ action }: BoardOffer) => action.do === 'jump' || action.do === 'wall-walk';
  const jumps = others.filter(isLeap);
  const deeds = others.filter(offer => !isLeap(offer));
  // Nobody jumps or goes through a wall where one AP of walking leads, unless he has said so.
  const isNear = walks.some(({ price }) => price <= 1);
  const wanted = wishes.deed === null && isNear ? [] : jumps;
  const turns =
    wishes.deed === null && isOwnSquare(wishes.view, wishes.selected, cell) ? turnsOf(wishes) : [];
  const all = [...turns, ...deeds, ...walks, ...wanted];
  const pause = all.length > 1 ? pauseAt(wishes, walks) : null;
  return pause === null ? all : [...all, pause];
}

/** Walking there without ending the move: to leave something on the way, and go on. */
export function pauseAt({ view, selected }: BoardIntent, walks: readonly BoardOffer[]): BoardOffer | null {
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
const isMereWalk = ({ actions, leaves }: WholeMove): boolean =>
  !leaves && actions.every(action => MERELY.has(action.do));

/** Whether an offer leaves its move open. */
export const isPause = ({ move }: BoardOffer): boolean =>
  move !== null && !move.leaves && move.actions.at(-1)?.do !== 'stop';

const rank = ({ price, move }: BoardOffer): number => price * 10 + (move?.hands.length ?? 0);

export function isOwnSquare(view: DuelView, selected: string | null, cell: CellId): boolean {
  return selected !== null && cellIn(view, selected) === cell;
}

/** On its gear a character turns rooms by a click on itself. */
function turnsOf({ outlook, selected }: BoardIntent): BoardOffer[] {
  const deeds = outlook?.characters.find(({ token }) => token === selected)?.deeds ?? [];
  return deeds.filter(({ deed }) => deed === 'turn').flatMap(({ ways }) => ways.map(ofWay));
}

/** What a click on a portcullis can mean. */
export function offersAtEdge(wishes: BoardIntent, edge: EdgeId): BoardOffer[] {
  const deeds =
    wishes.outlook?.characters.find(({ token }) => token === wishes.selected)?.deeds ?? [];
  return deeds
    .filter(({ deed }) => deed === 'open' || deed === 'close' || deed === 'break')
    .flatMap(({ ways }) => ways.map(ofWay))
    .filter(({ action }) => aimOf(wishes, action).edge === edge);
}

export const roomAt = (labyrinth: Labyrinth, cell: CellId): RoomPosition | null =>
  positionAt(planUnder(labyrinth), cell);
