import {
  type DuelAction,
  type DuelSeat,
  type DuelView,
  type ForcesView,
  ROOMS,
  type Room,
  roomById,
  wholeTeam,
} from '@oubliette/dungeon-twister';
import { isCharacter, tokenIn } from '../seen/reading.ts';
import { type PieceId, pieceOf, seatOf } from '../words/mention.ts';

/** What a team is made of (DT-MIX-01). */
export const CHARACTERS_EACH = wholeTeam(false);
export const OBJECTS_EACH = 6;
const PAIRS_EACH = 2;

export type CollectionStep = 'pairs' | 'pieces' | 'removal';

/** What is chosen now, for whoever looks: in secret each side is somewhere else. */
export function stepOf({ asked, viewer, forces }: DuelView): CollectionStep {
  const kind = asked?.kind;
  if (kind === 'pairs') return 'pairs';
  if (kind === 'removal') return 'removal';
  if (kind !== 'gathering' || viewer === 'table') return 'pieces';
  return forces!.paired[viewer]! < PAIRS_EACH ? 'pairs' : 'pieces';
}

/** All pieces that teams are chosen from, each once. */
export function piecesOf({ names }: DuelView, kind: 'characters' | 'objects'): PieceId[] {
  const wanted = names.filter(name => isCharacter(name) === (kind === 'characters'));
  return [...new Set(wanted.map(pieceOf))];
}

/** All rooms that pairs are chosen from; those of further sets come last. */
export function roomsIn({ forces, strange }: DuelView): readonly Room[] {
  const ours = ROOMS.filter(({ set }) => !forces?.without?.some(left => left === set));
  return [...ours, ...(forces?.guests ?? []).map(id => roomById(id, strange?.rooms)!)];
}

/** There for everybody in any number, in every mode (DT-MIX-03). */
export const isCommon = (view: DuelView, piece: PieceId): boolean =>
  copiesOf(view, 'blue', piece).length === OBJECTS_EACH;

/** The tokens of a piece that a side owns, as far as the viewer knows where they are. */
export interface Share {
  readonly seat: DuelSeat;
  /** Copies that can still be chosen. */
  readonly left: number;
  readonly taken: number;
  /** Copies that left the game because the other side took one (DT-MIX-06). */
  readonly gone: number;
}

export function shareOf(view: DuelView, seat: DuelSeat, piece: PieceId): Share {
  const copies = copiesOf(view, seat, piece);
  const team = teamOf(view, seat) ?? [];
  const taken = copies.filter(name => team.includes(name)).length;
  const gone = copies.filter(name => tokenIn(view, name)?.place === 'out').length;
  return { seat, taken, gone, left: copies.length - taken - gone };
}

const copiesOf = ({ names }: DuelView, seat: DuelSeat, piece: PieceId): string[] =>
  names.filter(name => seatOf(name) === seat && pieceOf(name) === piece);

const forcesOf = ({ forces }: DuelView): ForcesView => {
  if (forces === undefined) throw new Error('The forces of this match are not chosen.');
  return forces;
};

/** The team of a side by name, or nothing if that is its secret. */
export const teamOf = (view: DuelView, seat: DuelSeat): readonly string[] | null =>
  forcesOf(view).teams[seat]!;

/** Pieces behind the screen of a side, known or not. */
export const teamSize = (view: DuelView, seat: DuelSeat): number =>
  teamOf(view, seat)?.length ?? view.hands[seat]!.screen;

/** Who has chosen a pair of rooms, as far as the viewer knows. */
export const ownersOf = (view: DuelView, number: number): DuelSeat[] =>
  view.seats.filter(seat => forcesOf(view).pairs[seat]?.includes(number));

export interface CollectionProgress {
  readonly pairs: readonly [done: number, of: number];
  readonly characters: readonly [done: number, of: number];
  readonly objects: readonly [done: number, of: number];
}

/** How far a side has come; in the open the rooms are chosen together. */
export function progressOf(view: DuelView, seat: DuelSeat): CollectionProgress {
  const { mode, paired } = forcesOf(view);
  const team = teamOf(view, seat) ?? [];
  const characters = team.filter(isCharacter).length;
  const all = view.seats.reduce((sum, each) => sum + paired[each]!, 0);
  return {
    pairs: mode === 'free' ? [paired[seat]!, PAIRS_EACH] : [all, PAIRS_EACH * view.seats.length],
    characters: [characters, CHARACTERS_EACH],
    objects: [team.length - characters, OBJECTS_EACH],
  };
}

/** Characters that a handicapped side still has to take out (DT-MIX-09). */
export function toRemove(view: DuelView, seat: DuelSeat): number {
  return CHARACTERS_EACH - view.teams[seat]! - forcesOf(view).removed[seat]!;
}

/** The wish to take a piece: the copy that the rules would hand out, or one that answers why not. */
export function wishFor(
  view: DuelView,
  legal: readonly DuelAction[],
  seat: DuelSeat,
  piece: PieceId,
): DuelAction {
  const offered = legal.find(action => action.do === 'enlist' && pieceOf(action.token) === piece);
  if (offered) return offered;
  const copies = copiesOf(view, seat, piece);
  const gone = copies.find(name => tokenIn(view, name)?.place === 'out');
  return { do: 'enlist', token: gone ?? copies[0]! };
}

export const isOffered = (legal: readonly DuelAction[], wish: DuelAction): boolean =>
  legal.some(action => JSON.stringify(action) === JSON.stringify(wish));
