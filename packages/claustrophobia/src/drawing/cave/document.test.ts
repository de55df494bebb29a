import { outlineOf } from '@oubliette/art';
import { describe, expect, it } from 'vitest';
import { claustrophobia } from '../../game.ts';
import { caveDocument } from './document.ts';

function drawn(...lines: string[]): string {
  const state = claustrophobia.notation.parsePosition(lines.join('\n'));
  if (!state.ok) throw new Error(state.faults[0]!.text);
  return caveDocument(claustrophobia.view(state.value, 'table'), { title: 'A <cave>' });
}

const TWO_TILES = ['stage orders', 'tile T26 @0,0 NESW', 'tile T32 @1,0 EW', 'asks orders human'];
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('the picture of the tunnels', () => {
  it('CL-EXPL-01: shows a half-moon at an opening that leads nowhere yet, and at no other', () => {
    const moons = (svg: string) => count(svg, '>?<');
    expect(moons(drawn(...TWO_TILES))).toBe(4);
    expect(moons(drawn(...TWO_TILES, 'tile T27 @0,-1 NESW'))).toBe(6);
  });

  it('shows everybody on the map, and nobody who is not there', () => {
    const svg = drawn(...TWO_TILES, 'RD @0,0', 'TR1 @1,0', 'TR2 @1,0');
    expect(count(svg, 'class="oub-token"')).toBe(3);
    expect(svg).toContain(outlineOf('pope-crown'));
    expect(svg).not.toContain(outlineOf('mailed-fist'));
  });

  it('is a document that needs nothing else, with its title as text', () => {
    const svg = drawn(...TWO_TILES);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('<title>A &lt;cave></title>');
    expect(svg).not.toMatch(/NaN|undefined/);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });
});
