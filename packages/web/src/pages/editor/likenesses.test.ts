import { SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { likenessesFor, pictureOf } = await import('./likenesses.ts');

const sets = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));

describe('pictures that a piece may borrow', () => {
  it.each(['characters', 'objects'] as const)(
    'DT-EXT-01: of %s each has a name and a picture',
    kind => {
      const all = likenessesFor(kind);
      expect(all.filter(({ value, label }) => !pictureOf(value) || !label)).toEqual([]);
      expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
    },
  );

  it('are all that the shipped sets use', () => {
    for (const { characters = [], objects = [] } of sets) {
      for (const [kind, pieces] of [
        ['characters', characters],
        ['objects', objects],
      ] as const) {
        const offered = likenessesFor(kind).map(({ value }) => value);
        for (const { likeness } of pieces) expect(offered).toContain(likeness);
      }
    }
  });
});
