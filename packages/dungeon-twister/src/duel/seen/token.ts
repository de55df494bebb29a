import { type CellId, cellNamed, type Plan, printCell, type Square } from '../../board/index.ts';
import type { Roster } from '../../pieces/roster.ts';
import {
  BEHIND_SCREEN,
  FIRED,
  IN_BOX,
  MENDED,
  OUT_OF_GAME,
  REMOVED,
  STOCK_SHIFT,
  STRUCK,
  TURNED_UP,
  WOUNDED,
} from '../state.ts';

/** A token as a view shows it: marks that it does not have are left out. */
export type TokenSeen<Off extends string, Mark extends string> = {
  /** `B:naga`: the letter of its side and its piece. */
  readonly name: string;
  /** Its square, or where it is off the board. */
  readonly place: Square | Off;
  /** AP of its own that a potion left to its drinker (DT-POTION-01). */
  readonly ap?: number;
} & { readonly [M in Mark]?: true };

/** The words of a game for what its state keeps as numbers. */
export interface Wording<Off extends string, Mark extends string> {
  /** Places that are no square of the board. */
  readonly off: Readonly<Record<Off, number>>;
  /** Marks of a token, one bit each. */
  readonly marks: Readonly<Record<Mark, number>>;
}

/** Where tokens are and how, as a state keeps it. */
export interface Standing {
  readonly places: Int16Array;
  readonly marks: Uint8Array;
}

/** Tokens in the words of a game, and back. */
export interface TokenWords<Off extends string, Mark extends string> {
  show(plan: Plan, name: string, place: number, marks: number): TokenSeen<Off, Mark>;
  /** All tokens of a roster; those that are not seen are at the place `unseen`. */
  standing(
    plan: Plan,
    roster: Roster,
    seen: readonly TokenSeen<Off, Mark>[],
    unseen?: number,
  ): Standing;
}

export function tokenWords<Off extends string, Mark extends string>({
  off,
  marks: bits,
}: Wording<Off, Mark>): TokenWords<Off, Mark> {
  const offByNumber = new Map(Object.entries<number>(off).map(([word, place]) => [place, word]));
  const offByWord = new Map(Object.entries<number>(off));
  const words = Object.keys(bits) as Mark[];
  /** marks → what of them is shown */
  const marked = Array.from({ length: 256 }, (_, marks) => {
    const set = words.filter(word => (marks & bits[word]) !== 0).map(word => [word, true]);
    const ap = marks >> STOCK_SHIFT;
    return Object.freeze(Object.fromEntries([...set, ...(ap === 0 ? [] : [['ap', ap]])]));
  });
  function marksOf(seen: TokenSeen<Off, Mark>): number {
    const set = words.filter(word => seen[word] === true).map(word => bits[word]);
    return set.reduce((marks, bit) => marks | bit, (seen.ap ?? 0) << STOCK_SHIFT);
  }
  return {
    show: (plan, name, place, marks) =>
      ({
        name,
        place: offByNumber.get(place) ?? printCell(plan, place as CellId),
        ...marked[marks],
      }) as TokenSeen<Off, Mark>,
    standing(plan, roster, seen, unseen = 0) {
      const places = new Int16Array(roster.tokens.length).fill(unseen);
      const marks = new Uint8Array(roster.tokens.length);
      for (const shown of seen) {
        const token = roster.numberOf(shown.name)!;
        places[token] = cellNamed(plan, shown.place) ?? offByWord.get(shown.place)!;
        marks[token] = marksOf(shown);
      }
      return { places, marks };
    },
  };
}

/** Off the board in a duel, by the words of the notation. */
export const DUEL_OFF = {
  screen: BEHIND_SCREEN,
  out: OUT_OF_GAME,
  up: TURNED_UP,
  box: IN_BOX,
  removed: REMOVED,
} as const;

export const DUEL_MARKS = {
  wounded: WOUNDED,
  struck: STRUCK,
  mended: MENDED,
  fired: FIRED,
} as const;

/**
 * A token of a duel. Off the board it is behind its owner's `screen`, `out` of the game, turned `up` with
 * its room and waiting for a square, in the `box` (not chosen), or `removed` as a handicap. It is `wounded`,
 * was `struck` or `mended` in this turn, or has `fired` its own weapon.
 */
export type TokenView = TokenSeen<keyof typeof DUEL_OFF, keyof typeof DUEL_MARKS>;

export const duelTokens = tokenWords({ off: DUEL_OFF, marks: DUEL_MARKS });

/** Whether a token is on a square. */
export const isOnBoard = ({ place }: { readonly place: string }): boolean => place.startsWith('@');
