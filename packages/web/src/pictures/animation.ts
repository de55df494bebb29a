import type { GifWish } from './gif-worker.ts';
import { around, boxOf, drawn, showing, sizeFor } from './raster.ts';

/** The longer side of an animation, in pixels. */
const LONG = 800;
/** How long a frame stands, and the last one. */
const FRAME_MS = 450;
const LAST_MS = 3000;
/** Frames from which the colours are chosen. */
const SAMPLES = 4;

/** Documents one after the other as one animation: they share a frame, so nothing leaps in it. */
export async function gifOf(
  documents: readonly string[],
  onDrawn: (count: number) => void,
): Promise<Blob> {
  const frame = around(documents.map(boxOf));
  const [width, height] = sizeFor(frame, LONG);
  const pixelsOf = async (svg: string) => {
    const canvas = await drawn(showing(svg, frame, width, height));
    return canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
  };
  const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' });
  const tell = (wish: GifWish) => worker.postMessage(wish);
  try {
    const step = Math.max(1, Math.floor((documents.length - 1) / (SAMPLES - 1)));
    const chosen = documents.filter((_, at) => at % step === 0);
    tell({ samples: await Promise.all(chosen.map(pixelsOf)), width, height });
    for (const [at, svg] of documents.entries()) {
      const ms = at === documents.length - 1 ? LAST_MS : FRAME_MS;
      tell({ pixels: await pixelsOf(svg), ms });
      onDrawn(at + 1);
    }
    const bytes = await new Promise<BlobPart>((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = () => fail(new Error('No animation came of it.'));
      tell('end');
    });
    return new Blob([bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
