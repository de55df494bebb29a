import { NotPlain } from './plain.ts';

/**
 * A 64-bit fingerprint of plain data, taken after every action of a match: it must cost far less
 * than the action. It finds a replay that drifted; it is no seal against a forger.
 * Keys count whatever their order; a typed array and a list of the same numbers are alike.
 */
export function fingerprint(value: unknown): string {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;
  take(value);
  stir(0);
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
const keyLanes = new Map<string, Lanes>();

const NULL = 0x6e756c6c;
const TRUE = 0x74727565;
const FALSE = 0x66616c73;
const LIST = 0x6c697374;
const RECORD = 0x72656373;
const TEXT = 0x74657874;

function stir(word: number): void {
  a = Math.imul(a ^ word, 0xcc9e2d51);
  a = (a << 15) | (a >>> 17);
  a = (Math.imul(a, 0x1b873593) + 0xe6546b64) | 0;
  b = Math.imul(b ^ word, 0x85ebca6b) ^ a;
  b = (b << 13) | (b >>> 19);
  b = (Math.imul(b, 5) + 0x38b34ae5) | 0;
}

function take(value: unknown): void {
  switch (typeof value) {
    case 'number':
      takeNumber(value);
      return;
    case 'string':
      takeText(value);
      return;
    case 'boolean':
      stir(value ? TRUE : FALSE);
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
    stir(value);
    return;
  }
  halves[0] = value;
  stir(words[0]!);
  stir(words[1]!);
}

function takeText(text: string): void {
  stir(TEXT ^ text.length);
  for (let i = 0; i < text.length; i++) stir(text.charCodeAt(i));
}

function takeObject(value: object | null): void {
  if (value === null) stir(NULL);
  else if (Array.isArray(value)) takeList(value);
  else if (ArrayBuffer.isView(value)) takeNumbers(value as unknown as ArrayLike<number>);
  else takeRecord(value as Record<string, unknown>);
}

function takeList(list: readonly unknown[]): void {
  stir(LIST ^ list.length);
  for (let i = 0; i < list.length; i++) take(list[i]);
}

function takeNumbers(list: ArrayLike<number>): void {
  stir(LIST ^ list.length);
  for (let i = 0; i < list.length; i++) stir(list[i]!);
}

/** The sum of its fields, each stirred by itself: no order, no sorting. */
function takeRecord(record: Record<string, unknown>): void {
  const outerA = a;
  const outerB = b;
  let sumA = 0;
  let sumB = 0;
  for (const key in record) {
    const lanes = lanesOf(key);
    a = lanes.a;
    b = lanes.b;
    take(record[key]);
    sumA = (sumA + a) | 0;
    sumB = (sumB + b) | 0;
  }
  a = outerA;
  b = outerB;
  stir(RECORD);
  stir(sumA);
  stir(sumB);
}

function lanesOf(key: string): Lanes {
  let lanes = keyLanes.get(key);
  if (lanes === undefined) {
    a = 0x2545f491;
    b = 0x4f6cdd1d;
    takeText(key);
    lanes = { a, b };
    keyLanes.set(key, lanes);
  }
  return lanes;
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
