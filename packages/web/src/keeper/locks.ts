import type { UnsavedGuard } from '@oubliette/host';

const nameOf = (key: string) => `oubliette unsaved ${key}`;

/** Locks end with the tab that holds them; without a secure address there are none. */
export function unsavedGuard(locks: LockManager): UnsavedGuard {
  const held = new Map<string, () => void>();
  return {
    async isHeldElsewhere(key) {
      const { held: all = [] } = await locks.query();
      return all.some(({ name }) => name === nameOf(key)) && !held.has(key);
    },
    hold(key) {
      if (held.has(key)) return;
      const released = new Promise<void>(done => held.set(key, done));
      void locks.request(nameOf(key), () => released);
    },
    release(key) {
      held.get(key)?.();
      held.delete(key);
    },
  };
}
