// How far a run of the release battery has come, kept in a file so that the same command goes on.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../.cache/release-battery');

export interface BatteryPlan {
  readonly seed: string;
  readonly games: readonly string[];
  readonly every: number;
  readonly share: number;
  readonly shares: number;
}

interface Sum {
  matches: number;
  decisions: number;
  faults: number;
}

export interface BatteryProgress {
  readonly plan: BatteryPlan;
  /** The next match of every game. */
  next: number;
  readonly sums: Record<string, Sum>;
}

export function pathOf({ seed, share, shares }: BatteryPlan): string {
  const part = shares === 1 ? '' : `-${share}of${shares}`;
  return join(FOLDER, `${encodeURIComponent(seed)}${part}.json`);
}

/** Where the run of this plan stands; a string says why it is another one's file. */
export function progressOf(plan: BatteryPlan): BatteryProgress | string {
  const path = pathOf(plan);
  if (!existsSync(path)) return begun(plan);
  const kept = JSON.parse(readFileSync(path, 'utf8')) as BatteryProgress;
  return JSON.stringify(kept.plan) === JSON.stringify(plan)
    ? kept
    : `seed ${plan.seed} was begun with --every ${kept.plan.every} ${kept.plan.games.join(' ')}`;
}

function begun(plan: BatteryPlan): BatteryProgress {
  const none = (): Sum => ({ matches: 0, decisions: 0, faults: 0 });
  const sums = Object.fromEntries(plan.games.map(game => [game, none()]));
  return { plan, next: plan.share - 1, sums };
}

/** All or nothing: a run may be killed at any moment. */
export function keep(progress: BatteryProgress): void {
  const path = pathOf(progress.plan);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(progress));
  renameSync(`${path}.new`, path);
}
