import { palette } from './palette.ts';
import { num } from './svg.ts';

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

export interface DrawnDie {
  readonly value: DieValue;
  /** Parchment for action dice and human attackers, blood for destiny and the dungeon's own. */
  readonly face?: 'parchment' | 'blood' | undefined;
  readonly mark?: 'hit' | 'miss' | 'reroll' | undefined;
}

const faces = {
  parchment: { ground: '#efe2c6', pips: palette.ink },
  blood: { ground: '#a3231a', pips: '#ffe9dc' },
} as const;

const rings = { hit: palette.legal, reroll: palette.flame } as const;

/** Pips as [column, row] of -1, 0, 1. */
const pips: Readonly<Record<DieValue, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const square = (side: number, corner: number, rest: string, y = 0): string =>
  `<rect x="${num(-side / 2)}" y="${num(y - side / 2)}" width="${num(side)}" height="${num(side)}" rx="${num(corner)}" ${rest}/>`;

/** A die around the origin; its mark stands as a ring or as faintness. */
export function die({ value, face = 'parchment', mark }: DrawnDie, size: number): string {
  const { ground, pips: ink } = faces[face];
  const dots = pips[value].map(
    ([column, row]) => `M${num(column * size * 0.25)},${num(row * size * 0.25)}h0`,
  );
  const body = [
    square(size, size * 0.2, 'class="oub-soft" opacity=".6"', size * 0.08),
    square(size, size * 0.2, `fill="${ground}" stroke="${palette.outline}" stroke-width="1.4"`),
    square(
      size * 0.86,
      size * 0.15,
      'class="oub-soft" fill="none" stroke="#fff" stroke-opacity=".35"',
    ),
    mark && mark !== 'miss'
      ? square(size + 6, size * 0.26, `fill="none" stroke="${rings[mark]}" stroke-width="2.4"`)
      : '',
    `<path d="${dots.join('')}" stroke="${ink}" stroke-width="${num(size * 0.17)}" stroke-linecap="round"/>`,
  ].join('');
  return `<g${mark === 'miss' ? ' opacity=".45"' : ''}>${body}</g>`;
}
