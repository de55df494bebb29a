import { faceDown, num, paint, palette, placed, polar, type TokenSide } from '@oubliette/art';

const well = (s: number): string => {
  const stones = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = polar((index * Math.PI) / 6, 1);
    return `M${num(s * 0.98 * x)},${num(s * 0.98 * y)}L${num(s * 1.26 * x)},${num(s * 1.26 * y)}`;
  });
  const bars = [-0.5, -0.17, 0.17, 0.5].map(place => {
    const [at, end] = [num(s * place), num(s * Math.sqrt(0.96 - place * place))];
    return `M${at},-${end}V${end}M-${end},${at}H${end}`;
  });
  return [
    `<circle r="${num(s * 1.26)}" fill="#120e0b" stroke="${palette.engraved}" stroke-opacity=".75" stroke-width="1.6"/>`,
    `<circle r="${num(s * 0.98)}" fill="#0a0706" stroke="${palette.brass}" stroke-opacity=".5" stroke-width="1.2"/>`,
    `<path d="${stones.join('')}" stroke="${palette.engraved}" stroke-opacity=".6" stroke-width="1.4"/>`,
    `<path d="${bars.join('')}" stroke="#6d5c47" stroke-width="${num(s * 0.05)}"/>`,
  ].join('');
};

const corner = (s: number): string =>
  `<path d="M${num(s * 0.95)},${num(-s * 0.95)}l${num(s * 0.7)},${num(-s * 0.7)}" stroke="${palette.engraved}" stroke-opacity=".5" stroke-width="1.4"/><path d="M${num(s * 1.72)},${num(-s * 1.98)}h${num(s * 0.26)}v${num(s * 0.26)}" fill="none" stroke="${palette.brass}" stroke-opacity=".7" stroke-width="2"/>`;

/**
 * An unrevealed room: a barred well, the same from all four sides, since the orientation is
 * secret; the tokens laid on it lie face down in a row.
 */
export function roomBack(square: number, tokens: readonly TokenSide[] = []): string {
  const side = 5 * square;
  const frame = (inset: number, opacity: number, width: number) =>
    `<rect x="${num(inset * square)}" y="${num(inset * square)}" width="${num(side - 2 * inset * square)}" height="${num(side - 2 * inset * square)}" fill="none" stroke="${palette.engraved}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  const corners = [0, 90, 180, 270].map(
    angle => `<g transform="rotate(${angle})">${corner(square)}</g>`,
  );
  const row = tokens.map((owner, index) =>
    placed(
      (index - (tokens.length - 1) / 2) * square * 0.82,
      square * 1.86,
      faceDown(owner, square * 0.32),
    ),
  );
  return [
    `<rect x="-2" y="-2" width="${num(side + 4)}" height="${num(side + 4)}" fill="#070504"/>`,
    `<rect class="oub-floor" width="${num(side)}" height="${num(side)}" fill="#1c1712"/>`,
    `<rect class="oub-soft" width="${num(side)}" height="${num(side)}" fill="${paint('engraving')}"/>`,
    frame(0.16, 0.55, 1.4),
    frame(0.26, 0.25, 1),
    placed(side / 2, side / 2, corners.join('') + well(square) + row.join('')),
  ].join('');
}
