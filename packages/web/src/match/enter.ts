import { amendAddress, enterAddress } from '../router/address.ts';

const table = (key: string) => ({ page: 'match', rest: [key], query: new URLSearchParams() });

/** Goes to the table of a kept match. */
export const enterMatch = (key: string): void => enterAddress(table(key));

/** The same from a page that only leads there: the way back does not lead through it. */
export const enterMatchInstead = (key: string): void => amendAddress(table(key));
