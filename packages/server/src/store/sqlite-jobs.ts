/** What the thread of the database is asked, and what it answers. */
export interface PlainStep {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows?: number | undefined;
}

export type SqliteJob =
  | { readonly id: number; readonly do: 'read' | 'run'; readonly step: PlainStep }
  | { readonly id: number; readonly do: 'write'; readonly steps: readonly PlainStep[] }
  | { readonly id: number; readonly do: 'close' };

export interface SqliteRows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type JobDone =
  | { readonly id: number; readonly value: SqliteRows | boolean }
  | { readonly id: number; readonly error: string };
