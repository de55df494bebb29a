import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../board/openings.ts';
import { CARDS } from '../cards/cards.ts';
import { COPIES } from '../cards/kinds.ts';
import { DEMONS } from './demons/index.ts';
import { GIFTS } from './gifts/index.ts';
import { LINES } from './humans.ts';
import { OBJECTS } from './objects.ts';
import { TILES } from './tiles.ts';

const book = readFileSync(new URL('../../rules/en/content.md', import.meta.url), 'utf8');

/** The entry of the ledger whose heading names this id, alone, in a list or in a span. */
function entryOf(id: string): string {
  const entries = book.split(/^### /m).slice(1);
  const found = entries.find(entry => idsIn(entry.split(' · ')[0]!).includes(id));
  if (found === undefined) throw new Error(`the ledger has no ${id}`);
  return found;
}

function idsIn(heading: string): string[] {
  const [from, to] = heading.split('–');
  if (to === undefined) return heading.split(', ');
  const first = Number(from!.slice(1));
  return Array.from({ length: Number(to.slice(1)) - first + 1 }, (_, index) => `T${first + index}`);
}

function fieldOf(id: string, name: string): string {
  const [, value = ''] = new RegExp(`^- ${name}: (.*)$`, 'm').exec(entryOf(id)) ?? [];
  return value;
}

describe('the content is what the ledger says', () => {
  it.each(['RD', 'BR', 'BL'] as const)('CL-COMP-08: the lines of %s', kind => {
    const rows = [...entryOf(kind).matchAll(/^\| (\d|exhausted) \| (\d\/\d\/\d) \|$/gm)];
    const written = Object.fromEntries(rows.map(([, line, figures]) => [line, figures]));
    for (const [index, line] of LINES[kind].entries()) {
      expect(line.join('/')).toBe(written[index === 0 ? 'exhausted' : String(index)]);
    }
  });

  it.each(DEMONS)('CL-ENTR-03: health and figures of $id', ({ id, health, mvt, cbt, def }) => {
    expect(fieldOf(id, 'Health')).toBe(String(health));
    expect(fieldOf(id, 'MVT/CBT/DEF')).toBe(`${mvt}/${cbt}/${def}`);
  });

  it.each(GIFTS)('CL-GIFT-01: the die of $id, each value once', ({ id, die }) => {
    expect(fieldOf(id, 'Die')).toBe(String(die));
    expect(GIFTS.filter(gift => gift.die === die)).toHaveLength(1);
  });

  it.each(TILES.slice(1))('CL-COMP-07: the openings of $id', ({ id, masks }) => {
    expect(lettersOf(masks[0]!)).toBe(fieldOf(id, 'Openings').replaceAll(' ', ''));
  });

  it.each(CARDS.map((card, number) => ({ ...card, number })))(
    'CL-COMP-05: copies and moment of $kind',
    ({ ids, moment, number }) => {
      expect(ids).toHaveLength(COPIES[number]!);
      for (const id of ids) expect(fieldOf(id, 'Copies')).toBe(String(ids.length));
      const when = fieldOf(ids[0]!, 'When');
      const words = { free: 'F', deed: 'fight step' }[String(moment)] ?? `W${moment}`;
      expect(when).toContain(words);
    },
  );

  it.each(OBJECTS)('CL-SETUP-05: who may carry $id', ({ id, who }) => {
    const names = { RD: 'Redeemer', BR: 'Brute', BL: 'Blade' };
    expect(fieldOf(id, 'Who').split(' or ').sort()).toEqual(who.map(kind => names[kind]).sort());
  });

  it('CL-COMP-07: an L turned is NE, ES, SW, NW', () => {
    expect(TILES[34]!.masks.map(lettersOf)).toEqual(['NE', 'ES', 'SW', 'NW']);
  });
});
