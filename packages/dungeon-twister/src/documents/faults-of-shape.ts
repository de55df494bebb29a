import { cut } from '@oubliette/kernel';
import * as v from 'valibot';
import type { DocumentFault } from './fault.ts';
import type { DocumentShape } from './shape.ts';

type Key = string | number;
type Issue = v.BaseIssue<unknown>;

/** Everything in which a value is not of its shape, each with its place; a place needs one fault. */
export function shapeFaults(shape: DocumentShape, value: unknown, at: string): DocumentFault[] {
  const { issues = [] } = v.safeParse(shape, value);
  const faults = new Map<string, DocumentFault>();
  for (const fault of issues.flatMap(issue => faultsOf(issue, shape, at))) {
    const place = `${fault.at} ${fault.params.field ?? ''}`;
    if (!faults.has(place)) faults.set(place, fault);
  }
  return [...faults.values()];
}

export function within(at: string, key: Key): string {
  const name = cut(`${key}`);
  return at === '' ? name : `${at}.${name}`;
}

function faultsOf(issue: Issue, shape: DocumentShape, root: string): DocumentFault[] {
  const keys = (issue.path ?? []).map(({ key }) => key as Key);
  const placeOf = (path: readonly Key[]) => path.reduce<string>(within, root);
  if (issue.type === 'strict_object') {
    const above = keys.slice(0, -1);
    const known = Object.keys(formOf(shapeAt(shape, above)).entries ?? {});
    return fieldFaults(issue, known, placeOf(above));
  }
  const { code, params } = wrongIn(issue, shapeAt(shape, keys));
  return [{ code, at: placeOf(keys), params }];
}

/** A field that is missing; or all that are too many, of which valibot names but the first. */
function fieldFaults(issue: Issue, known: readonly string[], at: string): DocumentFault[] {
  const { input, key } = issue.path!.at(-1) as v.ObjectPathItem;
  if (issue.expected !== 'never') {
    return [{ code: 'missing-field', at, params: { field: key } }];
  }
  return Object.keys(input)
    .filter(field => !known.includes(field))
    .map(field => ({
      code: 'unknown-field',
      at: within(at, field),
      params: { known: known.join(', ') },
    }));
}

type Wrong = Pick<DocumentFault, 'code' | 'params'>;

const wrongType = (expected: string): Wrong => ({ code: 'wrong-type', params: { expected } });
const badText = (found: string): Wrong => ({ code: 'bad-text', params: { found: cut(found) } });

function wrongIn({ type, input }: Issue, shape: DocumentShape): Wrong {
  const form = formOf(shape);
  const bounds = (kind: 'length' | 'value') => ({
    min: boundOf(shape, `min_${kind}`),
    max: boundOf(shape, `max_${kind}`),
  });
  if (type === 'picklist' && typeof input === 'string') {
    const known = (form.options ?? []).join(', ');
    return { code: 'not-one-of', params: { found: cut(input), known } };
  }
  if (type === 'literal' && typeof input === 'boolean') return wrongType(`${form.literal}`);
  if (type.endsWith('_value')) {
    return { code: 'out-of-range', params: { found: input as number, ...bounds('value') } };
  }
  if (type === 'regex' || type.endsWith('_length') || type === 'custom') {
    if (typeof input === 'string' && form.type === 'string') return badText(input);
    if (Array.isArray(input) && form.type === 'array') {
      return { code: 'wrong-count', params: { found: input.length, ...bounds('length') } };
    }
  }
  return wrongType(TYPES[form.type] ?? form.type);
}

/** How our words call what valibot calls otherwise. */
const TYPES: Readonly<Record<string, string>> = {
  literal: 'boolean',
  number: 'integer',
  picklist: 'string',
  strict_object: 'object',
};

interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly requirement?: unknown;
}

/** What a schema says of a value, in so far as the faults ask. */
interface Form extends Part {
  readonly entries?: Readonly<Record<string, DocumentShape>>;
  readonly item?: DocumentShape;
  readonly options?: readonly string[];
  readonly literal?: unknown;
}

/** The parts of a schema that is piped together or optional, in their order. */
function partsOf(part: Part): readonly Part[] {
  if (part.wrapped) return partsOf(part.wrapped);
  return part.pipe ? part.pipe.flatMap(partsOf) : [part];
}

const formOf = (shape: DocumentShape): Form =>
  partsOf(shape as Part).findLast(({ kind }) => kind === 'schema')!;

const boundOf = (shape: DocumentShape, type: string): number =>
  partsOf(shape as Part).find(part => part.type === type)?.requirement as number;

/** The schema of what lies at a path. */
function shapeAt(shape: DocumentShape, path: readonly Key[]): DocumentShape {
  return path.reduce<DocumentShape>((outer, key) => {
    const { entries, item } = formOf(outer);
    return entries?.[key] ?? item ?? outer;
  }, shape);
}
