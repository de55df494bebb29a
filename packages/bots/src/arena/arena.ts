import { ok, type Result } from '@oubliette/kernel';
import { type ArenaPlan, checkPlan, fixturesOf } from './plan.ts';
import { openRecordFile } from './record-file.ts';
import { type Standings, standingsOf } from './standings.ts';
import { playAll } from './threads.ts';

interface ArenaWish {
  readonly plan: ArenaPlan;
  /** Where every match is written as it ends. */
  readonly file: string;
  readonly threads: number;
  /** Hears the standings after every match. */
  readonly told?: (standings: Standings) => void;
}

/** Plays what a plan still lacks and says how everybody stands. */
export async function arena({ plan, file, threads, told }: ArenaWish): Promise<Result<Standings>> {
  const checked = checkPlan(plan);
  if (!checked.ok) return checked;
  const opened = openRecordFile(file, plan);
  if (!opened.ok) return opened;
  const fixtures = fixturesOf(plan);
  const planned = new Set(fixtures.map(({ id }) => id));
  const records = opened.value.records.filter(({ id }) => planned.has(id));
  const done = new Set(records.map(({ id }) => id));
  const missing = fixtures.filter(({ id }) => !done.has(id));
  await playAll(missing, threads, record => {
    opened.value.add(record);
    records.push(record);
    told?.(standingsOf(plan, fixtures.length, records));
  });
  return ok(standingsOf(plan, fixtures.length, records));
}
