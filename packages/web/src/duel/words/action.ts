import {
  type AimedAction,
  type AimedDeed,
  type AllAims,
  bearing,
  cellAt,
  type Direction,
  type DuelAction,
  type DuelSeat,
  type DuelView,
  isAimed,
  neighbour,
} from '@oubliette/dungeon-twister';
import { deedWording, filled } from './abilities.ts';
import { isObject, isOfPrison, type PieceId, pieceOf, seatOf } from './mention.ts';
import type { DuelTexts } from './messages.en.ts';
import { cellIn, planIn } from './sides.ts';
import { cornersOf, squareName } from './square-name.ts';

/** How the board lies on the screen: turned by so many clockwise quarters. */
export type BoardTurned = 0 | 1;

type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;

interface Setting {
  readonly texts: DuelTexts;
  readonly view: DuelView;
  readonly turned: BoardTurned;
}

/** Where a neighbour lies on the screen, and where one goes to get there. */
const side = ({ texts, turned }: Setting, direction: Direction): string =>
  texts.asked.sides[(direction + turned) & 3]!;
const way = ({ texts, turned }: Setting, direction: Direction): string =>
  texts.asked.ways[(direction + turned) & 3]!;

function squareAt({ view }: Setting, x: number, y: number): string {
  const plan = planIn(view);
  return squareName(plan, cellAt(plan, x, y)!);
}

function landingOf({ view }: Setting, { token, over, land }: ActionOf<'jump'>): string | null {
  const plan = planIn(view);
  const from = cellIn(view, token);
  const crossed = from === null ? null : neighbour(plan, from, over);
  const landing = crossed === null ? null : neighbour(plan, crossed, land);
  return landing === null ? null : squareName(plan, landing);
}

/** Both sides have characters of the same name; an object is whoever's takes it. */
function ownedOf(token: string): [PieceId, DuelSeat | null] {
  const piece = pieceOf(token);
  return [piece, isObject(piece) || isOfPrison(token) ? null : seatOf(token)];
}

const roomAt = ({ view }: Setting, room: number): string => cornersOf(planIn(view), room);

/** A push goes one square straight away from the one who screams (DT-BANSHEE-02). */
function pushedTo({ view }: Setting, { token, target }: ActionOf<'scream'>): string | null {
  const plan = planIn(view);
  const [from, to] = [cellIn(view, token), cellIn(view, target)];
  const way = from === null || to === null ? null : bearing(plan, from, to);
  const end = way === null ? null : neighbour(plan, to!, way);
  return end === null ? null : squareName(plan, end);
}

/** Of several weapons the one that is meant is named; a weapon of one's own has no name. */
function withWeapon(
  texts: DuelTexts,
  token: string,
  weapon: string | undefined,
  words: string,
): string {
  if (weapon === undefined) return words;
  return texts.asked.actions.armed(words, weapon === token ? null : pieceOf(weapon));
}

/** A close combat that costs nothing, by whom or by what (DT-MERC-09, DT-MERC-14). */
function freely(texts: DuelTexts, token: string, means: string | undefined, words: string): string {
  if (means === undefined) return words;
  return texts.asked.actions.freely(words, means === token ? null : pieceOf(means));
}

