import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Data that can be saved, sent and compared: nothing but values, no behaviour, no identity. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

const TYPED_ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
} as const;

type TypedName = keyof typeof TYPED_ARRAYS;
const TYPED_KEY = '$';
const TYPED_NAMES = new Map<unknown, TypedName>(
  Object.entries(TYPED_ARRAYS).map(([name, array]) => [array.prototype, name as TypedName]),
);

export class NotPlain extends Error {
  readonly path: string;
  constructor(path: string, what: string) {
    super(`${path === '' ? 'the value' : path} is ${what}, which cannot be saved`);
    this.name = 'NotPlain';
    this.path = path;
  }
}

/** The typed arrays that plain data may hold, known by their prototype. */
export function typedName(prototype: unknown): TypedName | undefined {
  return TYPED_NAMES.get(prototype);
}

export function prototypeName(prototype: { readonly constructor?: { name?: string } }): string {
  return `an instance of ${prototype.constructor?.name ?? 'a class'}`;
}

/** Two names have a meaning of their own: one to JavaScript, one to `encode`. */
export function refuseKey(path: string, key: string): void {
  if (key === '__proto__' || key === TYPED_KEY) {
    throw new NotPlain(below(path, key), 'under a reserved name');
  }
}

function below(path: string, key: string | number): string {
  return typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
}

/** A JSON form of plain data, typed arrays included; keys sorted, so equal data give equal text. */
export function encode(value: unknown, path = ''): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    // JSON knows only one zero.
    if (Number.isFinite(value)) return value === 0 ? 0 : value;
    throw new NotPlain(path, String(value));
  }
  if (typeof value !== 'object') throw new NotPlain(path, `a ${typeof value}`);
  if (Array.isArray(value)) return Array.from(value, (item, i) => encode(item, below(path, i)));
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return encodeRecord(value, path);
  const typed = typedName(prototype);
  if (typed === undefined) throw new NotPlain(path, prototypeName(prototype));
  return { [TYPED_KEY]: typed, values: [...(value as Uint8Array)] };
}

function encodeRecord(record: object, path: string): Json {
  const out: Record<string, Json> = {};
  for (const key of Object.keys(record).sort()) {
    refuseKey(path, key);
    out[key] = encode((record as Record<string, unknown>)[key], below(path, key));
  }
  return out;
}

export function decode(json: Json): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(decode);
  const record = json as { readonly [key: string]: Json };
  const typed = record[TYPED_KEY];
  if (typeof typed === 'string') {
    return TYPED_ARRAYS[typed as TypedName].from(record.values as readonly number[]);
  }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, decode(value)]));
}

export function plainText(value: unknown): string {
  return JSON.stringify(encode(value));
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
