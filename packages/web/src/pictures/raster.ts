/** A rectangle of a drawing: left, top, width, height. */
export type Box = readonly [number, number, number, number];

const BOX = /viewBox="([^"]+)"/;
const SIZE = / (?:width|height)="[^"]+"/g;

/** What a document shows of its drawing. */
export function boxOf(svg: string): Box {
  const [, written = '0 0 1 1'] = BOX.exec(svg) ?? [];
  return written.split(/[ ,]+/).map(Number) as unknown as Box;
}

/** The rectangle that has room for all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** The same document showing another rectangle, so many pixels broad. */
export function showing(svg: string, box: Box, width: number, height: number): string {
  const head = svg.slice(0, svg.indexOf('>'));
  const next = head
    .replace(SIZE, '')
    .replace(BOX, `viewBox="${box.join(' ')}" width="${width}" height="${height}"`);
  return next + svg.slice(head.length);
}

/** What lies outside of every drawing. */
const DARK = '#0d0a08';

/** Draws a document on a canvas of its own size. */
export async function drawn(svg: string): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    pen.fillStyle = DARK;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The longer side of a picture, in pixels. */
const LONG = 1920;

/** The size of a picture of that rectangle whose longer side has so many pixels. */
export function sizeFor([, , width, height]: Box, long: number): readonly [number, number] {
  const scale = long / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** A document as a picture of pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const box = boxOf(svg);
  const canvas = await drawn(showing(svg, box, ...sizeFor(box, LONG)));
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('No picture came of it.')))),
  );
}
