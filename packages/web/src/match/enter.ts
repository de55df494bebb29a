import { enterAddress } from '../router/address.ts';

/** Goes to the table of a kept match. */
export function enterMatch(key: string): void {
  enterAddress({ page: 'match', rest: [key], query: new URLSearchParams() });
}
