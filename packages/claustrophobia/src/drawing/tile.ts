import { lettering, num, paint, placed } from '@oubliette/art';
import { floor, scratches } from './floor.ts';
import { furniture } from './furniture.ts';
import { groundColours, grounds } from './ground.ts';
import { openings, type Tile } from './kinds.ts';

/** What the tiles refer to besides the shared `defs()` of the art. */
export function tileDefs(): string {
  return '<defs><radialGradient id="oub-torchlit"><stop offset="0" stop-color="#ffdca0" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient><radialGradient id="oub-ember"><stop offset="0" stop-color="#ff6a3d" stop-opacity=".22"/><stop offset="1" stop-color="#ff6a3d" stop-opacity="0"/></radialGradient></defs>';
}

// Two tiles with one id are the same drawing, so a page may hold the clip more than once.
function clipId({ kind, openings: open, room, grain }: Tile, size: number): string {
  const letters = openings.filter(opening => open.includes(opening)).join('');
  return `oub-tile-${kind}-${letters}-${room ? 'r' : 't'}${grain}-${Math.round(size)}`;
}

/** A tile around the origin. `name` stands on a strip at its lower edge. */
export function tile(state: Tile, size: number, name?: string): string {
  const half = size / 2;
  const ground = floor(state, size);
  const id = clipId(state, size);
  const square = (inset: number) =>
    `x="${num(inset - half)}" y="${num(inset - half)}" width="${num(size - 2 * inset)}" height="${num(size - 2 * inset)}"`;
  const line = (colour: string, width: number, rest = '') =>
    `<path d="${ground}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"${rest}/>`;
  return [
    '<g class="oub-tile">',
    `<clipPath id="${id}"><path d="${ground}"/></clipPath>`,
    `<rect class="oub-floor" ${square(1)} rx="3" fill="#16110d" stroke="#000" stroke-width="2"/>`,
    // A nested <svg> cuts at its own border, without a clip of its own.
    `<svg ${square(0)} viewBox="${num(-half)} ${num(-half)} ${num(size)} ${num(size)}" overflow="hidden">`,
    `<rect class="oub-soft" ${square(0)} fill="${paint('engraving')}" opacity=".55"/>`,
    line('#0a0706', size * 0.15, ' class="oub-soft" opacity=".75"'),
    line(
      '#b59d74',
      size * 0.105,
      ' class="oub-soft" stroke-opacity=".55" stroke-dasharray="1.5 4.2"',
    ),
    line('#0a0706', 7),
    line('#cdb98f', 3.2),
    `<path class="oub-floor" d="${ground}" fill="${groundColours[state.kind] ?? '#544633'}"/>`,
    `<g clip-path="url(#${id})">`,
    `<rect class="oub-soft" ${square(0)} fill="url(#oub-torchlit)"/>`,
    `<path class="oub-soft" d="${scratches(state, size)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.4"/>`,
    grounds[state.kind]?.(state, size) ?? '',
    '</g>',
    furniture[state.kind]?.(size) ?? '',
    '</svg>',
    name ? tileStrip(name, size) : '',
    '</g>',
  ].join('');
}

/** The strip with the name of a tile around the origin, also for drawing over marks. */
export function tileStrip(name: string, size: number): string {
  return placed(0, size * 0.432, nameStrip(name, size));
}

function nameStrip(name: string, size: number): string {
  const letters = Math.min(size * 0.079, (size - 24) / (name.length * 0.53));
  const width = name.length * letters * 0.53 + 14;
  return `<rect x="${num(-width / 2)}" y="${num(-size * 0.058)}" width="${num(width)}" height="${num(size * 0.112)}" rx="2" fill="#0d0a08" fill-opacity=".9" stroke="#6d5c47"/>${lettering(name, letters, size * 0.028, '#e9d9b4')}`;
}
