import { type DuelSeat, type DuelView, WOUNDED } from '@oubliette/dungeon-twister';
import { isObject, pieceOf, seatOf } from '../words/mention.ts';
import { orderOf } from './pieces.ts';

export type TokenSeen = DuelView['tokens'][number];

export { planIn, seatsOf, sideNumber } from '../words/sides.ts';

export const isWounded = ({ marks }: TokenSeen): boolean => (marks & WOUNDED) !== 0;
/** AP of its own that a potion left to its drinker: the upper half of the marks (DT-POTION-01). */
export const stockOf = ({ marks }: TokenSeen): number => marks >> 4;

/** AP that whoever has the turn could still spend: those of the card, and of everybody who drank. */
export function pointsLeft(view: DuelView): number {
  const drunk = view.tokens.filter(({ name, place }) => place >= 0 && seatOf(name) === view.active);
  return drunk.reduce((sum, token) => sum + stockOf(token), view.left);
}

const isOnBoard = ({ place }: TokenSeen): boolean => place >= 0;
export const isCharacter = (token: string): boolean => !isObject(pieceOf(token));

export const tokenIn = (view: DuelView, name: string): TokenSeen | undefined =>
  view.tokens.find(token => token.name === name);

export const tokensAt = (view: DuelView, cell: number): readonly TokenSeen[] =>
  view.tokens.filter(({ place }) => place === cell);

/** What a character holds: the token on its square, or what it took up on the way. */
export function loadOf(view: DuelView, bearer: string): TokenSeen | null {
  if (!isCharacter(bearer)) return null;
  const frame = view.asked?.frame;
  if (frame?.kind === 'move' && view.names[frame.mover] === bearer) {
    const load = view.names[frame.load];
    return (load && tokenIn(view, load)) || null;
  }
  const seen = tokenIn(view, bearer);
  if (!seen || !isOnBoard(seen) || isWounded(seen)) return null;
  return tokensAt(view, seen.place).find(({ name }) => name !== bearer) ?? null;
}

/** The characters of a side that lie on the board in the open, in the order of the set. */
export function rosterOf(view: DuelView, seat: DuelSeat): readonly TokenSeen[] {
  return view.tokens
    .filter(token => isCharacter(token.name) && seatOf(token.name) === seat)
    .filter(isOnBoard)
    .sort((a, b) => orderOf(a.name) - orderOf(b.name));
}
