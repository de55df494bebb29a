import type { PictogramName, Side } from '@oubliette/art';

/** What stands for a seat where the hand-over is asked. */
export interface Emblem {
  readonly side: Side;
  readonly pictogram: PictogramName;
}
