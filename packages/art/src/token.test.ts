import { describe, expect, it } from 'vitest';
import { defs } from './defs.ts';
import { rim } from './rim.ts';
import { metals, sideLetters, sides } from './sides.ts';
import { type DrawnToken, faceDown, token } from './token.ts';

const naga: DrawnToken = { side: 'yellow', pictogram: 'snake-tongue', letter: 'Y' };

const states: Record<string, DrawnToken> = {
  ready: naga,
  selected: { ...naga, selected: true },
  wounded: { ...naga, wounded: true },
  carries: { ...naga, carries: { side: 'blue', pictogram: 'skeleton-key' } },
  carriesWounded: { ...naga, carriesWounded: { side: 'yellow', pictogram: 'caduceus' } },
  carriesToo: { ...naga, carriesToo: { side: 'blue', pictogram: 'skeleton-key' } },
  carriesWoundedToo: { ...naga, carriesWoundedToo: { side: 'yellow', pictogram: 'caduceus' } },
  target: { ...naga, badge: 'target' },
  ghost: { ...naga, ghost: true },
  inDanger: { ...naga, inDanger: true },
  acted: { ...naga, acted: true },
  exhausted: { ...naga, badge: 'exhausted' },
  wounds: { ...naga, badge: { wounds: 2 } },
  defence: { ...naga, badge: { defence: 5 } },
};

import { claustrophobiaPictograms } from './claustrophobia-pictograms.ts';
import { originalPictograms } from './original-pictograms.ts';
import { addPictograms } from './outline.ts';
import { soloPictograms } from './solo-pictograms.ts';

addPictograms({ ...soloPictograms, ...originalPictograms, ...claustrophobiaPictograms });

describe('a token', () => {
  it('looks different in every state', () => {
    const drawings = Object.values(states).map(state => token(state, 22));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('wears the letter it is given and none of its own', () => {
    expect(token({ ...naga, letter: sideLetters.ru.yellow }, 22)).toContain('>Ж</text>');
    expect(token({ side: 'demon', pictogram: 'imp-laugh' }, 22)).not.toContain('<text');
  });

  it('refers only to what the shared definitions hold', () => {
    const held = defs();
    for (const state of Object.values(states)) {
      for (const [, id] of token(state, 22).matchAll(/url\(#([^)]+)\)/g)) {
        expect(held).toContain(`id="${id}"`);
      }
    }
  });

  it('lies on its side in the colour of its side when wounded', () => {
    const drawing = token(states.wounded!, 22);
    expect(drawing).toContain('rotate(90)');
    expect(drawing).toContain(`fill="${metals.yellow.face}"`);
  });
});

describe('the sides', () => {
  it('have different rims, so that nobody needs the colour; the prison plays the purple pieces', () => {
    const others = sides.filter(side => side !== 'prison');
    expect(new Set(others.map(side => rim(side, 20))).size).toBe(others.length);
    expect(rim('prison', 20)).toBe(rim('purple', 20));
    for (const side of sides) expect(rim(side, 20)).toMatch(/^M[^M]+Z$/);
  });

  it('show rim and colour, and nothing else, face down', () => {
    for (const side of sides) expect(faceDown(side, 20)).toContain(rim(side, 20));
    expect(faceDown('blue', 20)).toContain('>?</text>');
  });
});

describe('the shared definitions', () => {
  it('have ids that no other part of a page will have', () => {
    for (const [, id] of defs().matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^oub-/);
  });
});
