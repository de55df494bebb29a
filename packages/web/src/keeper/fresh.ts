const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const KEY_LENGTH = 10;

/** A name for a match, short enough for an address: 50 random bits. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('');
}

/** 128 random bits: the promise at the start hides the seed only as well as it can be guessed. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
