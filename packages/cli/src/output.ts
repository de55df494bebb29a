import { type Fault, faultLines } from '@oubliette/kernel';
import type { Exit } from './fault.ts';

/** What a command has to say, to a person and to a program. */
export interface CommandAnswer {
  readonly text: string;
  readonly json: unknown;
  /** For a person only and beside the answer, so that pipes carry nothing else. */
  readonly note?: string;
  readonly exit?: Exit;
}

export type Reply = (answer: CommandAnswer) => void;

/** What a command prints to: standard output, or what a test collects. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
}

export function printAnswer(answer: CommandAnswer, forProgram: boolean, terminal: Terminal): void {
  const { text, json, note } = answer;
  if (forProgram) {
    terminal.out(`${JSON.stringify(json)}\n`);
    return;
  }
  if (text !== '') terminal.out(`${printable(text)}\n`);
  if (note !== undefined) terminal.error(`${printable(note)}\n`);
}

export function printFault(fault: Fault, forProgram: boolean, terminal: Terminal): void {
  const { code, text, at, params } = fault;
  const line = forProgram
    ? JSON.stringify({ error: { code, text, at, params } })
    : printable(faultLines([fault]).replaceAll(/\s+/g, ' '));
  terminal.error(`${line}\n`);
}

/** Files may hold anything, and a terminal obeys control characters: they are shown, not sent. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '�');
}
