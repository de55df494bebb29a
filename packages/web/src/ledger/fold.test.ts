import { describe, expect, it } from 'vitest';
import { fold, stem } from './fold.ts';

describe('folding', () => {
  it('knows neither case nor accents, and ё as е', () => {
    expect(fold('Верёвка, ЁЖ; Madame Déjà Vu')).toBe('веревка, еж; madame deja vu');
  });

  it('leaves й as it is, and every letter in its place', () => {
    expect(fold('Меткий выстрел Déjà')).toHaveLength('Меткий выстрел Déjà'.length);
    expect(fold('край')).toBe('край');
  });
});

describe('the stem of a word', () => {
  it.each([
    ['решетками', 'решетк'],
    ['решетка', 'решетк'],
    ['раненого', 'ранен'],
    ['pits', 'pit'],
    ['as', 'as'],
    ['compass', 'compass'],
    ['щит', 'щит'],
    ['ее', 'ее'],
    ['dt-rot-04', 'dt-rot-04'],
  ])('%s → %s', (word, root) => {
    expect(stem(word)).toBe(root);
  });
});
