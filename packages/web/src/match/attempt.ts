import { type Accessor, createSignal } from 'solid-js';
import { text } from './messages.ts';

export interface AttemptOnce {
  /** Does something once at a time; the deed may say what became of it. */
  readonly attempt: (deed: () => Promise<string | undefined>) => Promise<void>;
  readonly isUnderWay: Accessor<boolean>;
  /** Why the last one came to nothing, or what else there is to say of it; empty if nothing is. */
  readonly failure: Accessor<string>;
}

/** What a button asks of the keeper of matches; if that breaks, it is said where it was asked. */
export function createAttempt(): AttemptOnce {
  const [isUnderWay, setUnderWay] = createSignal(false);
  const [failure, setFailure] = createSignal('');

  async function attempt(deed: () => Promise<string | undefined>): Promise<void> {
    if (isUnderWay()) return;
    setUnderWay(true);
    setFailure('');
    try {
      setFailure((await deed()) ?? '');
    } catch (error) {
      reportError(error);
      setFailure(text().askFailed);
    } finally {
      setUnderWay(false);
    }
  }

  return { attempt, isUnderWay, failure };
}
