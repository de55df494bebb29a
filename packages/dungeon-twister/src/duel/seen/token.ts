import {
  type BoardPlan,
  type CellId,
  cellNamed,
  printCell,
  type Square,
} from '../../board/index.ts';
import type { Roster } from '../../pieces/roster.ts';
import {
  BEHIND_SCREEN,
  BRANDED,
  breachesAs,
  breachesIn,
  CHARMED,
  FIRED,
  FORGED,
  IN_BOX,
  IN_STOCK,
  MENDED,
  OUT_OF_GAME,
  REMOVED,
  STOCK_SHIFT,
  STRONG,
  STRUCK,
  TURNED_UP,
  UNDER_ROOM,
  USED,
  WOUNDED,
} from '../state.ts';

/** Face up on a room that nobody has revealed: `R5` (DT-MERC-08). */
type RoomPlace = `R${number}`;

/** A token as a view shows it: marks that it does not have are left out. */
export type SeenToken<Off extends string, Mark extends string> = {
  /** `B:naga`: the letter of its side and its piece. */
  readonly name: string;
  /** Its square, or where it is off the board. */
  readonly place: Square | Off | RoomPlace;
  /** AP of its own that a potion left to its drinker (DT-POTION-01). */
  readonly ap?: number;
  /** Walls that it has broken (DT-PND-04). */
  readonly breaches?: number;
} & { readonly [M in Mark]?: true };

/** The words of a game for what its state keeps as numbers. */
export interface TokenWording<Off extends string, Mark extends string> {
  /** Places that are no square of the board. */
  readonly off: Readonly<Record<Off, number>>;
  /** Marks of a token, one bit each. */
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  /** What lasts, one bit each; few tokens have any of it. */
  readonly traits?: Readonly<Partial<Record<Mark, number>>>;
}

/** Where tokens are and how, as a state keeps it. */
export interface TokenTables {
  readonly places: Int16Array;
  readonly marks: Uint8Array;
  /** token → what lasts with it. */
  readonly traits: Readonly<Record<number, number>>;
}

/** Tokens in the words of a game, and back. */
export interface TokenWords<Off extends string, Mark extends string> {
  show(
    plan: BoardPlan,
    name: string,
    place: number,
    marks: number,
    traits?: number,
  ): SeenToken<Off, Mark>;
  /** All tokens of a roster; those that are not seen are at the place `unseen`. */
  standing(
    plan: BoardPlan,
    roster: Roster,
    seen: readonly SeenToken<Off, Mark>[],
    unseen?: number,
  ): TokenTables;
}

const placeOn = (plan: BoardPlan, place: number): Square | RoomPlace =>
  place >= UNDER_ROOM ? `R${place - UNDER_ROOM}` : printCell(plan, place as CellId);
const underRoom = (place: string): number => UNDER_ROOM + Number(place.slice(1));

export function tokenWords<Off extends string, Mark extends string>({
  off,
  marks: bits,
  traits: lasting = {} as Partial<Record<Mark, number>>,
}: TokenWording<Off, Mark>): TokenWords<Off, Mark> {
  const offByNumber = new Map(Object.entries<number>(off).map(([word, place]) => [place, word]));
  const offByWord = new Map(Object.entries<number>(off));
  const words = Object.keys(bits) as Mark[];
  const traitWords = Object.keys(lasting) as Mark[];
  const shownOf = (
    all: readonly Mark[],
    by: Readonly<Partial<Record<Mark, number>>>,
    set: number,
  ) => all.filter(word => (set & by[word]!) !== 0).map(word => [word, true] as const);
  /** marks → what of them is shown */
  const marked = Array.from({ length: 256 }, (_, marks) => {
    const set = shownOf(words, bits, marks);
    const ap = marks >> STOCK_SHIFT;
    return Object.freeze(Object.fromEntries([...set, ...(ap === 0 ? [] : [['ap', ap]])]));
  });
  function marksOf(seen: SeenToken<Off, Mark>): number {
    const set = words.filter(word => seen[word] === true).map(word => bits[word]!);
    return set.reduce((marks, bit) => marks | bit, (seen.ap ?? 0) << STOCK_SHIFT);
  }
  return {
    show: (plan, name, place, marks, traits = 0) =>
      ({
        name,
        place: offByNumber.get(place) ?? placeOn(plan, place),
        ...marked[marks],
        ...(traits !== 0 && Object.fromEntries(shownOf(traitWords, lasting, traits))),
        ...(breachesIn(traits) > 0 && { breaches: breachesIn(traits) }),
      }) as SeenToken<Off, Mark>,
    standing(plan, roster, seen, unseen = 0) {
      const places = new Int16Array(roster.tokens.length).fill(unseen);
      const marks = new Uint8Array(roster.tokens.length);
      const traits: Record<number, number> = {};
      for (const shown of seen) {
        const token = roster.numberOf(shown.name)!;
        places[token] =
          cellNamed(plan, shown.place) ?? offByWord.get(shown.place) ?? underRoom(shown.place);
        marks[token] = marksOf(shown);
        for (const word of traitWords)
          if (shown[word] === true) traits[token] = (traits[token] ?? 0) | lasting[word]!;
        if (shown.breaches !== undefined)
          traits[token] = (traits[token] ?? 0) | breachesAs(shown.breaches);
      }
      return { places, marks, traits };
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
  stock: IN_STOCK,
} as const;

export const DUEL_MARKS = {
  wounded: WOUNDED,
  struck: STRUCK,
  mended: MENDED,
  fired: FIRED,
} as const;

/** What lasts beyond the turn, or has no room among the marks. */
export const DUEL_TRAITS = {
  forged: FORGED,
  branded: BRANDED,
  strong: STRONG,
  used: USED,
  charmed: CHARMED,
} as const;

/**
 * A token of a duel. Off the board it is behind its owner's `screen`, `out` of the game, turned `up` with
 * its room and waiting for a square, in the `box` (not chosen), or `removed` as a handicap;
 * neutral weapons that nobody has drawn are in `stock`. It is `wounded`,
 * was `struck` or `mended` in this turn, or has `fired` its own weapon. A weapon was `forged`, a Troll `branded`
 * (DT-MERC-06), somebody drank and is `strong`, has `used` its free combat of this turn, or is `charmed`
 * and acts for the active player (DT-ALL-14).
 */
export type TokenView = SeenToken<
  keyof typeof DUEL_OFF,
  keyof typeof DUEL_MARKS | keyof typeof DUEL_TRAITS
>;

export const duelTokens = tokenWords<
  keyof typeof DUEL_OFF,
  keyof typeof DUEL_MARKS | keyof typeof DUEL_TRAITS
>({ off: DUEL_OFF, marks: DUEL_MARKS, traits: DUEL_TRAITS });

/** Whether a token is on a square. */
export const isOnBoard = ({ place }: { readonly place: string }): boolean => place.startsWith('@');
