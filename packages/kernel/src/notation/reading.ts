import { cut, type Fault, fail, fault, ok, type Result } from '../result.ts';

/** Thrown by a reader at the first thing it cannot understand, caught by `reading`. */
class Unreadable extends Error {
  readonly fault: Fault;
  constructor(problem: Fault) {
    super(problem.text);
    this.fault = problem;
  }
}

/** Reads a line of notation word by word; every demand that fails names the place and the wish. */
export interface NotationWords {
  readonly line: string;
  /** The next word, without taking it; nothing at the end. */
  peek(ahead?: number): string | undefined;
  /** Takes the next word. */
  word(what: string): string;
  /** Takes all that is left, one space between the words. */
  rest(): string;
  /** Takes the next word if it is this one. */
  take(literal: string): boolean;
  expect(literal: string): void;
  oneOf<T extends string>(what: string, choices: readonly T[]): T;
  whole(what: string, min: number, max: number): number;
  end(): void;
  refuse(text: string, code?: string): never;
}

export function wordsOf(line: string, at: string): NotationWords {
  const words = line.split(/\s+/).filter(word => word !== '');
  let next = 0;
  const refuse = (text: string, code = 'notation'): never => {
    throw new Unreadable(fault(code, at, text));
  };
  const self: NotationWords = {
    line,
    peek: (ahead = 0) => words[next + ahead],
    word(what) {
      const word = words[next];
      if (word === undefined) return refuse(`“${cut(line)}” ends where ${what} should stand.`);
      next++;
      return word;
    },
    rest() {
      const rest = words.slice(next).join(' ');
      next = words.length;
      return rest;
    },
    take(literal) {
      if (words[next] !== literal) return false;
      next++;
      return true;
    },
    expect(literal) {
      const word = self.word(`“${literal}”`);
      if (word !== literal) refuse(`“${literal}” should stand where “${cut(word)}” stands.`);
    },
    oneOf(what, choices) {
      const word = self.word(what);
      const found = choices.find(choice => choice === word);
      return found ?? refuse(`“${cut(word)}” is no ${what}; known: ${choices.join(', ')}.`);
    },
    whole(what, min, max) {
      const word = self.word(what);
      const value = /^-?\d+$/.test(word) ? Number(word) : Number.NaN;
      if (value >= min && value <= max) return value;
      return refuse(`${what} must be a whole number from ${min} to ${max}, not “${cut(word)}”.`);
    },
    end() {
      const word = words[next];
      if (word !== undefined) refuse(`Nothing should follow, but there is “${cut(word)}”.`);
    },
    refuse,
  };
  return self;
}

/** Runs a reader; what it cannot read comes back as a fault. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.fault);
    throw error;
  }
}

/** Lines with their numbers, without blank ones and comments (lines that begin with `//`). */
export function linesOf(text: string): { readonly number: number; readonly text: string }[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter(line => line.text !== '' && !line.text.trimStart().startsWith('//'));
}
