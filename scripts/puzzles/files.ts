import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fail, fault, faultLines, type Result } from '../../packages/kernel/src/index.ts';
import { type Puzzle, readPuzzle } from '../../packages/kernel/src/puzzle/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the puzzles of each game lie. */
const FOLDERS = [
  'packages/dungeon-twister/puzzles/duel',
  'packages/dungeon-twister/puzzles/solo',
  'packages/claustrophobia/puzzles',
];

export interface PuzzleFile {
  readonly path: string;
  readonly puzzle: Result<Puzzle>;
}

/** The puzzles of some files and folders; without any, all of ours. */
export function puzzleFiles(paths: readonly string[] = []): PuzzleFile[] {
  const wanted = paths.length > 0 ? paths : FOLDERS.map(folder => join(ROOT, folder));
  return wanted.flatMap(filesIn).map(path => ({ path: relative(ROOT, path), puzzle: read(path) }));
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter(name => name.endsWith('.json')).map(name => join(path, name));
}

/** A puzzle is called as its file is. */
function read(path: string): Result<Puzzle> {
  const broken = (text: string) => fail(fault('puzzle.file', '', text));
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return broken(`This is no JSON: ${(error as Error).message}.`);
  }
  const puzzle = readPuzzle(raw);
  if (!puzzle.ok || puzzle.value.id === basename(path, '.json')) return puzzle;
  return broken(`The puzzle is called “${puzzle.value.id}”, unlike its file.`);
}

export const toldFaults = (path: string, { faults }: Extract<Result<Puzzle>, { ok: false }>) =>
  `${path}: ${faultLines(faults)}`;
