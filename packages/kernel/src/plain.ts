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

export class NotPlain extends Error {
  readonly path: string;
  constructor(path: string, what: string) {
    super(`${path === '' ? 'the value' : path} is ${what}, which cannot be saved`);
    this.name = 'NotPlain';
    this.path = path;
  }
}

function typedName(value: object): TypedName | null {
  for (const name of Object.keys(TYPED_ARRAYS) as TypedName[]) {
    if (value instanceof TYPED_ARRAYS[name]) return name;
  }
  return null;
}

function below(path: string, key: string | number): string {
  return typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
}

/** A JSON form of plain data, typed arrays included; keys sorted, so equal data give equal text. */
export function encode(value: unknown, path = ''): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value;
    throw new NotPlain(path, String(value));
  }
  if (typeof value !== 'object') throw new NotPlain(path, `a ${typeof value}`);
  if (Array.isArray(value)) return value.map((item, i) => encode(item, below(path, i)));
  const typed = typedName(value);
  if (typed !== null) return { [TYPED_KEY]: typed, values: [...(value as Uint8Array)] };
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotPlain(path, `an instance of ${prototype.constructor?.name ?? 'a class'}`);
  }
  const out: Record<string, Json> = {};
  for (const key of Object.keys(value).sort()) {
    out[key] = encode((value as Record<string, unknown>)[key], below(path, key));
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
