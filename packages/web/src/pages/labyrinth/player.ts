import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { LabyrinthChange } from './changes.ts';
import { isLong, play, type TableStage } from './motion.ts';

/** Plays the motions of what changed, one set at a time. */
export function createPlayer(
  changes: Accessor<readonly LabyrinthChange[]>,
  stage: () => TableStage,
) {
  const [moving, setMoving] = createSignal(false);
  let running: Animation[] = [];

  const finish = (): void => {
    for (const animation of running) animation.finish();
    running = [];
  };

  createEffect(
    on(
      changes,
      next => {
        finish();
        if (next.length === 0) return;
        const started = play(stage(), next);
        running = started;
        setMoving(true);
        Promise.allSettled(started.map(animation => animation.finished)).then(() => {
          if (running === started || running.length === 0) setMoving(false);
        });
      },
      { defer: true },
    ),
  );

  return {
    moving,
    /** Completes what is running; true if it was worth watching, so that the click was meant for it. */
    complete(): boolean {
      const watched = moving() && isLong(changes());
      finish();
      return watched;
    },
  };
}