const WORDS: {
  readonly [K in Exclude<DuelAction['do'], AimedDeed>]: (s: Setting, action: ActionOf<K>) => string;
} = {
  starter: ({ texts }, { token, dot }) => texts.asked.actions.starter(pieceOf(token), dot + 1),
  hide: (s, { token, room }) => s.texts.asked.actions.hide(pieceOf(token), roomAt(s, room)),
  card: ({ texts }, { value }) => texts.asked.actions.card(value),
  demand: ({ texts }, { value }) => texts.asked.actions.demand(value),
  choose: ({ texts }, { value }) => texts.asked.actions.choose(value),
  end: ({ texts }) => texts.asked.actions.end,
  drop: ({ texts }) => texts.asked.actions.drop,
  stop: ({ texts }) => texts.asked.actions.stop,
  fight: ({ texts }) => texts.asked.actions.fight,
  reveal: (s, { room }) => s.texts.asked.actions.reveal(roomAt(s, room)),
  put: (s, { token, x, y }) => s.texts.asked.actions.put(...ownedOf(token), squareAt(s, x, y)),
  yield: ({ texts }) => texts.asked.actions.yield,
  turn: (s, { room, arrow }) =>
    s.texts.asked.actions.turn(s.view.rooms[room]?.name ?? roomAt(s, room), arrow),
  step: (s, { to }) => s.texts.asked.actions.step(way(s, to)),
  move: ({ texts }, { token }) => texts.asked.actions.move(pieceOf(token)),
  take: ({ texts }, { token }) => texts.asked.actions.take(pieceOf(token)),
  swap: ({ texts }, { token }) => texts.asked.actions.swap(pieceOf(token)),
  support: ({ texts }, { token, weapon }) =>
    withWeapon(texts, token, weapon, texts.asked.actions.support(pieceOf(token))),
  declare: ({ texts }, { token }) => {
    const piece = pieceOf(token);
    return isObject(piece) ? texts.asked.actions.use(piece) : texts.asked.actions.declare(piece);
  },
  jump: (s, action) => s.texts.asked.actions.jump(landingOf(s, action), action.leave),
  attack: ({ texts }, { token, target, weapon }) =>
    freely(texts, token, weapon, texts.asked.actions.attack(pieceOf(target))),
  shoot: ({ texts }, { token, target, weapon }) =>
    withWeapon(texts, token, weapon, texts.asked.actions.shoot(pieceOf(target))),
  spear: ({ texts }, { token, target, weapon }) =>
    freely(texts, token, weapon, texts.asked.actions.spear(pieceOf(target))),
  heal: ({ texts }, { token, target }) =>
    texts.asked.actions.heal(pieceOf(target), seatOf(token) !== seatOf(target)),
  scream: (s, action) =>
    s.texts.asked.actions.scream(...ownedOf(action.target), pushedTo(s, action)),
  open: (s, action) => s.texts.asked.actions.open(side(s, action.side), action.far),
  close: (s, action) => s.texts.asked.actions.close(side(s, action.side), action.far),
  break: (s, action) => s.texts.asked.actions.break(side(s, action.side), action.far),
  fire: (s, { to }) => s.texts.asked.actions.fire(way(s, to)),
  regenerate: ({ texts }) => texts.asked.actions.regenerate,
  drink: ({ texts }) => texts.asked.actions.drink,
  pair: ({ texts }, { number }) => texts.asked.actions.pair(number),
  enlist: ({ texts }, { token }) => texts.asked.actions.enlist(pieceOf(token)),
  remove: ({ texts }, { token }) => texts.asked.actions.remove(pieceOf(token)),
};

/** A deed of the vocabulary, by the words that come with it. */
function aimedWords(s: Setting, action: AimedAction): string {
  const { to, side: at, target, what, x, y, room } = action as Partial<AllAims>;
  return filled(deedWording(action.do, s.texts.language).aim, role => {
    if (role === 'way' && to !== undefined) return way(s, to);
    if (role === 'side' && at !== undefined) return side(s, at);
    if (role === 'target' && target !== undefined) return s.texts.nameOf(pieceOf(target));
    if (role === 'what' && what !== undefined) return s.texts.nameOf(pieceOf(what));
    if (role === 'room' && room !== undefined) return s.view.rooms[room]?.name ?? roomAt(s, room);
    return role === 'square' && x !== undefined ? squareAt(s, x, y!) : '';
  });
}

/** What an action would do, in a few words: for a button or a list. */
export function wordsOfAction<K extends DuelAction['do']>(
  texts: DuelTexts,
  action: ActionOf<K>,
  view: DuelView,
  turned: BoardTurned,
): string {
  if (isAimed(action.do)) return aimedWords({ texts, view, turned }, action as AimedAction);
  const say = WORDS[action.do as keyof typeof WORDS] as unknown as (
    s: Setting,
    action: ActionOf<K>,
  ) => string;
  return say({ texts, view, turned }, action);
}
