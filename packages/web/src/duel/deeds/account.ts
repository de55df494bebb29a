import type { BoardPlan, DuelEvent, DuelSeat } from '@oubliette/dungeon-twister';
import type { DuelEventOf } from './deed.ts';
import type { DuelStage } from './stage.ts';
import type { DuelTelling } from './telling.ts';

/** Where everybody stood when something happened. */
export interface StoryMoment {
  readonly places: ReadonlyMap<string, number>;
  readonly plan: BoardPlan;
  /** The story is read from its end, to find out where everybody stood before. */
  readonly isBack: boolean;
}

/** A token that is somewhere else by an event. */
export interface MovedToken {
  readonly token: string;
  /** Null: it was not there before; left out: nobody can tell. */
  readonly from?: number | null;
  /** Null: it is gone. */
  readonly to: number | null;
}

/** A line of a passage; what somebody else did in it is told as theirs. */
export interface ToldLine {
  readonly seat: DuelSeat;
  readonly words: string;
}

/** What happens one after the other and is told together. */
export interface DuelStoryPassage {
  readonly manner: TellingManner | null;
  readonly seat: DuelSeat;
  /** The moment after the last of them. */
  readonly moment: number;
  readonly events: readonly DuelEvent[];
}

/** How several actions become one line, or seldom two. */
export interface TellingManner {
  /** Whether an action belongs to what is being told. */
  readonly continues: (passage: DuelStoryPassage, seat: DuelSeat, next: DuelEvent) => boolean;
  readonly words: (
    t: DuelTelling,
    events: readonly DuelEvent[],
    say: (event: DuelEvent) => string,
  ) => (string | ToldLine)[];
}

/** How an event is told, and how it moves. */
export interface EventAccount<E extends DuelEvent> {
  readonly sentence: (t: DuelTelling, event: E) => string;
  /** The squares that it concerned; without a word the one that it names. */
  readonly squares?: (event: E, then: StoryMoment) => readonly number[];
  readonly moves?: (event: E, then: StoryMoment) => readonly MovedToken[];
  /** Somebody may take up by it what lies where it ends. */
  readonly arrives?: true;
  /** The first of several that are told together. */
  readonly manner?: TellingManner;
  /** What is seen while the board is still as it was. */
  readonly before?: (stage: DuelStage, event: E) => Animation[];
  /** What begins from how it was, on a board that is drawn as it is now. */
  readonly afterwards?: (stage: DuelStage, event: E) => Animation[];
}

export type EventAccounts<K extends DuelEvent['kind']> = {
  readonly [D in K]: EventAccount<DuelEventOf<D>>;
};

/** Squares of the tokens that an event names, where they stood then. */
export const standing = ({ places }: StoryMoment, ...tokens: readonly string[]): number[] =>
  tokens.flatMap(token => places.get(token) ?? []);

/** Somebody with what is held, from square to square. */
export const along = (
  token: string,
  loads: readonly (string | null | undefined)[],
  from: number,
  to: number | null,
): readonly MovedToken[] =>
  [token, ...loads].flatMap(each => (each ? [{ token: each, from, to }] : []));

export const of = <K extends DuelEvent['kind']>(
  events: readonly DuelEvent[],
  kind: K,
): DuelEventOf<K>[] => events.filter((event): event is DuelEventOf<K> => event.kind === kind);
