import { num } from '@oubliette/art';
import type { Geometry } from './geometry.ts';

/** How far the wooden frame reaches beyond the squares. */
export const frameWidth = (square: number): number => Math.max(5, square * 0.13);

/** The black bed that the rooms lie in, with its double hairline. */
export function boardFrame({ square, width, height }: Geometry): string {
  const m = frameWidth(square);
  const rect = (inset: number, rest: string) =>
    `<rect x="${num(inset - m)}" y="${num(inset - m)}" width="${num(width + 2 * (m - inset))}" height="${num(height + 2 * (m - inset))}" ${rest}/>`;
  return (
    rect(0, 'rx="4" fill="#0b0806" stroke="#4a3c2d" stroke-width="1.5"') +
    rect(2.5, 'rx="2" fill="none" stroke="#d9b977" stroke-opacity=".13"')
  );
}
