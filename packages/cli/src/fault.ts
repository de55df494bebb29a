import { type Fault, fault, noSuch } from '@oubliette/kernel';

/** What the command answers to the shell. */
export const EXIT = { fine: 0, no: 1, badInput: 2, broken: 70 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one sentence for a person and a code for a program. */
export class CommandFault extends Error {
  readonly fault: Fault;
  readonly exit: Exit;
  constructor(problem: Fault, exit: Exit) {
    super(problem.text);
    this.fault = problem;
    this.exit = exit;
  }
}

/** What was asked makes no sense: nothing is written, nothing changed. */
export function badInput(code: string, at: string, text: string): never {
  throw new CommandFault(fault(code, at, text), EXIT.badInput);
}

/** The first of several faults, at a place of its own within a larger one. */
export function badInputWithin(place: string, faults: readonly Fault[]): never {
  const { at, ...first } = faults[0]!;
  const within = [place, at].filter(part => part !== '').join(': ');
  throw new CommandFault({ ...first, at: within }, EXIT.badInput);
}

/** An unknown name, answered with the known ones. */
export function unknownName(
  what: string,
  at: string,
  name: string,
  known: readonly string[],
): never {
  return badInput(`unknown-${what}`, at, noSuch(what, name, known));
}
