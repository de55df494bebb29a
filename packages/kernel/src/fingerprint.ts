import { NotPlain, prototypeName, refuseKey, typedName } from './plain.ts';

/**
 * A 64-bit fingerprint of plain data, taken after every action of a match: it must cost far less
 * than the action. It finds a replay that drifted; it is no seal against a forger.
 * It accepts what `encode` accepts; keys count whatever their order.
 */
export function fingerprint(value: unknown): string {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;
  take(value);
  settle();
  return hex(a) + hex(b);
}

/** The same of a record, as if it had none of these keys. */
export function fingerprintWithout(record: object, keys: readonly string[]): string {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;
  takeRecord(record as Record<string, unknown>, keys);
  settle();
  return hex(a) + hex(b);
}

interface Lanes {
  readonly a: number;
  readonly b: number;
}

/** Two lanes of 32 bits that every part of the value is stirred into. */
let a = 0;
let b = 0;

const halves = new Float64Array(1);
const words = new Uint32Array(halves.buffer);
const NO_KEYS: readonly string[] = [];
const keyLanes = new Map<string, Lanes>();
/** What a frozen value is under a key: it never changes, and most states share their largest parts. */
const frozenFields = new WeakMap<object, Lanes & { readonly key: string }>();

/** Every value begins with its kind, so that no two values are the same row of words. */
const KIND = { null: 1, true: 2, false: 3, whole: 4, number: 5, text: 6, list: 7, record: 8 };
const TYPED_KIND = { u8: 16, i8: 17, u16: 18, i16: 19, u32: 20, i32: 21 };

function stir(word: number): void {
  a = Math.imul(a ^ word, 0xcc9e2d51);
  a = (a << 15) | (a >>> 17);
  a = (Math.imul(a, 0x1b873593) + 0xe6546b64) | 0;
  b = Math.imul(b ^ word, 0x85ebca6b) ^ a;
  b = (b << 13) | (b >>> 19);
  b = (Math.imul(b, 5) + 0x38b34ae5) | 0;
}

/** Lets the last words reach every bit of both lanes. */
function settle(): void {
  a = avalanche(a ^ b);
  b = avalanche(b ^ Math.imul(a, 0x9e3779b1));
}

function avalanche(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function take(value: unknown): void {
  switch (typeof value) {
    case 'number':
      takeNumber(value);
      return;
    case 'string':
      stir(KIND.text);
      takeText(value);
      return;
    case 'boolean':
      stir(value ? KIND.true : KIND.false);
      return;
    case 'object':
      takeObject(value);
      return;
    default:
      throw new NotPlain('', `a ${typeof value}`);
  }
}

function takeNumber(value: number): void {
  if ((value | 0) === value) {
    stir(KIND.whole);
    stir(value);
    return;
  }
  if (!Number.isFinite(value)) throw new NotPlain('', String(value));
  halves[0] = value;
  stir(KIND.number);
  stir(words[0]!);
  stir(words[1]!);
}

function takeText(text: string): void {
  stir(text.length);
  for (let i = 0; i < text.length; i++) stir(text.charCodeAt(i));
}

function takeObject(value: object | null): void {
  if (value === null) {
    stir(KIND.null);
    return;
  }
  if (Array.isArray(value)) {
    takeList(value);
    return;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) {
    takeRecord(value as Record<string, unknown>);
    return;
  }
  const typed = typedName(prototype);
  if (typed === undefined) throw new NotPlain('', prototypeName(prototype));
  stir(TYPED_KIND[typed]);
  if (value instanceof Uint8Array || value instanceof Int8Array) takeBytes(value);
  else takeNumbers(value as Uint16Array);
}

function takeList(list: readonly unknown[]): void {
  stir(KIND.list);
  stir(list.length);
  for (let i = 0; i < list.length; i++) take(list[i]);
}

/** Four to a word. */
function takeBytes(list: Uint8Array | Int8Array): void {
  stir(list.length);
  let word = 0;
  for (let i = 0; i < list.length; i++) {
    word = (word << 8) | (list[i]! & 0xff);
    if ((i & 3) === 3) {
      stir(word);
      word = 0;
    }
  }
  if ((list.length & 3) !== 0) stir(word);
}

function takeNumbers(list: Uint16Array): void {
  stir(list.length);
  for (let i = 0; i < list.length; i++) stir(list[i]!);
}

/** The sum of its fields, each stirred and settled by itself: no order, no sorting. */
function takeRecord(record: Record<string, unknown>, without: readonly string[] = NO_KEYS): void {
  const outerA = a;
  const outerB = b;
  let sumA = 0;
  let sumB = 0;
  for (const key in record) {
    if (without.includes(key)) continue;
    takeField(key, record[key]);
    sumA = (sumA + a) | 0;
    sumB = (sumB + b) | 0;
  }
  a = outerA;
  b = outerB;
  stir(KIND.record);
  stir(sumA);
  stir(sumB);
}

function takeField(key: string, value: unknown): void {
  const frozen = typeof value === 'object' && Object.isFrozen(value) ? value : null;
  const kept = frozen === null ? undefined : frozenFields.get(frozen);
  if (kept?.key === key) {
    a = kept.a;
    b = kept.b;
    return;
  }
  const lanes = lanesOf(key);
  a = lanes.a;
  b = lanes.b;
  take(value);
  settle();
  if (frozen !== null && isSettled(frozen)) frozenFields.set(frozen, { key, a, b });
}

/**
 * Frozen through and through. Typed arrays cannot be: whoever freezes what holds them writes them no
 * more, and the battery compares with a restored copy.
 */
function isSettled(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.isFrozen(value) && Object.values(value).every(isSettled);
}

function lanesOf(key: string): Lanes {
  let lanes = keyLanes.get(key);
  if (lanes === undefined) {
    refuseKey('', key);
    a = 0x2545f491;
    b = 0x4f6cdd1d;
    takeText(key);
    lanes = { a, b };
    keyLanes.set(key, lanes);
  }
  return lanes;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(lane: number): string {
  const byte = (shift: number) => BYTES[(lane >>> shift) & 0xff]!;
  return byte(24) + byte(16) + byte(8) + byte(0);
}
