import type { Shape } from '../game.ts';
import { deedsOf, type PuzzleDeed } from './deeds.ts';
import type { PuzzleSpan, PuzzleSubject } from './subject.ts';

/** What is asked of a position. */
export interface PuzzleQuest<G extends Shape> {
  readonly subject: PuzzleSubject<G>;
  readonly start: G['State'];
  readonly seat: G['Seat'];
  readonly span: PuzzleSpan;
  holds(state: G['State']): boolean;
  /**
   * Without it everything counts as chance alone decides; with it the worst that chance can bring
   * is what happens, like the worst that others can answer.
   */
  readonly certain: boolean;
  /** Deeds that the solver may not use. */
  readonly without?: (action: G['Action']) => boolean;
  /** Positions that may be looked at; then the search gives up. */
  readonly most?: number;
}

/** Too much was looked at. */
export class TooLong extends Error {}

/** Chances are sums of many products. */
export const NEARLY = 1e-9;

/**
 * Works out how good a position is for the solver: the chance that the goal is reached, if they do
 * the best and everybody else the worst. Every deed, answer and throw is looked at; positions that
 * were met before are not looked at again.
 */
export class PuzzleSearch<G extends Shape> {
  readonly quest: PuzzleQuest<G>;
  /** Positions looked at. */
  looked = 0;
  readonly #worths = new Map<string, number>();

  constructor(quest: PuzzleQuest<G>) {
    this.quest = quest;
  }

  /** The fewest deeds that keep the chance of a position, or nothing if more than so many are needed. */
  fewest(state: G['State'], most: number): number | null {
    const worth = this.worth(state);
    for (let deeds = 1; deeds <= most; deeds++) {
      if (this.worth(state, deeds) > worth - NEARLY) return deeds;
    }
    return null;
  }

  /** The chance of a position, with so many deeds of the solver at most. */
  worth(state: G['State'], limit = Number.POSITIVE_INFINITY): number {
    const known = this.#settled(state);
    if (known !== null) return known;
    if (limit === 0) return 0;
    const key = `${limit} ${this.quest.subject.keyOf(state)}`;
    let worth = this.#worths.get(key);
    if (worth === undefined) {
      worth = this.#bestFrom(state, limit);
      this.#worths.set(key, worth);
    }
    return worth;
  }

  /** Whether nothing is left to decide, for better or worse. */
  isSettled(state: G['State']): boolean {
    return this.#settled(state) !== null;
  }

  /** What a deed leads to. */
  worthOf({ seat, outcomes }: PuzzleDeed<G>, limit = Number.POSITIVE_INFINITY): number {
    const { certain } = this.quest;
    const left = seat === this.quest.seat ? limit - 1 : limit;
    let worth = certain ? 1 : 0;
    for (const { state, chance } of outcomes) {
      const after = this.worth(state, left);
      if (certain) worth = Math.min(worth, after);
      else worth += chance * after;
      if (certain && worth === 0) break;
    }
    return worth;
  }

  /** Who decides now: the solver first where several decide unseen. */
  turnOf(state: G['State']): G['Seat'] | null {
    const seats = this.quest.subject.game.decision(state)?.seats ?? [];
    return seats.includes(this.quest.seat) ? this.quest.seat : (seats[0] ?? null);
  }

  /** Everything that can be done now. */
  deeds(state: G['State']): readonly PuzzleDeed<G>[] {
    const { subject, seat, without } = this.quest;
    const asked = this.turnOf(state);
    if (asked === null) return [];
    this.looked++;
    if (this.looked > (this.quest.most ?? Number.POSITIVE_INFINITY)) throw new TooLong();
    const all = deedsOf(subject, state, asked);
    if (asked !== seat) return all;
    return all.filter(({ actions: [first] }) => {
      if (without?.(first!)) return false;
      return !(subject.isGamble?.(state, first!) ?? false);
    });
  }

  /** How it stands where nothing is left to decide; nothing while something is. */
  #settled(state: G['State']): number | null {
    const { subject, start, span, holds } = this.quest;
    const over = subject.game.outcome(state) !== null || subject.isLate(start, state, span);
    if (over) return holds(state) ? 1 : 0;
    if (span === 'turn' && subject.isQuiet(state) && holds(state)) return 1;
    return null;
  }

  #bestFrom(state: G['State'], limit: number): number {
    const isOwn = this.turnOf(state) === this.quest.seat;
    let best = isOwn ? 0 : 1;
    for (const deed of this.deeds(state)) {
      const worth = this.worthOf(deed, limit);
      best = isOwn ? Math.max(best, worth) : Math.min(best, worth);
      if (best === (isOwn ? 1 : 0)) break;
    }
    return best;
  }
}
