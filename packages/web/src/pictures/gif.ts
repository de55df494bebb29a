import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** Pixels as red, green, blue and opacity. */
export type Pixels = Uint8ClampedArray | Uint8Array;

/** The place in the table of colours for “as it was”. */
const UNCHANGED = 255;

export interface GifWriter {
  readonly add: (pixels: Pixels, ms: number) => void;
  readonly end: () => Uint8Array;
}

/**
 * Writes an animation with one table of colours, chosen from some of its frames. Every frame but the
 * first holds only what has changed, so that a long match is a small file.
 */
export function gifWriter(samples: readonly Pixels[], width: number, height: number): GifWriter {
  const all = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  const palette = quantize(all, UNCHANGED);
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  return {
    add(pixels, delay) {
      const now = applyPalette(pixels, palette);
      if (before === null) gif.writeFrame(now, width, height, { palette, delay, dispose: 1 });
      else {
        const last = before;
        const changed = now.map((colour, place) => (colour === last[place] ? UNCHANGED : colour));
        const how = { transparent: true, transparentIndex: UNCHANGED, delay, dispose: 1 };
        gif.writeFrame(changed, width, height, how);
      }
      before = now;
    },
    end() {
      gif.finish();
      return gif.bytes();
    },
  };
}
