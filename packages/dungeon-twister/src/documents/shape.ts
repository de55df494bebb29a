/** What forms of documents are made of; `faults-of-shape.ts` says in which a value is not of its form. */
import * as v from 'valibot';

export type DocumentShape = v.GenericSchema;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With these fields and no others; a list is no record. */
export const record = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<Fields, undefined>>>(isRecord),
    v.strictObject(fields),
  );

/** A list that is too long is not looked into: a file may hold any number of anything. */
export const list = <Item extends DocumentShape>(item: Item, most: number, least = 0) =>
  v.pipe(
    v.custom<v.InferInput<Item>[]>(value => Array.isArray(value) && value.length <= most),
    v.array(item),
    v.minLength(least),
    v.maxLength(most),
  );

/** A field that may be left out. */
export const maybe = <S extends DocumentShape>(shape: S) => v.exactOptional(shape);

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

export const textLike = (pattern: RegExp, most?: number) =>
  v.pipe(most === undefined ? v.string() : text(most), v.regex(pattern));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** True, or left out. */
export const yes = v.literal(true);

export const described = <S extends DocumentShape>(words: string, shape: S) =>
  v.pipe(shape, v.description(words));
