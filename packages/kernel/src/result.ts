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

/** What reading something from outside gives: the thing itself, or everything that is wrong with it. */
export type Result<T, F = Fault> = Success<T> | Failing<F>;

interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

interface Failing<F> {
  readonly ok: false;
  readonly faults: readonly F[];
}

export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function fail<F>(...faults: F[]): Failing<F> {
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

/** An unknown name, answered with the known ones. */
export function noSuch(what: string, name: string, known: readonly string[]): string {
  return `There is no ${what} “${name}” here; known: ${known.join(', ')}.`;
}

/** The sentences of all faults, one per line, each with its place. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(f => (f.at === '' ? f.text : `${f.at}: ${f.text}`)).join('\n');
}
