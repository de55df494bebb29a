import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseVectors, type Vector } from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { fileFault, readWhole } from './whole-file.ts';

const ENDING = '.vector';

/** A vector and where its file says what. */
export interface FiledVector {
  readonly vector: Vector;
  /** The line of a head, a section or a step; the vector's first line if there is no such place. */
  lineOf(at: string): number;
}

/** All vectors of files and of folders with everything below them, each once. */
export function readVectors(paths: readonly string[]): FiledVector[] {
  const files = new Map(
    paths.flatMap(vectorFiles).map((file): [string, string] => [resolve(file), file]),
  );
  return [...files.values()].flatMap(readVectorFile);
}

function vectorFiles(path: string): string[] {
  let files: string[];
  try {
    if (!statSync(path).isDirectory()) return [path];
    files = filesBelow(path);
  } catch (error) {
    return fileFault(error, path);
  }
  if (files.length > 0) return files;
  return badInput('no-vectors', path, `There is no ${ENDING} file in this folder.`);
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return entry.name.endsWith(ENDING) ? [path] : [];
    const foreign = entry.name === 'node_modules' || entry.name.startsWith('.');
    return entry.isDirectory() && !foreign ? filesBelow(path) : [];
  });
}

function readVectorFile(file: string): FiledVector[] {
  const text = readWhole(file);
  const vectors = parseVectors(text, file);
  if (!vectors.ok) return badInputWithin(file, vectors.faults);
  const blocks = blocksOf(text);
  return vectors.value.map((vector, index) => ({
    vector,
    lineOf: at => lineIn(blocks[index]!, at),
  }));
}

interface Block {
  readonly start: number;
  readonly lines: readonly string[];
}

/** The lines between `---` and `---`. */
function blocksOf(text: string): Block[] {
  const lines = text.split('\n').map(line => line.trimEnd());
  const bounds = [-1, ...lines.flatMap((line, index) => (line === '---' ? [index] : []))];
  return bounds.map((bound, index) => ({
    start: bound + 2,
    lines: lines.slice(bound + 1, bounds[index + 1]),
  }));
}

function lineIn({ start, lines }: Block, at: string): number {
  const [, number] = /^line (\d+)$/.exec(at) ?? [];
  if (number !== undefined) return Number(number);
  const named = lines.findIndex(line => line.startsWith(`${at}:`));
  const first = lines.findIndex(line => /^[a-z]+:/.test(line));
  return start + Math.max(named < 0 ? first : named, 0);
}
