import {
  cellAt,
  type Direction,
  type DuelAction,
  type DuelView,
  neighbour,
  planOf,
  printCell,
} from '@oubliette/dungeon-twister';
import { pieceOf } from './mention.ts';
import type { Texts } from './messages.en.ts';

/** How the board lies on the screen: turned by so many clockwise quarters. */
export type Turned = 0 | 1;

type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;

interface Setting {
  readonly texts: Texts;
  readonly view: DuelView;
  readonly turned: Turned;
}

const side = ({ texts, turned }: Setting, direction: Direction): string =>
  texts.asked.directions[(direction + turned) & 3]!;

function squareAt({ view }: Setting, x: number, y: number): string {
  const plan = planOf(view.long);
  return printCell(plan, cellAt(plan, x, y)!);
}

function landingOf({ view }: Setting, { token, over, land }: ActionOf<'jump'>): string | null {
  const plan = planOf(view.long);
  const start = view.tokens.find(({ name }) => name === token)?.place;
  const from =
    start === undefined
      ? null
      : cellAt(plan, start % plan.columns, Math.floor(start / plan.columns));
  const crossed = from === null ? null : neighbour(plan, from, over);
  const landing = crossed === null ? null : neighbour(plan, crossed, land);
  return landing === null ? null : printCell(plan, landing);
}

const WORDS: {
  readonly [K in DuelAction['do']]: (s: Setting, action: ActionOf<K>) => string;
} = {
  starter: ({ texts }, { token, dot }) => texts.asked.actions.starter(pieceOf(token), dot + 1),
  hide: ({ texts }, { token, room }) => texts.asked.actions.hide(pieceOf(token), room + 1),
  card: ({ texts }, { value }) => texts.asked.actions.card(value),
  demand: ({ texts }, { value }) => texts.asked.actions.demand(value),
  choose: ({ texts }, { value }) => texts.asked.actions.choose(value),
  end: ({ texts }) => texts.asked.actions.end,
  drop: ({ texts }) => texts.asked.actions.drop,
  stop: ({ texts }) => texts.asked.actions.stop,
  fight: ({ texts }) => texts.asked.actions.fight,
  reveal: ({ texts }, { room }) => texts.asked.actions.reveal(room + 1),
  put: (s, { token, x, y }) => s.texts.asked.actions.put(pieceOf(token), squareAt(s, x, y)),
  yield: ({ texts }) => texts.asked.actions.yield,
  turn: ({ texts, view }, { room, arrow }) =>
    texts.asked.actions.turn(view.rooms[room]?.name ?? String(room + 1), arrow),
  step: (s, { to }) => s.texts.asked.actions.step(side(s, to)),
  move: ({ texts }, { token }) => texts.asked.actions.move(pieceOf(token)),
  take: ({ texts }, { token }) => texts.asked.actions.take(pieceOf(token)),
  swap: ({ texts }, { token }) => texts.asked.actions.swap(pieceOf(token)),
  support: ({ texts }, { token }) => texts.asked.actions.support(pieceOf(token)),
  jump: (s, action) => s.texts.asked.actions.jump(landingOf(s, action), action.leave),
  attack: ({ texts }, { target }) => texts.asked.actions.attack(pieceOf(target)),
  shoot: ({ texts }, { target }) => texts.asked.actions.shoot(pieceOf(target)),
  spear: ({ texts }, { target }) => texts.asked.actions.spear(pieceOf(target)),
  heal: ({ texts }, { target }) => texts.asked.actions.heal(pieceOf(target)),
  scream: ({ texts }, { target }) => texts.asked.actions.scream(pieceOf(target)),
  open: (s, action) => s.texts.asked.actions.open(side(s, action.side), action.far),
  close: (s, action) => s.texts.asked.actions.close(side(s, action.side), action.far),
  break: (s, action) => s.texts.asked.actions.break(side(s, action.side), action.far),
  fire: (s, { to }) => s.texts.asked.actions.fire(side(s, to)),
};

/** What an action would do, in a few words: for a button or a list. */
export function wordsOfAction<K extends DuelAction['do']>(
  texts: Texts,
  action: ActionOf<K>,
  view: DuelView,
  turned: Turned,
): string {
  const say = WORDS[action.do as K] as (s: Setting, action: ActionOf<K>) => string;
  return say({ texts, view, turned }, action);
}
