import { type Hall, StoreAway } from '@oubliette/host/hall';

const EVERY_MS = 2000;

/** Looks now and then whether followed matches went on elsewhere, whatever became of the news. */
export function lookAround(hall: Hall, failed: (error: unknown) => void): { stop(): void } {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void hall
      .lookAround()
      .catch(error => {
        if (!(error instanceof StoreAway)) failed(error);
      })
      .finally(() => {
        isLooking = false;
      });
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
