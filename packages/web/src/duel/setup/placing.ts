import {
  type CellId,
  capacityOf,
  DOTS,
  type DuelAction,
  type DuelSeat,
  type DuelView,
} from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { middleOf } from '../../board/plane.ts';
import { cellIn, isCharacter, planIn, sideNumber, tokenIn, tokensAt } from '../seen/reading.ts';
import { seatOf } from '../words/mention.ts';

type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;

const of = <K extends DuelAction['do']>(legal: readonly DuelAction[], deed: K): ActionOf<K>[] =>
  legal.filter((action): action is ActionOf<K> => action.do === deed);

/** Tokens that can be put somewhere now, each once. */
export function tokensToPlace(legal: readonly DuelAction[]): readonly string[] {
  const placings = [...of(legal, 'starter'), ...of(legal, 'hide')];
  return [...new Set(placings.map(({ token }) => token))];
}

export interface Behind {
  readonly token: string;
  /** Whether it still waits, or only its place is left. */
  readonly isThere: boolean;
}

/** Everything that a side begins with behind its screen, each in its place to the end. */
export function behindScreen(view: DuelView, legal: readonly DuelAction[]): readonly Behind[] {
  const waiting = tokensToPlace(legal);
  const [first] = waiting;
  if (first === undefined) return [];
  const isHiding = of(legal, 'hide').length > 0;
  const stands = (name: string) => cellIn(view, name) !== null;
  const seat = seatOf(first);
  const team = view.forces?.teams[seat] ?? view.names;
  const isOut = (name: string) => tokenIn(view, name)?.place === 'removed';
  return team
    .filter(name => seatOf(name) === seat && !isOut(name))
    .filter(name => (isHiding ? !stands(name) : isCharacter(name)))
    .map(token => ({ token, isThere: waiting.includes(token) }));
}

export interface Dot {
  /** Its square along the line. */
  readonly dot: number;
  readonly cell: number;
  /** Who stands there, where that may be known. */
  readonly token: string | null;
  readonly isFree: boolean;
}

/** The four dots of a side's line, and who was put on them. */
export function dotsOf(view: DuelView, legal: readonly DuelAction[], seat: DuelSeat): Dot[] {
  const { cells } = planIn(view).lines[sideNumber(seat)]!;
  return DOTS.map(dot => {
    const cell = cells[dot]!;
    const there = tokensAt(view, cell).find(({ name }) => seatOf(name) === seat);
    const isFree = of(legal, 'starter').some(action => action.dot === dot);
    return { dot, cell, token: there?.name ?? null, isFree };
  });
}

/** From left to right as on the board, or downwards where the line stands upright. */
export function asTheyLie(dots: readonly Dot[], geometry: Geometry): readonly Dot[] {
  const [x, y] = [0, 1].map(
    axis => (dot: Dot) => middleOf({ geometry }, dot.cell as CellId)[axis]!,
  );
  return dots.toSorted((one, other) => x!(one) - x!(other) || y!(one) - y!(other));
}

export interface RoomSpace {
  readonly room: number;
  /** The owners of the face-down tokens there. */
  readonly tokens: readonly DuelSeat[];
  readonly capacity: number;
  readonly isOpen: boolean;
}

/** What every room holds and how much it can hold (DT-SET-04, DT-OPT-05). */
export function roomSpaces(view: DuelView, legal: readonly DuelAction[]): RoomSpace[] {
  const plan = planIn(view);
  return plan.positions.map(room => ({
    room,
    tokens: view.seats.flatMap(seat =>
      new Array<DuelSeat>(view.rooms[room]!.tokens[seat]!).fill(seat),
    ),
    capacity: capacityOf(plan, room),
    isOpen: of(legal, 'hide').some(action => action.room === room),
  }));
}

/** Fills the dots that are left, everybody by chance. */
export function startersAtRandom(
  legal: readonly DuelAction[],
  below: (count: number) => number,
): ActionOf<'starter'>[] {
  const starters = of(legal, 'starter');
  const tokens = [...new Set(starters.map(({ token }) => token))];
  const dots = [...new Set(starters.map(({ dot }) => dot))];
  return dots.map(dot => {
    const [token = ''] = tokens.splice(below(tokens.length), 1);
    return { do: 'starter', token, dot };
  });
}

/** One token on one room, both by chance; the chosen token if there is one. */
export function hideAtRandom(
  legal: readonly DuelAction[],
  chosen: string | null,
  below: (count: number) => number,
): ActionOf<'hide'> | null {
  const hides = of(legal, 'hide');
  const own = hides.filter(({ token }) => token === chosen);
  const offered = own.length > 0 ? own : hides;
  return offered[below(offered.length)] ?? null;
}
