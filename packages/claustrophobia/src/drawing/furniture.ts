import { grain, num, pair, pictogram, placed, polar, polygon } from '@oubliette/art';
import type { DrawnTileKind } from './kinds.ts';

/** What stands in the middle of a tile and gives it its name; it stays upright however the tile lies. */
export const furniture: Partial<Record<DrawnTileKind, (size: number) => string>> = {
  'pentacle-room': pentacle,
  exit: stairs,
  stash: chest,
  lair: bones,
  hole,
  mechanism: cog,
};

const EMBER = '#e8603c';
const BONE = '#cdb98f';

function pentacle(size: number): string {
  const r = size * 0.27;
  const points = [0, 1, 2, 3, 4].map(index => polar(((index * 4) / 5 - 0.5) * Math.PI, r));
  return `<circle class="oub-soft" r="${num(r * 1.3)}" fill="url(#oub-ember)"/><g fill="none" stroke="${EMBER}" stroke-width="2.6" stroke-linejoin="round" opacity=".85"><circle r="${num(r)}"/><circle r="${num(r * 1.12)}" stroke-width="1.2" stroke-dasharray="5 4"/><path d="${polygon(points)}"/></g>`;
}

/** Steps that lead up into daylight. */
function stairs(size: number): string {
  const steps = [0, 1, 2, 3, 4].map(step => {
    const [x, y] = [size * (0.02 * step - 0.2), size * (0.08 * step - 0.2)];
    const brightness = num(0.8 - step * 0.13);
    return `<rect x="${num(x)}" y="${num(y)}" width="${num(-2 * x)}" height="${num(size * 0.065)}" fill="#efe2c6" opacity="${brightness}"/>`;
  });
  return steps.join('');
}

function chest(size: number): string {
  const shadow = pictogram('locked-chest', {
    y: size * 0.02,
    size: size * 0.24,
    fill: '#120d0a',
    opacity: 0.35,
  });
  return shadow + pictogram('locked-chest', { size: size * 0.24, fill: '#e8c878' });
}

function bones(size: number): string {
  const crossed = (length: number) =>
    [35, 145].map(angle => `<g transform="rotate(${angle})">${bone(length)}</g>`).join('');
  return `<g opacity=".75">${placed(-size * 0.21, size * 0.2, crossed(size * 0.15))}${placed(size * 0.2, -size * 0.2, crossed(size * 0.13))}${placed(-size * 0.22, -size * 0.19, skull(size * 0.07))}</g>`;
}

function bone(length: number): string {
  const [half, knob] = [length / 2, length * 0.13];
  const ends = [-half, half].flatMap(x => [-knob, knob].map(y => `M${pair([x, y * 0.7])}h0`));
  return `<path d="M${num(-half)},0H${num(half)}" stroke="${BONE}" stroke-width="${num(knob)}"/><path d="${ends.join('')}" stroke="${BONE}" stroke-width="${num(knob * 1.7)}" stroke-linecap="round"/>`;
}

function skull(r: number): string {
  const jaw = `M${num(-r * 0.5)},${num(r * 0.5)}V${num(r * 1.15)}H${num(r * 0.5)}V${num(r * 0.5)}Z`;
  const eyes = [-0.4, 0.4].map(x => `M${num(x * r)},${num(r * 0.05)}h0`).join('');
  const teeth = [-0.17, 0.17].map(x => `M${num(x * r)},${num(r * 0.8)}v${num(r * 0.35)}`).join('');
  return `<path d="${jaw}" fill="${BONE}"/><circle r="${num(r)}" cy="${num(-r * 0.12)}" fill="${BONE}"/><path d="${eyes}" stroke="#1a130d" stroke-width="${num(r * 0.55)}" stroke-linecap="round"/><path d="${teeth}" stroke="#1a130d" stroke-width="${num(r * 0.12)}"/>`;
}

function hole(size: number): string {
  const random = grain(41);
  const ragged = (width: number, height: number, corners: number) =>
    polygon(
      Array.from({ length: corners }, (_, corner) => {
        const [x, y] = polar((corner * 2 * Math.PI) / corners, 1 - 0.14 * random());
        return [x * width * size, y * height * size];
      }),
    );
  return `<path d="${ragged(0.15, 0.13, 18)}" fill="#000" stroke="${BONE}" stroke-opacity=".7" stroke-width="1.6" stroke-linejoin="round"/><path class="oub-soft" d="${ragged(0.1, 0.08, 12)}" transform="translate(0,3)" fill="none" stroke="#6d5c47" stroke-width="1.4" stroke-dasharray="2 4"/>`;
}

function cog(size: number): string {
  const [teeth, r] = [12, size * 0.2];
  const half = Math.PI / teeth;
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * 2 * half;
    return [
      polar(angle - half * 0.6, r * 0.82),
      polar(angle - half * 0.35, r),
      polar(angle + half * 0.35, r),
      polar(angle + half * 0.6, r * 0.82),
    ];
  });
  return `<path d="${polygon(points.flat())}" fill="#1b1511" stroke="${EMBER}" stroke-opacity=".8" stroke-width="2"/><circle r="${num(r * 0.5)}" fill="none" stroke="${EMBER}" stroke-opacity=".7" stroke-width="2"/>`;
}
