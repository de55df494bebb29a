import type { Point } from '@oubliette/art';
import type { CaveView } from '@oubliette/claustrophobia';

/** One thing that is seen to happen, and how long it takes, in milliseconds. */
export type SeenBeat = { readonly time: number } & (
  | { readonly kind: 'lay'; readonly tile: string }
  | { readonly kind: 'walk'; readonly who: string; readonly way: readonly Point[] }
  | { readonly kind: 'strike'; readonly who: string; readonly towards: Point }
  | { readonly kind: 'enter'; readonly who: string }
  | { readonly kind: 'hurt'; readonly who: string }
  | { readonly kind: 'fall'; readonly who: string }
);

/** How the map was before anything of it happened, and how it is now. */
export interface BeatStage {
  readonly was: CaveView;
  readonly now: CaveView;
}

/** Long enough to see who was hurt, and who falls. */
export const HURT = 420;
