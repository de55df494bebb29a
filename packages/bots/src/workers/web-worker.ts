/** A worker of the browser that thinks, so that the page never waits. */
import type { Errand, Thought } from './errand.ts';
import { think } from './think.ts';

/** What a dedicated worker has, in so far as it is needed: its types and those of a page exclude each other. */
interface Scope {
  onmessage: ((message: { readonly data: Errand }) => void) | null;
  postMessage(thought: Thought): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => scope.postMessage(think(data));
