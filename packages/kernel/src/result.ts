/** What is wrong with something that came from outside: a place, a stable code, a sentence. */
export interface Fault {
  /** Where: a path in a document (`options.target`), a line (`line 4`), an option (`--port`). */
  readonly at: string;
  /** Stable name for translation. */
  readonly code: string;
  /** One clear English sentence. */
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(...faults: Fault[]): { readonly ok: false; readonly faults: Fault[] } {
  return { ok: false, faults };
}

export function fault(
  code: string,
  at: string,
  text: string,
  params?: Readonly<Record<string, string | number>>,
): Fault {
  return params === undefined ? { at, code, text } : { at, code, text, params };
}

/** The sentences of all faults, one per line, each with its place. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(f => (f.at === '' ? f.text : `${f.at}: ${f.text}`)).join('\n');
}
