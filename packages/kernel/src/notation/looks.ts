import { encode } from '../plain.ts';

/** Whether a value is what a word of a claim writes: its text, or its JSON with the keys in any order. */
export function looksLike(value: unknown, text: string | undefined): boolean {
  if (text === undefined) return value !== undefined;
  if (value === undefined) return false;
  const found = JSON.stringify(encode(value));
  return value === text || found === text || found === inOurOrder(text);
}

function inOurOrder(text: string): string | null {
  try {
    return JSON.stringify(encode(JSON.parse(text)));
  } catch {
    return null;
  }
}
