/** Pending work of the NP, as data on a stack. */
import type { SoloFrame, SoloState } from './state.ts';

export type SoloWorkOf<K extends SoloFrame['kind']> = Extract<SoloFrame, { kind: K }>;

export function push(state: SoloState, frame: SoloFrame): void {
  state.solo.work.push(frame);
}

export function pop(state: SoloState): void {
  state.solo.work.pop();
}

/** Reinforcements arrive before anything else goes on; a Vision follows them (DS-REIN-03, DS-VIS-02). */
export function callUp(state: SoloState, reinforcements: number, visions: number): void {
  if (visions > 0 && state.solo.watched) push(state, { kind: 'visions', count: visions });
  if (reinforcements > 0) push(state, { kind: 'reinforcements', count: reinforcements });
}
