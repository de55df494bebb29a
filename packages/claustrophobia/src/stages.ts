import { F } from './facts.ts';

/** The steps of a round, in their order (CL-ROUND-01, CL-INIT-05, CL-THR-02). */
const NAMES = [
  'setup',
  'dawn',
  'rollAction',
  'afterRoll',
  'assign',
  'exhaustion',
  'gifts',
  'humanPhase',
  'orders',
  'humanEnd',
  'threat',
  'beforeDestiny',
  'rollDestiny',
  'destiny',
  'resolve',
  'entry',
  'demonPhase',
  'demonOrders',
  'demonEnd',
] as const;

export type StageName = (typeof NAMES)[number];

export const STAGE_NAMES: readonly StageName[] = NAMES;
export const STAGE = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Readonly<
  Record<StageName, number>
>;

export function nextStage(state: { readonly facts: number[] }): void {
  state.facts[F.stage]!++;
}

export function toStage(state: { readonly facts: number[] }, stage: StageName): void {
  state.facts[F.stage] = STAGE[stage];
}
