/** The duel: its views in the numbers of the state, and in words. */
import {
  type BoardPlan,
  type BySeat,
  type CellId,
  type DuelSeat,
  type DuelView,
  duelTokens,
  type ForcesView,
  type Ground,
  type HandView,
  planOf,
  printCell,
  type QuestionView,
  questionView,
  ROOM_SQUARES,
  seatsFor,
  duel as today,
  turnedSquare,
} from '@oubliette/dungeon-twister';
import type { HostedGame } from '../../src/games/hosted-game.ts';
import {
  inWords,
  type NumberedFought,
  type NumberedQuestion,
  type NumberedRoom,
  type NumberedToken,
  roomInWords,
} from './shared.ts';

type Same =
  | 'viewer'
  | 'names'
  | 'long'
  | 'target'
  | 'timed'
  | 'turn'
  | 'active'
  | 'left'
  | 'highest'
  | 'quiet'
  | 'stirred'
  | 'actor'
  | 'maze'
  | 'strange';

/** Lists of one thing for each side are in the order of the seats. */
interface NumberedForces extends Pick<ForcesView, 'mode' | 'first' | 'quick' | 'guests'> {
  readonly pairs: readonly (readonly number[] | null)[];
  readonly paired: readonly number[];
  readonly teams: readonly (readonly string[] | null)[];
  readonly removed: readonly number[];
}

/** What duels by rules 2 show. */
export interface NumberedDuelView extends Pick<DuelView, Same> {
  /** Blocks of two by two rooms beside the four by two: how many there are shows in the rooms. */
  readonly wings?: number;
  readonly rooms: readonly (NumberedRoom & { readonly tokens: readonly number[] })[];
  readonly tokens: readonly NumberedToken[];
  readonly hands: readonly (Omit<HandView, 'starters'> & {
    readonly starters: readonly number[];
  })[];
  readonly points: readonly number[];
  readonly teams: readonly number[];
  readonly fought: NumberedFought | null;
  readonly asked: {
    readonly frame: NumberedQuestion;
    readonly own: number | null;
    readonly given: readonly DuelSeat[];
  } | null;
  readonly forces?: NumberedForces;
  /** position * 25 + square as drawn → what the marker makes of the square */
  readonly markers?: Readonly<Record<number, Ground>>;
}

export function duelViewInWords(seen: NumberedDuelView): DuelView {
  const { wings: _, rooms, tokens, hands, points, teams, ...rest } = seen;
  const { fought, asked, forces, markers, ...same } = rest;
  const plan = planOf(seen.long, 2, rooms.length);
  const seats = seatsFor(points.length);
  const bySeat = <T>(list: readonly T[]) => inOrder(seats, list);
  return {
    ...same,
    seats,
    rooms: rooms.map((room, at) => ({ ...roomInWords(room, at), tokens: bySeat(room.tokens) })),
    tokens: tokens.map(({ name, place, marks }) => duelTokens.show(plan, name, place, marks)),
    hands: bySeat(
      hands.map(({ starters, ...hand }) => ({
        ...hand,
        starters: starters.map(cell => printCell(plan, cell as CellId)),
      })),
    ),
    points: bySeat(points),
    teams: bySeat(teams),
    fought: fought && { ...fought, cards: played(seats, fought) },
    asked: asked && askedInWords(seen, asked),
    ...(forces && {
      forces: {
        ...forces,
        pairs: bySeat(forces.pairs),
        paired: bySeat(forces.paired),
        teams: bySeat(forces.teams),
        removed: bySeat(forces.removed),
      },
    }),
    ...(markers && { markers: markersInWords(plan, markers, rooms) }),
  };
}

function inOrder<T>(seats: readonly DuelSeat[], list: readonly T[]): BySeat<T> {
  return Object.fromEntries(seats.map((seat, side) => [seat, list[side]!]));
}

function played(seats: readonly DuelSeat[], { cards }: NumberedFought): BySeat<number> {
  return Object.fromEntries(
    seats.flatMap((seat, side) => (cards[side]! < 0 ? [] : [[seat, cards[side]!]])),
  );
}

/** Who has answered stood beside the question, with the own answer; the answers themselves did not. */
function askedInWords(
  seen: NumberedDuelView,
  { frame, own, given }: NonNullable<NumberedDuelView['asked']>,
): QuestionView {
  if (frame.kind !== 'fight') return questionView(seen, frame, seen.viewer);
  const known = own === null ? {} : { [seen.viewer]: own };
  const fight = questionView(
    seen,
    { ...frame, sealed: { ...frame.sealed, ...known } },
    seen.viewer,
  );
  return fight.kind === 'fight' ? { ...fight, given } : fight;
}

/** Markers by the squares on which they lie, not as their room is drawn. */
function markersInWords(
  plan: BoardPlan,
  markers: Readonly<Record<number, Ground>>,
  rooms: NumberedDuelView['rooms'],
): Readonly<Record<string, Ground>> {
  const named = Object.entries(markers).map(([key, ground]) => {
    const position = Math.floor(Number(key) / ROOM_SQUARES);
    const square = turnedSquare(Number(key) % ROOM_SQUARES, rooms[position]!.quarters);
    const cell = plan.cellOf[position * ROOM_SQUARES + square] as CellId;
    return [printCell(plan, cell), ground];
  });
  return Object.fromEntries(named);
}

export const duelInWords = (hosted: HostedGame): HostedGame =>
  inWords(hosted, duelViewInWords, today.notation);
