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
  return failAll(faults);
}

/** The same for a list of any length: a file may hold more faults than a call takes arguments. */
export function failAll<F>(faults: readonly F[]): Failing<F> {
  return { ok: false, faults };
}

export function fault(
  code: string,
  at: string,
  text: string,
  params?: Readonly<Record<string, string | number>>,
): Fault {
  const said = { at: cut(at, LONGEST_PLACE), code, text: cut(text, LONGEST_SENTENCE) };
  return params === undefined ? said : { ...said, params };
}

const LONGEST_PLACE = 160;
const LONGEST_SENTENCE = 1000;
const LONGEST_WORD = 60;

/**
 * What came from outside, fit to be shown: nobody is told megabytes, no sign turns the line round or
 * speaks to the terminal.
 */
export function cut(text: string, most = LONGEST_WORD): string {
  const head = text.slice(0, most + 1);
  const seen = INVISIBLE.test(head) ? head.replaceAll(EACH_INVISIBLE, spelled) : head;
  // A surrogate pair that would be torn apart goes as a whole.
  return seen.length <= most ? seen : `${seen.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Control characters but for the end of a line, signs of writing direction, halves of a pair. */
const INVISIBLE = /[^\P{Cc}\n]|\p{Bidi_Control}|\p{Cs}|[\u2028\u2029\ufeff]/u;
const EACH_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/** `\u202e` by its number, as a program would write it. */
function spelled(sign: string): string {
  return `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`;
}

/** An unknown name, answered with the known ones. */
export function noSuch(what: string, name: string, known: readonly string[]): string {
  return `There is no ${what} “${cut(name)}” here; known: ${known.join(', ')}.`;
}

/** The sentences of all faults, one per line, each with its place. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(f => (f.at === '' ? f.text : `${f.at}: ${f.text}`)).join('\n');
}
