/** A worker of the browser that thinks, so that the page never waits. */
import type { WorkerErrand, WorkerThought } from './errand.ts';
import { think } from './think.ts';

/** What a dedicated worker has, in so far as it is needed: its types and those of a page exclude each other. */
interface Scope {
  onmessage: ((message: { readonly data: WorkerErrand }) => void) | null;
  postMessage(thought: WorkerThought): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => scope.postMessage(think(data));
