import { randomBytes } from 'node:crypto';
import { InvalidArgumentError } from 'commander';

/** Reads a whole number of an option. */
export function whole(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

const LONGEST_SEED = 100;

export function seedText(text: string): string {
  if (text !== '' && text.length <= LONGEST_SEED && text.isWellFormed()) return text;
  throw new InvalidArgumentError(`It must have 1 to ${LONGEST_SEED} whole characters.`);
}

/** 128 bits that nobody can foresee. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

/** The examples under a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map(line => `  $ oubliette ${line}`).join('\n')}`;
}
