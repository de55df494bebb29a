import { outlineOf, type PictogramName } from './outline.ts';
import { num } from './svg.ts';

export interface PictogramPlace {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
  readonly opacity?: number;
}

/** A pictogram centred at x, y; without a fill it takes the text colour around it. */
export function pictogram(
  name: PictogramName,
  { x = 0, y = 0, size, fill = 'currentColor', opacity }: PictogramPlace,
): string {
  const scale = Math.round((size / 512) * 1e5) / 1e5;
  const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path transform="translate(${num(x - size / 2)},${num(y - size / 2)}) scale(${scale})" fill="${fill}"${veil} d="${outlineOf(name)}"/>`;
}
