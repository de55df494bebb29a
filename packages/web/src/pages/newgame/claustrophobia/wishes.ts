import type { CaveOptions } from '@oubliette/claustrophobia';
import type { ScenarioId } from '../../../claustrophobia/words/index.ts';
import type { Opponent } from '../people.ts';

export const SEATS = ['human', 'demon'] as const;
export type SeatOffered = (typeof SEATS)[number];

export type ScenarioChoice = ScenarioId | 'random';

/** What the two at the table want to play. */
export interface CaveMatchWishes extends CaveOptions {
  readonly scenario: ScenarioChoice;
  readonly players: Readonly<Record<SeatOffered, string>>;
  readonly openTable: boolean;
  readonly opponent: Opponent<SeatOffered> | null;
  /** Empty: one is drawn that nobody can guess. */
  readonly seed: string;
}

export const PLAIN: CaveMatchWishes = {
  scenario: 'S1',
  handicap: 'none',
  auction: false,
  red: 'phase',
  players: { human: '', demon: '' },
  openTable: false,
  opponent: null,
  seed: '',
};

/** An auctioned team is built for its bid: the humans get no further card or gift (CL-EXPERT-02). */
export function withAuction(wishes: CaveMatchWishes, auction: boolean): CaveMatchWishes {
  const handicap = auction && wishes.handicap === 'demon' ? 'none' : wishes.handicap;
  return { ...wishes, auction, handicap };
}

/** The options of the match that follow from it. */
export function optionsOf({ scenario, handicap, auction, red }: CaveMatchWishes): CaveOptions {
  return { scenario, handicap, auction, red };
}

/** In an auction nobody knows yet who leads whom: those without a name are called by their turn. */
export function playersOf(
  { auction, players }: CaveMatchWishes,
  fallback: Readonly<Record<SeatOffered, string>>,
): Readonly<Record<SeatOffered, string>> {
  if (!auction) return players;
  const name = (seat: SeatOffered) => players[seat].trim() || fallback[seat];
  return { human: name('human'), demon: name('demon') };
}
