import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { decode, encode, NotPlain, plainText } from './plain.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

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
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const isPlain = (value: unknown, by: (value: unknown) => unknown): boolean => {
  try {
    by(value);
    return true;
  } catch (error) {
    if (error instanceof NotPlain) return false;
    throw error;
  }
};

describe('plain data', () => {
  it('comes back from its JSON form as it was', () => {
    fc.assert(
      fc.property(tree, value => {
        fc.pre(isPlain(value, encode));
        expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value);
      }),
    );
  });

  it('has one zero', () => {
    expect(encode([-0])).toEqual([0]);
    expect(fingerprint(-0)).toBe(fingerprint(0));
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
    ['a hole', { list: new Array(1) }, 'list[0] is a undefined'],
    ['numbers of another kind', Float64Array.of(0.5), 'the value is an instance of Float64Array'],
    ['a window into bytes', Buffer.of(1), 'the value is an instance of Buffer'],
    ['the mark of a typed array', { a: { $: 'u8' } }, 'a.$ is under a reserved name'],
    ['a prototype', JSON.parse('{"__proto__":{"a":1}}'), '__proto__ is under a reserved name'],
  ])('refuses %s and says where', (_, value, message) => {
    expect(() => encode(value)).toThrow(NotPlain);
    expect(() => encode(value)).toThrow(message);
  });
});

describe('fingerprint', () => {
  it('is equal for equal data, through JSON and in any order of keys', () => {
    fc.assert(
      fc.property(tree, value => {
        fc.pre(isPlain(value, encode));
        expect(fingerprint(decode(encode(value)))).toBe(fingerprint(value));
      }),
    );
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
  });

  it('differs when the data differ', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        fc.pre(isPlain(one, encode) && isPlain(other, encode));
        fc.pre(plainText(one) !== plainText(other));
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
    [1853189228, null],
    [[1], new Uint8Array([1])],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2, 0])],
    [new Uint8Array([0, 1]), new Uint16Array([0, 1])],
    [new Uint32Array([0xffffffff]), new Int32Array([-1])],
    [new Uint8Array([255]), new Int8Array([-1])],
  ])('tells %j from %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  it('gives 200 000 records of two small numbers a fingerprint of their own', () => {
    const seen = new Set<string>();
    for (let score = 0; score < 800; score++) {
      for (let y = 0; y < 250; y++) seen.add(fingerprint({ score, y }));
    }
    expect(seen.size).toBe(200_000);
  });

  it('accepts exactly what can be saved', () => {
    const anything = fc.anything({
      withMap: true,
      withSet: true,
      withDate: true,
      withBigInt: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.oneof(anything, tree), value => {
        expect(isPlain(value, fingerprint)).toBe(isPlain(value, encode));
      }),
    );
  });
});
