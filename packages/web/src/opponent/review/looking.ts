import { type Review, reviewOf } from '@oubliette/bots/review';
import type { Seat } from '@oubliette/kernel';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { ask } from '../../match/ask.ts';
import type { Judgement } from '../../match/machine/told.ts';

export interface LookingBack {
  readonly glances: Accessor<readonly Judgement[]>;
  /** What can be said of it when all of it has been looked at. */
  readonly review: Accessor<Review | null>;
  /** How much of the match has been looked at, 0 to 1. */
  readonly done: Accessor<number>;
  readonly hasFailed: Accessor<boolean>;
}

/** Looks back on a finished match with the eyes of one seat, part after part. */
export function lookBack(key: string, seat: Seat, seats: readonly Seat[]): LookingBack {
  const [glances, setGlances] = createSignal<readonly Judgement[]>([]);
  const [of, setOf] = createSignal(0);
  const [hasFailed, setFailed] = createSignal(false);
  let isGone = false;
  const isDone = () => of() > 0 && glances().length >= of();

  async function goOn(): Promise<void> {
    while (!isGone && !isDone()) {
      const part = await ask('lookBack', key, seat, glances().length);
      if (!part.ok || part.value.glances.length === 0) return void setFailed(true);
      setOf(part.value.of);
      setGlances(before => [...before, ...part.value.glances]);
    }
  }

  goOn().catch(error => {
    reportError(error);
    setFailed(true);
  });
  onCleanup(() => {
    isGone = true;
  });

  /** What would have been better is told from the glances: here only where it turned. */
  const review = createMemo(() =>
    isDone()
      ? reviewOf(
          glances().map(glance => ({ ...glance, best: null })),
          seat,
          seats,
        )
      : null,
  );
  return { glances, review, done: () => (of() === 0 ? 0 : glances().length / of()), hasFailed };
}
