import { type Fault, failAll, fault, ok, type Result } from '@oubliette/kernel';
import type { RunEnd } from '../run-kind.ts';
import { type KindId, kindNamed, type PlanOf, type RecordOf } from './kinds.ts';
import { openRecordFile } from './record-file.ts';
import { playAll } from './threads.ts';

interface RunWish<K extends KindId> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
  /** Where every match is written as it ends; the same wish goes on from there. */
  readonly file?: string;
  readonly threads: number;
  /** Hears how many matches there are after every one of them. */
  readonly told?: (played: number, planned: number) => void;
}

/**
 * Plays what a run still lacks; the records of all its matches, in the order of the plan. What breaks is
 * told when everything else has been played.
 */
export async function playRun<K extends KindId>(
  wish: RunWish<K>,
): Promise<Result<readonly RecordOf<K>[]>> {
  const { plan, file, threads, told: hears = () => {} } = wish;
  const kind = kindNamed(wish.kind);
  const checked = kind.check(plan);
  if (!checked.ok) return checked;
  const opened = file === undefined ? null : openRecordFile(file, plan, kind);
  if (opened !== null && !opened.ok) return opened;
  const records = new Map((opened?.value.records ?? []).map(record => [record.id, record]));
  const fixtures = kind.fixturesOf(plan);
  const missing = fixtures.filter(({ id }) => !records.has(id));
  let played = fixtures.length - missing.length;
  const broken: Fault[] = [];
  await playAll(wish.kind, missing, threads, told => {
    if ('broken' in told) {
      broken.push(fault('broken-match', told.id, `This match broke off: ${told.broken}`));
      return;
    }
    opened?.value.add(told.record);
    records.set(told.record.id, told.record);
    hears(++played, fixtures.length);
  });
  if (broken.length > 0) return failAll(broken);
  const all: readonly RunEnd[] = fixtures.map(({ id }) => records.get(id)!);
  return ok(all as readonly RecordOf<K>[]);
}
