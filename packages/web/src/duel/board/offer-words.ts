import type { DuelView, WholeMove } from '@oubliette/dungeon-twister';
import { viewQuarters } from '@oubliette/dungeon-twister/drawing';
import type { Plane } from '../../board/plane.ts';
import { deedAt } from '../deeds/index.ts';
import { actionWords } from '../deeds/words.ts';
import { loadOf, planIn } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { pieceOf } from '../words/mention.ts';
import { squareName } from '../words/square-name.ts';
import type { en } from './messages.en.ts';
import { type BoardOffer, isPause } from './offers.ts';

type Texts = typeof en;

/** What a whole move does besides walking. */
export function handsWords(
  texts: Texts,
  { hands, leaves, dies, fells }: WholeMove,
  view: DuelView,
): string[] {
  const handled = hands.map(hand => {
    if (hand.do === 'take') return texts.take(pieceOf(hand.token));
    if (hand.do === 'drop') {
      return texts.drop(pieceOf(hand.token), squareName(planIn(view), hand.cell));
    }
    return texts.swap(pieceOf(hand.token), pieceOf(hand.for ?? hand.token));
  });
  const ends = (fells ?? []).map(token => texts.fells(pieceOf(token)));
  if (dies) return [...handled, ...ends, texts.dies];
  return leaves ? [...handled, ...ends, texts.leaves] : [...handled, ...ends];
}

function moveWords(texts: Texts, offer: BoardOffer, move: WholeMove, view: DuelView): string[] {
  const words = handsWords(texts, move, view);
  if (words.length > 0) return words;
  const { action } = offer;
  const mover = action.do === 'move' ? action.token : null;
  const load = mover === null ? null : loadOf(view, mover);
  if (move.way.length < 2) return [texts.stop];
  return [load === null ? texts.walk : texts.carry(pieceOf(load.name))];
}

/** Tokens that are put somewhere; in a list for one place their names are enough. */
export const isPlacing = ({ action }: BoardOffer): boolean => deedAt(action.do).puts === true;

/** What an offer is called in a list, without its price. */
export function offerWords(texts: Texts, offer: BoardOffer, view: DuelView, plane: Plane): string {
  const { action } = offer;
  if (isPause(offer)) return texts.pause;
  if (offer.move !== null) return moveWords(texts, offer, offer.move, view).join(', ');
  if (isPlacing(offer) && 'token' in action) return pieceName(action.token);
  return actionWords(action, view, viewQuarters(plane.geometry));
}

/** AP, and the card that a jump takes. */
function priceWords(texts: Texts, { action, price }: BoardOffer, view: DuelView): string[] {
  const points = price > 0 ? [texts.ap(price)] : [];
  const left = deedAt(action.do).jumpsLeft?.(view, action);
  return left === undefined ? points : [...points, texts.jumpCard(left)];
}

/** The label beside the goal: “1 AP · swap Rope for Key”. */
export function labelWords(texts: Texts, offer: BoardOffer, view: DuelView, plane: Plane): string {
  const isWalk = offer.move !== null && handsWords(texts, offer.move, view).length === 0;
  const price = priceWords(texts, offer, view);
  const words = isWalk && offer.price > 0 ? [] : [offerWords(texts, offer, view, plane)];
  return [...price, ...words].join(' · ');
}

/** The same after the first touch of a finger: “tap again: walk here · 1 AP”. */
export function tapAgainWords(
  texts: Texts,
  offer: BoardOffer,
  view: DuelView,
  plane: Plane,
): string {
  const words = offerWords(texts, offer, view, plane);
  const price = priceWords(texts, offer, view);
  const within = isPlacing(offer) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  return [texts.tapAgain(within), ...price].join(' · ');
}
