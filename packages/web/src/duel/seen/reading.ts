import {
  type CellId,
  type DuelSeat,
  type DuelView,
  isOnBoard,
  printCell,
} from '@oubliette/dungeon-twister';
import { isObject, pieceOf, seatOf } from '../words/mention.ts';
import { planIn } from '../words/sides.ts';
import { orderOf } from './pieces.ts';

export type TokenOfView = DuelView['tokens'][number];

export { cellIn, cellOf, planIn, sideNumber } from '../words/sides.ts';

export const isWounded = ({ wounded }: Pick<TokenOfView, 'wounded'>): boolean => wounded === true;
/** AP of its own that a potion left to its drinker (DT-POTION-01). */
export const stockOf = ({ ap = 0 }: TokenOfView): number => ap;

/** AP that whoever has the turn could still spend: those of the card, and of everybody who drank or is charmed. */
export function pointsLeft(view: DuelView): number {
  const able = view.tokens.filter(
    token => isOnBoard(token) && (seatOf(token.name) === view.active || token.charmed === true),
  );
  return able.reduce((sum, token) => sum + stockOf(token), view.left);
}

export const isCharacter = (token: string): boolean => !isObject(pieceOf(token));

export const tokenIn = (view: DuelView, name: string): TokenOfView | undefined =>
  view.tokens.find(token => token.name === name);

export function tokensAt(view: DuelView, cell: CellId): readonly TokenOfView[] {
  const square = printCell(planIn(view), cell);
  return view.tokens.filter(({ place }) => place === square);
}

/** What a character holds: the tokens on its square, or what it took up on the way. */
export function loadsOf(view: DuelView, bearer: string): readonly TokenOfView[] {
  if (!isCharacter(bearer)) return [];
  const { asked } = view;
  if (asked?.kind === 'move' && asked.mover === bearer) {
    const names = [asked.load, asked.second];
    return view.tokens.filter(({ name }) => names.includes(name));
  }
  const seen = tokenIn(view, bearer);
  if (!seen || !isOnBoard(seen) || isWounded(seen)) return [];
  return view.tokens.filter(({ name, place }) => place === seen.place && name !== bearer);
}

export const loadOf = (view: DuelView, bearer: string): TokenOfView | null =>
  loadsOf(view, bearer)[0] ?? null;

/** The characters of a side that lie on the board in the open, in the order of the set. */
export function rosterOf(view: DuelView, seat: DuelSeat): readonly TokenOfView[] {
  return view.tokens
    .filter(token => isCharacter(token.name) && seatOf(token.name) === seat)
    .filter(isOnBoard)
    .sort((a, b) => orderOf(a.name) - orderOf(b.name));
}
