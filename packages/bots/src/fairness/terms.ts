import type { Action, Claustrophobia } from '@oubliette/claustrophobia';
import type { Shape } from '@oubliette/kernel';
import type { SeenBySeat } from '../bot.ts';

/** The terms on which two equal players meet: what one of them has, or has to do without. */
export interface FairnessTerms {
  readonly name: string;
  /** What is agreed before the match. */
  options(round: number): object;
  /** Who has these terms, if a seat does: then a deal is played in two rounds, with seats exchanged. */
  holder(round: number): string | null;
  /** An answer that is part of the terms; whoever bids comes to have them. */
  settled(seen: SeenBySeat<Shape>): unknown;
}

/** Terms to compare, from the best for whoever has them to the worst. */
export interface Comparison {
  readonly game: string;
  /** Whose share is told, and what they are given, in words. */
  readonly side: string;
  readonly what: string;
  readonly terms: readonly FairnessTerms[];
}

/** What an auctioned team buys, the first as long as it can: warriors, gifts, objects, cards (CL-EXPERT-03). */
const SHOPPING: readonly Action['do'][] = ['hire', 'gift', 'equip', 'advantage', 'ready'];

/** The first bidder says this number, the other one leaves them the humans for it (CL-EXPERT-01). */
function auctioned(points: number): FairnessTerms {
  return {
    name: `${points}`,
    options: () => ({ scenario: 'random', auction: true }),
    holder: () => null,
    settled(seen) {
      const { view, legal } = seen as SeenBySeat<Claustrophobia>;
      switch (view.asked?.kind) {
        case 'bid':
          return (
            legal.find(action => action.do === 'bid' && action.value === points) ??
            legal.find(action => action.do === 'pass')
          );
        case 'team': {
          const verb = SHOPPING.find(wanted => legal.some(action => action.do === wanted));
          return legal.find(action => action.do === verb);
        }
        default:
          return undefined;
      }
    },
  };
}

const DUELLISTS = ['blue', 'yellow'] as const;

/** One side has fewer characters, and perhaps no high Combat cards (DT-OPT-03). */
function hindered(characters: number, withoutHighCards = false): FairnessTerms {
  const holder = (round: number) => DUELLISTS[round % DUELLISTS.length]!;
  return {
    name: `${characters} characters${withoutHighCards ? ', no +5 and +6' : ''}`,
    options: round => ({
      quick: true,
      characters: { [holder(round)]: characters },
      withoutHighCards: withoutHighCards ? [holder(round)] : [],
    }),
    holder,
    settled: () => undefined,
  };
}

export const COMPARISONS: Readonly<Record<string, Comparison>> = {
  auction: {
    game: 'claustrophobia',
    side: 'Human',
    what: 'Bid',
    terms: [21, 18, 15, 12, 9, 6].map(auctioned),
  },
  handicap: {
    game: 'duel',
    side: 'Hindered',
    what: 'Plays with',
    terms: [
      ...[8, 7, 6, 5].map(characters => hindered(characters)),
      hindered(5, true),
      hindered(4),
      hindered(4, true),
    ],
  },
};
