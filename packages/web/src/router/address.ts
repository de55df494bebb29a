import { createSignal } from 'solid-js';
import { type Address, parseAddress, printAddress } from './parse.ts';

const [address, setAddress] = createSignal(parseAddress(location.hash));

addEventListener('hashchange', () => setAddress(parseAddress(location.hash)));

/** Where the reader is; follows links, the back button and `amendAddress`. */
export { address };

/** Changes the address without a new entry in the history, e.g. while words are typed. */
export function amendAddress(change: Partial<Address>): void {
  const next = { ...address(), ...change };
  history.replaceState(history.state, '', printAddress(next));
  setAddress(next);
}

/** Changes the address as a link would: the way back leads to what was there before. The entry in the history bears the mark. */
export function enterAddress(change: Partial<Address>, mark: string | null = null): void {
  const next = { ...address(), ...change };
  history.pushState(mark, '', printAddress(next));
  setAddress(next);
}
