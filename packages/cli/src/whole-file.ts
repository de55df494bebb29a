import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { badInput } from './fault.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'Permission is denied.',
  EPERM: 'Permission is denied.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'A part of this path is not a folder.',
  ENAMETOOLONG: 'The name is too long.',
  ELOOP: 'The links of this path lead nowhere.',
  ENOSPC: 'The disk is full.',
  EROFS: 'The disk can only be read.',
};

function errnoOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Turns what the system says into bad input at that path; anything else is thrown on. */
export function fileFault(error: unknown, path: string): never {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  return badInput('file', path, REASONS[errno] ?? `The system answers ${errno}.`);
}

function notOrdinary(path: string): never {
  return badInput('file', path, 'This is not an ordinary file.');
}

/** Of a match, a document, a file of vectors: as much as the table in the browser takes. */
const MOST_MEGABYTES = 5;

export function readWhole(path: string): string {
  let bytes: Uint8Array;
  try {
    const kind = statSync(path);
    // A device may go on for ever; a pipe is how a shell hands over what another command says.
    if (kind.isCharacterDevice() || kind.isBlockDevice()) notOrdinary(path);
    bytes = readUpTo(path, MOST_MEGABYTES * 1e6);
  } catch (error) {
    return fileFault(error, path);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return badInput('file', path, 'This is not a text file.');
  }
}

/** A pipe does not say beforehand how much will come. */
function readUpTo(path: string, most: number): Uint8Array {
  const descriptor = openSync(path, 'r');
  try {
    const chunks: Uint8Array[] = [];
    for (let size = 0; ; ) {
      const chunk = new Uint8Array(1 << 16);
      const read = readSync(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks);
      size += read;
      if (size > most) badInput('file.too-large', path, `It is larger than ${MOST_MEGABYTES} MB.`);
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
}

/** What is there, links not followed; nothing if nothing is. */
export function entryAt(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    return fileFault(error, path);
  }
}

/**
 * Writes the file in one step: whoever looks finds the old text or the new one, never half of it.
 * The draft beside the file has one name for everybody and so is the lock as well: what `agree`
 * has seen of the old file still holds when the new one takes its place.
 */
export function writeWhole(path: string, text: string, agree: () => void = () => {}): void {
  const target = targetOf(path);
  const draft = join(dirname(target), `.${basename(target)}.saving`);
  const descriptor = openDraft(draft, path);
  try {
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    agree();
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    fileFault(error, path);
  }
}

/** Better to learn before long work than after it that its result cannot be written. */
export function requireWritable(path: string): void {
  try {
    accessSync(dirname(targetOf(path)), constants.W_OK);
  } catch (error) {
    fileFault(error, path);
  }
}

/** A link stays a link: its file is written. Devices and folders are never replaced. */
function targetOf(path: string): string {
  if (entryAt(path) === null) return path;
  try {
    const target = realpathSync(path);
    const stats = statSync(target);
    if (stats.isDirectory()) badInput('file', path, 'This is a folder, not a file.');
    if (!stats.isFile()) notOrdinary(path);
    return target;
  } catch (error) {
    return fileFault(error, path);
  }
}

function openDraft(draft: string, path: string): number {
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    const descriptor = openSync(draft, 'wx');
    if (old !== undefined) fchmodSync(descriptor, old.mode & 0o777);
    return descriptor;
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') return fileFault(error, path);
    const text = `Another process is saving this file; if none is any more, delete ${draft}.`;
    return badInput('file.busy', path, text);
  }
}
