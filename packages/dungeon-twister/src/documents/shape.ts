import { cut } from '@oubliette/kernel';
import type { DocumentFault } from './fault.ts';

/** As much of JSON Schema as our documents need; what is published is what is checked. */
export type Shape =
  | { readonly type: 'string'; readonly pattern?: string; readonly maxLength?: number }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean'; readonly const?: true }
  | ListShape
  | RecordShape;

export interface ListShape {
  readonly type: 'array';
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems: number;
}

export interface RecordShape {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Shape & { readonly description?: string }>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export const record = (
  properties: RecordShape['properties'],
  required: readonly string[],
): RecordShape => ({ type: 'object', properties, required, additionalProperties: false });

export const list = (items: Shape, maxItems: number, minItems = 0): ListShape => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

type Look<S> = (shape: S, value: unknown, at: string) => DocumentFault[];

/** Everything in which a value is not of its shape, each with its place. */
export function shapeFaults(shape: Shape, value: unknown, at: string): DocumentFault[] {
  if (!isOfType(shape, value)) {
    return [{ code: 'wrong-type', at, params: { expected: shape.type } }];
  }
  return (LOOKS[shape.type] as Look<Shape>)(shape, value, at);
}

export function within(at: string, key: string | number): string {
  const name = cut(`${key}`);
  return at === '' ? name : `${at}.${name}`;
}

function isOfType({ type }: Shape, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type !== 'object') return typeof value === type;
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LOOKS: { readonly [T in Shape['type']]: Look<Extract<Shape, { type: T }>> } = {
  string(shape, value, at) {
    const text = value as string;
    if ('enum' in shape) {
      if (shape.enum.includes(text)) return [];
      return [
        { code: 'not-one-of', at, params: { found: cut(text), known: shape.enum.join(', ') } },
      ];
    }
    const { pattern = '', maxLength = Number.POSITIVE_INFINITY } = shape;
    const fits = text.length <= maxLength && new RegExp(pattern, 'u').test(text);
    return fits ? [] : [{ code: 'bad-text', at, params: { found: cut(text) } }];
  },
  integer({ minimum: min, maximum: max }, value, at) {
    const number = value as number;
    if (number >= min && number <= max) return [];
    return [{ code: 'out-of-range', at, params: { found: number, min, max } }];
  },
  boolean: (shape, value, at) =>
    shape.const === undefined || value === shape.const
      ? []
      : [{ code: 'wrong-type', at, params: { expected: 'true' } }],
  array({ items, minItems: min = 0, maxItems: max }, value, at) {
    const list = value as readonly unknown[];
    const looked = list.slice(0, max);
    const faults = looked.flatMap((item, index) => shapeFaults(items, item, within(at, index)));
    if (list.length >= min && list.length <= max) return faults;
    return [{ code: 'wrong-count', at, params: { found: list.length, min, max } }, ...faults];
  },
  object({ properties, required }, value, at) {
    const fields = value as Readonly<Record<string, unknown>>;
    const missing = required
      .filter(field => fields[field] === undefined)
      .map(field => ({ code: 'missing-field', at, params: { field } }) as const);
    const known = Object.keys(properties).join(', ');
    const faults = Object.entries(fields).flatMap(([field, item]): DocumentFault[] => {
      const shape = Object.hasOwn(properties, field) ? properties[field] : undefined;
      const place = within(at, field);
      return shape === undefined
        ? [{ code: 'unknown-field', at: place, params: { known } }]
        : shapeFaults(shape, item, place);
    });
    return [...missing, ...faults];
  },
};
