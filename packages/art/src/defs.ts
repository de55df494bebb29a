import { contrast } from './contrast.ts';
import { type Metal, metals, sides } from './sides.ts';

export type Paint =
  | `metal-${keyof typeof metals}`
  | 'lamp'
  | 'steel'
  | 'room'
  | 'vignette'
  | 'danger'
  | 'shading'
  | 'engraving';

/** A reference to a shared gradient or pattern; the page must hold `defs()` once. */
export const paint = (name: Paint): string => `url(#oub-${name})`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const radial = (name: Paint, cx: number, cy: number, r: number, list: readonly Stop[]): string =>
  `<radialGradient id="oub-${name}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

const hatching = (name: Paint, step: number, angle: number, width: number, ink: string): string =>
  `<pattern id="oub-${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${width}" height="${step}" ${ink}/></pattern>`;

const struck = ({ light, face, dark }: Metal): Stop[] => [
  [0, light],
  [0.52, face],
  [1, dark],
];

/**
 * Everything the drawings refer to: one `<defs>` serves any number of SVGs on a page, and each
 * stand-alone document.
 */
export function defs(): string {
  const parts = [
    ...sides.map(side => radial(`metal-${side}`, 0.36, 0.28, 0.85, struck(metals[side]))),
    radial('lamp', 0.5, 0.5, 0.5, [
      [0, '#ffca73', 0.42],
      [0.5, '#ff9f3d', 0.14],
      [1, '#ff9f3d', 0],
    ]),
    `<linearGradient id="oub-steel" x1="0" y1="0" x2="1" y2="1">${stops([
      [0, '#f2f6f7'],
      [1, '#93a3ab'],
    ])}</linearGradient>`,
    radial('room', 0.5, 0.46, 0.75, [
      [0, '#ffdca0', 0.17],
      [0.6, '#ffdca0', 0.03],
      [1, '#000', 0.3],
    ]),
    radial('vignette', 0.5, 0.5, 0.72, [
      [0.55, '#000', 0],
      [1, '#000', 0.42],
    ]),
    hatching('danger', 7, 45, 2.2, 'fill="#ff6a4d" opacity=".55"'),
    hatching('shading', 6, 38, 1.1, 'fill="#000" opacity=".5"'),
    hatching('engraving', 5, -45, 0.9, 'fill="#d9b977" opacity=".16"'),
    `<filter id="oub-spent"><feColorMatrix type="saturate" values=".35"/><feComponentTransfer>${['R', 'G', 'B'].map(channel => `<feFunc${channel} type="linear" slope=".6"/>`).join('')}</feComponentTransfer></filter>`,
    `<style>${contrast}</style>`,
  ];
  return `<defs>${parts.join('')}</defs>`;
}
