import type { PictogramName, TokenSide } from '@oubliette/art';

/** What stands for a seat where the hand-over is asked. */
export interface Emblem {
  readonly side: TokenSide;
  readonly pictogram: PictogramName;
}
