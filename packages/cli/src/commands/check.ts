import { dirname, join } from 'node:path';
import { checkVector, failAll, fault, type Vector, type VectorSubject } from '@oubliette/kernel';
import { Command } from 'commander';
import { CommandFault, EXIT, unknownName } from '../fault.ts';
import { readDocumentOptions } from '../game-document.ts';
import { GAMES } from '../games.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { readVectors } from '../vector-files.ts';

interface VectorFailure {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly title: string;
  readonly text: string;
}

export function check(paths: readonly string[]): CommandAnswer {
  const vectors = readVectors(paths);
  vectors.forEach(requireGame);
  const failing = vectors.map(failuresOf).filter(failures => failures.length > 0);
  const failures = failing.flat();
  const failed = failing.length;
  const passed = vectors.length - failed;
  return {
    text: [...failures.map(failureText), `${passed} passed, ${failed} failed`].join('\n'),
    json: { passed, failed, failures },
    exit: failed === 0 ? EXIT.fine : EXIT.no,
  };
}

function requireGame(vector: Vector): void {
  if (Object.hasOwn(GAMES, vector.game)) return;
  const place = `${vector.file}: ${vector.places.game}`;
  unknownName('game', place, vector.game, Object.keys(GAMES));
}

/** Everything that does not hold of one vector. */
export function failuresOf(vector: Vector): VectorFailure[] {
  const { file, rules, title, places } = vector;
  const failure = (at: string, text: string) => ({ file, line: lineOf(at), rules, title, text });
  try {
    const failures = checkVector(vector, subjectOf(vector));
    return failures.map(({ at, text }) => failure(at, text));
  } catch (error) {
    if (error instanceof CommandFault) throw error;
    const text = `The game throws: ${error instanceof Error ? error.message : error}.`;
    return [failure(places.title, text)];
  }
}

/** A document lies where its path leads from the vector; options that a game does not have it refuses. */
function subjectOf({ game }: Vector): VectorSubject {
  return { ...GAMES[game]!, documentOptions: optionsOf };
}

function optionsOf({ file, document }: Vector, { forces }: { readonly forces?: unknown }) {
  const read = readDocumentOptions(join(dirname(file), document!), forces);
  return read.ok ? read : failAll(read.faults.map(text => fault('document', '', text)));
}

function lineOf(place: string): number {
  return Number(place.replace('line ', ''));
}

function failureText({ file, line, rules, title, text }: VectorFailure): string {
  return `${file}:${line}: ${rules.join(', ')}: ${title}\n  ${text.replaceAll('\n', '\n  ')}`;
}

export function checkCommand(reply: Reply): Command {
  return new Command('check')
    .description('run vectors and say which hold; ends with “N passed, N failed”')
    .argument('<path...>', 'vector files, or folders: every *.vector below them')
    .addHelpText('after', examples('check packages', 'check draw.vector duel.vector --json'))
    .action((paths: string[]) => reply(check(paths)));
}
