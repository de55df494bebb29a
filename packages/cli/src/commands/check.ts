import { checkVector, type Vector } from '@oubliette/kernel';
import { Command } from 'commander';
import { EXIT, unknownName } from '../fault.ts';
import { GAMES } from '../games.ts';
import { examples } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { readVectors } from '../vector-files.ts';

interface VectorFailure {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly title: string;
  readonly text: string;
}

export function check(paths: readonly string[]): Answer {
  const vectors = readVectors(paths);
  vectors.forEach(requireGame);
  const failures = vectors.map(failureOf).filter(failure => failure !== null);
  const failed = failures.length;
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

function failureOf(vector: Vector): VectorFailure | null {
  const { file, rules, title, places } = vector;
  try {
    const failure = checkVector(vector, GAMES[vector.game]!.game);
    return failure && { file, line: lineOf(failure.at), rules, title, text: failure.text };
  } catch (error) {
    const text = `The game throws: ${error instanceof Error ? error.message : error}.`;
    return { file, line: lineOf(places.title), rules, title, text };
  }
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
