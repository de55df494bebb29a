import type { Game, Outcome, Refusal, Shape } from '../game.ts';
import { forsaken } from './leaving.ts';

/** What is said across the table and is no move. */
export const WORDS = ['resign', 'offer-draw', 'accept-draw', 'decline-draw'] as const;
export type TableWord = (typeof WORDS)[number];

export interface SaidWord<G extends Shape> {
  /** Actions of the match before it was said. */
  readonly at: number;
  readonly seat: G['Seat'];
  readonly word: TableWord;
  /** It gave up, and the others play on. */
  readonly left?: true;
  /** Its time was up, and somebody else claimed what follows from that. */
  readonly by?: 'clock';
}

/** How a match ended without the rules' own end. */
export type Closing<G extends Shape> =
  | { readonly how: 'resigned' | 'out-of-time'; readonly seat: G['Seat'] }
  | { readonly how: 'agreed-draw' };

/** As much of a match as words need. */
interface Spoken<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  state: G['State'];
  readonly undoable: object[];
  readonly log: readonly { readonly seat: G['Seat'] }[];
  readonly said: SaidWord<G>[];
  readonly journal: object[];
}

interface Offer<G extends Shape> {
  readonly by: G['Seat'];
  readonly accepted: readonly G['Seat'][];
}

/** The offer that stands: a seat that plays on without having accepted turns it down. */
function standingOffer<G extends Shape>({ said, log }: Spoken<G>): Offer<G> | null {
  const first = said.findLastIndex(({ word }) => word === 'offer-draw');
  if (first < 0) return null;
  const { seat: by, at } = said[first]!;
  const since = said.slice(first + 1);
  if (since.some(({ word }) => word === 'decline-draw')) return null;
  const accepted = [by, ...since.map(({ seat }) => seat)];
  return log.slice(at).every(({ seat }) => accepted.includes(seat)) ? { by, accepted } : null;
}

/** The seat whose offer of a draw waits for an answer. */
export function drawOffer<G extends Shape>(match: Spoken<G>): G['Seat'] | null {
  return closingOf(match) === null ? (standingOffer(match)?.by ?? null) : null;
}

export function closingOf<G extends Shape>(match: Spoken<G>): Closing<G> | null {
  const last = match.said.at(-1);
  if (last?.word === 'resign' && last.left !== true)
    return { how: last.by === 'clock' ? 'out-of-time' : 'resigned', seat: last.seat };
  if (last?.word !== 'accept-draw') return null;
  const accepted = standingOffer(match)?.accepted ?? [];
  const everybody = playersLeft(match).every(seat => accepted.includes(seat));
  return everybody ? { how: 'agreed-draw' } : null;
}

/** How the match ended, by the rules or by word; nothing while it goes on. */
export function outcomeOf<G extends Shape>(match: Spoken<G>): Outcome<G['Seat']> | null {
  const closing = closingOf(match);
  if (closing === null) return match.game.outcome(match.state);
  const winners = playersLeft(match).filter(seat => isWinner(closing, seat));
  return { winners, scores: {} as Outcome<G['Seat']>['scores'] };
}

function isWinner<G extends Shape>(closing: Closing<G>, seat: G['Seat']): boolean {
  return closing.how !== 'agreed-draw' && closing.seat !== seat;
}

export function isOver<G extends Shape>(match: Spoken<G>): boolean {
  return closingOf(match) !== null || match.game.decision(match.state) === null;
}

/** Says a word for a seat; one that means nothing now is refused and changes nothing. */
export function say<G extends Shape>(
  match: Spoken<G>,
  seat: G['Seat'],
  word: TableWord,
  by?: 'clock',
): Refusal | null {
  if (isOver(match) || !isMeant(match, seat, word)) return { rule: match.game.rules.agreement };
  const state = word === 'resign' && playersLeft(match).length > 2 ? forsaken(match, seat) : null;
  const note = by && { by };
  const left = state === null ? null : ({ left: true } as const);
  match.said.push({ at: match.log.length, seat, word, ...left, ...note });
  match.journal.push({ seat, say: word, ...note });
  if (state !== null) {
    match.state = state;
    // Nobody goes back behind it.
    match.undoable.length = 0;
  }
  return null;
}

/** Everybody who has not given up. */
function playersLeft<G extends Shape>({ game, options, said }: Spoken<G>): readonly G['Seat'][] {
  const gone = said.filter(({ left }) => left === true).map(({ seat }) => seat);
  return game.seats(options).filter(seat => !gone.includes(seat));
}

function isMeant<G extends Shape>(match: Spoken<G>, seat: G['Seat'], word: TableWord): boolean {
  const offer = standingOffer(match);
  const left = playersLeft(match);
  if (!left.includes(seat)) return false;
  if (word === 'resign') return true;
  if (word === 'offer-draw') return offer === null && left.length > 1;
  return offer !== null && !offer.accepted.includes(seat);
}
