import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('../', import.meta.url);
/** Where colours are named, and where the same names mean stronger ones. */
const TOKENS = 'styles/tokens.css';
const STRONGER = 'styles/high-contrast.css';

/** What a style says, without comments and without what it fetches. */
const styleIn = (file: string): string =>
  readFileSync(new URL(file, SRC), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');

const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const literalsIn = (text: string): readonly string[] => text.match(LITERAL) ?? [];

const styles = globSync('**/*.css', { cwd: SRC });

describe('colours', () => {
  it('stand in the tokens, and nowhere else', () => {
    expect(styles.length).toBeGreaterThan(100);
    const found = styles
      .filter(file => file !== TOKENS && file !== STRONGER)
      .flatMap(file => literalsIn(styleIn(file)).map(literal => `${file}: ${literal}`));
    expect(found).toEqual([]);
  });

  it('are found by this test in every way in which they are written', () => {
    const text = 'color: #fff; border: 1px solid #0b0806cc; fill: rgb(0 0 0); stroke: oklch(0 0 0)';
    expect(literalsIn(text)).toEqual(['#fff', '#0b0806cc', 'rgb(', 'oklch(']);
    expect(literalsIn(styleIn(TOKENS)).length).toBeGreaterThan(40);
  });

  it('become stronger only under names that the tokens have', () => {
    const namesIn = (file: string) =>
      [...styleIn(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
    const named = new Set(namesIn(TOKENS));
    expect(namesIn(STRONGER).length).toBeGreaterThan(40);
    expect(namesIn(STRONGER).filter(name => !named.has(name))).toEqual([]);
  });

  it('are tokens that exist', () => {
    const scripts = globSync('**/*.tsx', { cwd: SRC });
    const texts = [...styles.map(styleIn), ...scripts.map(file => styleIn(file))];
    const said = new Set(
      texts.flatMap(text => [...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name)),
    );
    const asked = styles.flatMap(file =>
      [...styleIn(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => `${name} in ${file}`),
    );
    expect(asked.filter(each => !said.has(each.split(' ')[0]))).toEqual([]);
  });
});
