import {
  type JudgedMoment,
  type Review,
  reviewOf,
  type TurningPoint,
} from '@oubliette/bots/review';
import type { Seat } from '@oubliette/kernel';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { ask } from '../../keeper/ask.ts';

export interface ReviewInProgress {
  readonly curve: Accessor<readonly JudgedMoment[]>;
  /** What can be said of it when all of it has been looked at. */
  readonly review: Accessor<Review | null>;
  /** How much of the match has been looked at, 0 to 1. */
  readonly done: Accessor<number>;
  readonly hasFailed: Accessor<boolean>;
  /** What is known of a turning point by now. */
  readonly known: (at: number) => KnownTurningPoint | undefined;
}

/** A turning point as the seat saw it, and what it could have done. */
export interface KnownTurningPoint {
  readonly view: unknown;
  readonly instead: readonly unknown[] | null;
}

/** Looks back on a finished match with the eyes of one seat, part after part. */
export function lookBack(key: string, seat: Seat, seats: readonly Seat[]): ReviewInProgress {
  const [curve, setCurve] = createSignal<readonly JudgedMoment[]>([]);
  const [of, setOf] = createSignal(0);
  const [hasFailed, setFailed] = createSignal(false);
  const [known, setKnown] = createSignal<ReadonlyMap<number, KnownTurningPoint>>(new Map());
  let isGone = false;
  const isDone = () => of() > 0 && curve().length >= of();

  async function goOn(): Promise<void> {
    while (!isGone && !isDone()) {
      const part = await ask('lookBack', key, seat, curve().length);
      if (!part.ok || part.value.curve.length === 0) return void setFailed(true);
      setOf(part.value.of);
      setCurve(before => [...before, ...part.value.curve]);
    }
    const turns = review()?.turns ?? [];
    await Promise.all(turns.map(seeAgain));
    for (const turn of turns) if (!isGone) await advise(turn);
  }

  const learn = (at: number, what: KnownTurningPoint) =>
    setKnown(all => new Map(all).set(at, what));

  async function seeAgain({ at }: TurningPoint): Promise<void> {
    const seen = await ask('look', { key, sitting: seat, head: 0 }, at, seat);
    if (seen.ok) learn(at, { view: seen.value.view, instead: null });
  }

  /** Whoever did something that helped needs no advice, and of others' plans nobody speaks. */
  async function advise({ at, until, seat: actor, before, after }: TurningPoint): Promise<void> {
    const seen = known().get(at);
    if (seen === undefined || actor !== seat || after >= before) return;
    const hint = await ask('hintThen', key, at, until);
    if (hint.ok && hint.value !== null) learn(at, { ...seen, instead: hint.value.play });
  }

  const review = createMemo(() => (isDone() ? reviewOf(curve(), seat, seats) : null));

  goOn().catch(error => {
    reportError(error);
    setFailed(true);
  });
  onCleanup(() => {
    isGone = true;
  });

  return {
    curve,
    review,
    done: () => (of() === 0 ? 0 : curve().length / of()),
    hasFailed,
    known: at => known().get(at),
  };
}
