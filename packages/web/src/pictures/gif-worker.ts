import { type GifWriter, gifWriter, type Pixels } from './gif.ts';

/** What the page hands over: first what the colours are chosen from, then the frames, then the end. */
export type GifWish =
  | { readonly samples: readonly Pixels[]; readonly width: number; readonly height: number }
  | { readonly pixels: Pixels; readonly ms: number }
  | 'end';

let gif: GifWriter | null = null;

self.onmessage = ({ data }: MessageEvent<GifWish>) => {
  if (data === 'end') self.postMessage(gif?.end());
  else if ('samples' in data) gif = gifWriter(data.samples, data.width, data.height);
  else gif?.add(data.pixels, data.ms);
};
