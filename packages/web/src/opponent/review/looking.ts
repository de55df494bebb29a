import { type Judged, type Review, reviewOf } from '@oubliette/bots/review';
import type { Seat } from '@oubliette/kernel';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { ask } from '../../match/ask.ts';

export interface LookingBack {
  readonly curve: Accessor<readonly Judged[]>;
  /** What can be said of it when all of it has been looked at. */
  readonly review: Accessor<Review | null>;
  /** How much of the match has been looked at, 0 to 1. */
  readonly done: Accessor<number>;
  readonly hasFailed: Accessor<boolean>;
}

/** Looks back on a finished match with the eyes of one seat, part after part. */
export function lookBack(key: string, seat: Seat, seats: readonly Seat[]): LookingBack {
  const [curve, setCurve] = createSignal<readonly Judged[]>([]);
  const [of, setOf] = createSignal(0);
  const [hasFailed, setFailed] = createSignal(false);
  let isGone = false;
  const isDone = () => of() > 0 && curve().length >= of();

  async function goOn(): Promise<void> {
    while (!isGone && !isDone()) {
      const part = await ask('lookBack', key, seat, curve().length);
      if (!part.ok || part.value.curve.length === 0) return void setFailed(true);
      setOf(part.value.of);
      setCurve(before => [...before, ...part.value.curve]);
    }
  }

  goOn().catch(error => {
    reportError(error);
    setFailed(true);
  });
  onCleanup(() => {
    isGone = true;
  });

  const review = createMemo(() => (isDone() ? reviewOf(curve(), seat, seats) : null));
  return { curve, review, done: () => (of() === 0 ? 0 : curve().length / of()), hasFailed };
}
