import { palette } from './palette.ts';
import { pictogram } from './pictogram.ts';
import { lettering, num } from './svg.ts';

/** What the upper right corner of a token may say. */
export type Badge =
  | 'target'
  | 'exhausted'
  | { readonly wounds: number }
  | { readonly defence: number };

const drop = (size: number, fill: string): string => pictogram('drop', { size, fill });

function figure(badge: Badge, r: number): readonly [colour: string, drawing: string] {
  if (badge === 'target') {
    const swords = pictogram('crossed-swords', { size: r * 1.4, fill: palette.legalPale });
    return [palette.legalPale, swords];
  }
  if (badge === 'exhausted') return [palette.harmPale, drop(r * 1.4, palette.harmPale)];
  const [colour, value] =
    'wounds' in badge ? [palette.harmPale, badge.wounds] : [palette.flame, badge.defence];
  return [colour, lettering(String(value), r * 1.22, r * 0.4, colour)];
}

export function badgeOf(badge: Badge, r: number): string {
  const [colour, drawing] = figure(badge, r);
  return `<circle r="${num(r)}" fill="${palette.black}" stroke="${colour}" stroke-width="${num(r * 0.2)}"/>${drawing}`;
}

/** The red drop of a wounded character. */
export const woundDrop = (r: number): string =>
  `<circle r="${num(r)}" fill="${palette.blood}" stroke="${palette.outline}" stroke-width="${num(r * 0.2)}"/>${drop(r * 1.28, '#fff')}`;
