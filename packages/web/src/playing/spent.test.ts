import { describe, expect, it } from 'vitest';
import { spentOf } from './spent.ts';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('time that was spent', () => {
  it('is kept for every span, not only for the last one', () => {
    const browser = shelf();
    const spent = spentOf('one', () => browser);
    spent.spend('3', 20);
    spent.spend('3/2/put', 4);
    expect([spent.of('3'), spent.of('3/2/put'), spent.of('4')]).toEqual([20, 4, 0]);
  });

  it('comes back neither by a reload nor in another tab', () => {
    const browser = shelf();
    spentOf('one', () => browser).spend('3', 20.25);
    const other = spentOf('one', () => browser);
    expect(other.of('3')).toBeCloseTo(20.3);
    other.spend('3', 5);
    expect(other.of('3')).toBeCloseTo(20.3);
    expect(spentOf('two', () => browser).of('3')).toBe(0);
  });

  it('is remembered by the tab where the browser keeps nothing, or nonsense', () => {
    const refusing = () => {
      throw new Error('forbidden');
    };
    const spent = spentOf('one', refusing);
    spent.spend('3', 20);
    expect(spent.of('3')).toBe(20);
    const browser = shelf();
    browser.setItem('oubliette clock one', '"3 20');
    expect(spentOf('one', () => browser).of('3')).toBe(0);
  });

  it('is forgotten with the match', () => {
    const browser = shelf();
    const spent = spentOf('one', () => browser);
    spent.spend('3', 20);
    spent.forget();
    expect(spentOf('one', () => browser).of('3')).toBe(0);
  });
});
