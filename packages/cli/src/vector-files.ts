import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseVectors, type Vector } from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { fileFault, readWhole } from './whole-file.ts';

const ENDING = '.vector';

/** All vectors of files and of folders with everything below them, each once. */
export function readVectors(paths: readonly string[]): Vector[] {
  const files = new Map(
    paths.flatMap(vectorFiles).map((file): [string, string] => [resolve(file), file]),
  );
  return [...files.values()].flatMap(readVectorFile);
}

export function vectorFiles(path: string): string[] {
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

function readVectorFile(file: string): Vector[] {
  const text = readWhole(file);
  const vectors = parseVectors(text, file);
  if (!vectors.ok) return badInputWithin(file, vectors.faults);
  return vectors.value;
}
