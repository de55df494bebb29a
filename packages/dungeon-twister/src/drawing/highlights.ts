import { num, paint, palette } from '@oubliette/art';

/** States of a square, drawn around its middle (bottom to top: the order of this list). */
export type Highlight =
  | 'threat'
  | 'reach'
  | 'near'
  | 'far'
  | 'goal'
  | 'refused'
  | 'changed'
  | 'focus';

interface Around {
  readonly square: number;
  /** On a gear the mark steps aside, so that the number stays readable. */
  readonly onGear?: boolean;
}

const field = (square: number, rest: string): string => {
  const half = square * 0.4;
  return `<rect x="${num(-half)}" y="${num(-half)}" width="${num(2 * half)}" height="${num(2 * half)}" rx="${num(square * 0.08)}" ${rest}/>`;
};

function diamond({ square, onGear }: Around, size: number, rest: string): string {
  const r = num(square * size);
  const aside = onGear ? ` transform="translate(${num(square * 0.34)},${num(square * 0.34)})"` : '';
  return `<path class="oub-diamond"${aside} d="M0,-${r}L${r},0L0,${r}L-${r},0Z" ${rest}/>`;
}

const brackets = (square: number): string => {
  const half = square / 2 - 2;
  const arm = square * 0.16;
  const path = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x, y]) => {
      const [px, py] = [x! * half, y! * half];
      return `M${num(px - x! * arm)},${num(py)}H${num(px)}V${num(py - y! * arm)}`;
    })
    .join('');
  return `<path d="${path}" fill="none" stroke="${palette.outline}" stroke-width="6" stroke-linecap="square"/><path d="${path}" fill="none" stroke="${palette.focus}" stroke-width="2.6" stroke-linecap="square"/>`;
};

const drawings: Readonly<Record<Highlight, (around: Around) => string>> = {
  threat: ({ square }) => field(square, `fill="${paint('danger')}" opacity=".8"`),
  reach: around =>
    field(
      around.square,
      `class="oub-reach" fill="${palette.legal}" fill-opacity="${around.onGear ? 0.08 : 0.2}" stroke="${palette.legal}" stroke-opacity=".9" stroke-width="1.6"`,
    ) + diamond(around, 0.085, `fill="#b8ffe8" stroke="#04110c"`),
  near: around =>
    diamond(around, 0.1, `fill="${palette.legal}" stroke="${palette.outline}" stroke-width="1.4"`),
  far: around =>
    diamond(
      around,
      0.09,
      `fill="${palette.outline}" fill-opacity=".55" stroke="${palette.legal}" stroke-opacity=".85" stroke-width="1.6"`,
    ),
  goal: ({ square }) =>
    field(square, `fill="${palette.legal}" fill-opacity=".32" stroke="#d4fff1" stroke-width="2.6"`),
  refused: ({ square }) =>
    field(square, `fill="${paint('danger')}" stroke="${palette.harm}" stroke-width="2.4"`),
  changed: ({ square }) => field(square, `fill="none" stroke="${palette.legal}" stroke-width="2"`),
  focus: ({ square }) => brackets(square),
};

export const highlight = (kind: Highlight, around: Around): string => drawings[kind](around);
