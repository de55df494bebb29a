// The thread of an SQLite file: everything that waits is written in one transaction, with one fsync.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { JobDone, PlainStep, SqliteJob, SqliteRows } from './sqlite-jobs.ts';

const port = parentPort!;
const db = new DatabaseSync((workerData as { readonly path: string }).path);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');

const statements = new Map<string, StatementSync>();
let waiting: SqliteJob[] = [];

function prepared(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  const statement = db.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function run({ sql, parameters }: PlainStep): SqliteRows {
  const statement = prepared(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  const { changes } = statement.run(...values);
  return { rows: [], changes: Number(changes) };
}

/** All steps of a deed, or none: a row that is there already, or is missing, undoes the others. */
function written(steps: readonly PlainStep[]): boolean {
  db.exec('SAVEPOINT deed');
  try {
    for (const step of steps) {
      const { changes } = run(step);
      if (step.rows === undefined || changes === step.rows) continue;
      db.exec('ROLLBACK TO deed; RELEASE deed');
      return false;
    }
    db.exec('RELEASE deed');
    return true;
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    db.exec('ROLLBACK TO deed; RELEASE deed');
    return false;
  }
}

/** SQLITE_CONSTRAINT, with whatever it says more in the upper bits. */
const isThereAlready = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === 19;

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

function together(jobs: readonly Extract<SqliteJob, { do: 'write' }>[]): JobDone[] {
  if (jobs.length === 0) return [];
  try {
    db.exec('BEGIN IMMEDIATE');
    const done = jobs.map(({ id, steps }) => ({ id, value: written(steps) }));
    db.exec('COMMIT');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return jobs.map(({ id }) => ({ id, error: message(error) }));
  }
}

function alone({ id, step }: Extract<SqliteJob, { do: 'read' | 'run' }>): JobDone {
  try {
    return { id, value: run(step) };
  } catch (error) {
    return { id, error: message(error) };
  }
}

/** Writes what waits, then answers what was asked: nobody reads what may still be undone. */
function work(): void {
  const jobs = waiting;
  waiting = [];
  const done = together(jobs.filter(job => job.do === 'write'));
  for (const job of jobs) if (job.do === 'read' || job.do === 'run') done.push(alone(job));
  const last = jobs.find(job => job.do === 'close');
  if (last) {
    db.close();
    done.push({ id: last.id, value: true });
  }
  port.postMessage(done);
  if (last) port.close();
}

port.on('message', (job: SqliteJob) => {
  if (waiting.push(job) === 1) setImmediate(work);
});
