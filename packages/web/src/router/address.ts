import { createSignal } from 'solid-js';
import { type Address, parseAddress, printAddress } from './parse.ts';

const [address, setAddress] = createSignal(parseAddress(location.hash));

addEventListener('hashchange', () => setAddress(parseAddress(location.hash)));

/** Where the reader is; follows links, the back button and `amendAddress`. */
export { address };

/** Changes the address without a new entry in the history, e.g. while a seed is typed. */
export function amendAddress(change: Partial<Address>): void {
  const next = { ...address(), ...change };
  history.replaceState(history.state, '', printAddress(next));
  setAddress(next);
}
