import { OBJECTS } from '@oubliette/claustrophobia';
import type { ObjectKind } from './cards.en.ts';

const KINDS = new Map(OBJECTS.map(({ id, name }) => [id, name]));

export const isObjectId = (word: string): boolean => KINDS.has(word);

/** Of `O1` to `O6`. */
export const objectKind = (id: string): ObjectKind => KINDS.get(id) ?? 'blunderbuss';
