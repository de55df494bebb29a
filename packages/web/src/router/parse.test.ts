import { describe, expect, it } from 'vitest';
import { parseAddress, printAddress } from './parse.ts';

describe('address', () => {
  it.each(['', '#', '#/', '/'])('%j is home', hash => {
    expect(parseAddress(hash)).toMatchObject({ page: '', rest: [] });
  });

  it('has a page, what follows, and a query', () => {
    const address = parseAddress('#/rules/DT-ROT-04?find=gear%20turns');
    expect(address.page).toBe('rules');
    expect(address.rest).toEqual(['DT-ROT-04']);
    expect(address.query.get('find')).toBe('gear turns');
  });

  it('keeps a broken escape as it is written', () => {
    expect(parseAddress('#/rules/%E0%A4').rest).toEqual(['%E0%A4']);
  });

  it.each(['#/', '#/sheet', '#/rules/DT-ROT-04', '#/labyrinth?seed=a+b&set=base'])(
    'prints %s as it was read',
    hash => {
      expect(printAddress(parseAddress(hash))).toBe(hash);
    },
  );
});
