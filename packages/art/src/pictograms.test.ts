import { describe, expect, it } from 'vitest';
import { claustrophobiaPictograms } from './claustrophobia-pictograms.ts';
import { deedPictograms } from './deed-pictograms.ts';
import { originalPictograms } from './original-pictograms.ts';
import { addPictograms, outlineOf } from './outline.ts';
import { pictogram } from './pictogram.ts';
import { pictograms as twister } from './pictograms.ts';
import { soloPictograms } from './solo-pictograms.ts';

const pictograms = {
  ...twister,
  ...deedPictograms,
  ...soloPictograms,
  ...originalPictograms,
  ...claustrophobiaPictograms,
};

describe('pictograms', () => {
  it('are closed sets of plain outlines', () => {
    for (const path of Object.values(pictograms)) expect(path).toMatch(/^[Mm][-\d\s.a-zA-Z]+$/);
  });

  it('cover every character, object, deed, warrior, demon and card of both games', () => {
    expect(Object.keys(pictograms)).toHaveLength(83);
    expect(pictograms).toHaveProperty('snake-tongue');
    expect(pictograms).toHaveProperty('wind-slap');
  });

  it('of Claustrophobia are known as soon as somebody brings them', () => {
    expect(() => outlineOf('wind-slap')).toThrow('wind-slap');
    addPictograms(claustrophobiaPictograms);
    expect(outlineOf('wind-slap')).toBe(claustrophobiaPictograms['wind-slap']);
  });

  it('stand in the middle of their place and take the colour of the text by default', () => {
    expect(pictogram('drop', { x: 10, y: 20, size: 512 })).toMatch(
      /^<path transform="translate\(-246,-236\) scale\(1\)" fill="currentColor" d="/,
    );
  });
});
