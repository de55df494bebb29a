import { arenaKind } from '../arena/fixture.ts';
import { balanceKind } from '../claustrophobia/balance.ts';
import { crowdKind } from '../fairness/crowd.ts';
import { fairnessKind } from '../fairness/fairness.ts';
import type { RunEnd, RunFixture, RunKind, RunPlan } from '../run-kind.ts';
import { levelsKind } from '../solo/levels.ts';

/** Everything that can be played on all cores. */
const KINDS = {
  arena: arenaKind,
  balance: balanceKind,
  crowd: crowdKind,
  fairness: fairnessKind,
  levels: levelsKind,
} satisfies Readonly<Record<string, RunKind<RunPlan, RunFixture, RunEnd>>>;

export type KindId = keyof typeof KINDS;
export type PlanOf<K extends KindId> = Parameters<(typeof KINDS)[K]['check']>[0];
export type RecordOf<K extends KindId> = ReturnType<(typeof KINDS)[K]['play']>;

export function kindNamed(id: KindId): RunKind<RunPlan, RunFixture, RunEnd> {
  return KINDS[id];
}
