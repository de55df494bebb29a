import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { decode, encode, NotPlain, plainText } from './plain.ts';

const tree = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(x => (Object.is(x, -0) ? 0 : x)),
    fc.string(),
    fc.uint8Array({ maxLength: 8 }),
    fc.int16Array({ maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ minLength: 1 }).filter(k => k !== '$' && k !== '__proto__'),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value;

describe('plain data', () => {
  it('comes back from its JSON form as it was', () => {
    fc.assert(
      fc.property(tree, value => {
        expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value);
      }),
    );
  });

  it('has one text however its keys were set', () => {
    expect(plainText({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe(
      plainText({ a: [2, { c: 4, d: 3 }], b: 1 }),
    );
  });

  it.each([
    ['a function', { frames: [{ next: () => 1 }] }, 'frames[0].next is a function'],
    ['nothing', { a: undefined }, 'a is a undefined'],
    ['a class', { when: new Map() }, 'when is an instance of Map'],
    ['not a number', [Number.NaN], '[0] is NaN'],
    ['a symbol', Symbol('x'), 'the value is a symbol'],
  ])('refuses %s and says where', (_, value, message) => {
    expect(() => encode(value)).toThrow(NotPlain);
    expect(() => encode(value)).toThrow(message);
  });
});

describe('fingerprint', () => {
  it('is equal for equal data, through JSON and in any order of keys', () => {
    fc.assert(
      fc.property(tree, value => {
        expect(fingerprint(decode(encode(value)))).toBe(fingerprint(value));
      }),
    );
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
  });

  it('differs when the data differ', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        fc.pre(plainText(lists(one)) !== plainText(lists(other)));
        expect(fingerprint(one)).not.toBe(fingerprint(other));
      }),
    );
  });

  it.each([
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [
      [[1], [2]],
      [[1, 2], []],
    ],
    [{ a: { b: 1 } }, { a: {}, b: 1 }],
    ['1', 1],
    [0, null],
    [0, false],
    [[], {}],
    [0.5, 0.25],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2, 0])],
  ])('tells %j from %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  it('refuses what is not plain', () => {
    expect(() => fingerprint({ f: () => 1 })).toThrow(NotPlain);
  });
});

/** A typed array and a list of the same numbers have one fingerprint. */
function lists(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return [...(value as Uint8Array)];
  if (Array.isArray(value)) return value.map(lists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lists(part)]));
}
