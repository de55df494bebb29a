import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Game, Shape } from '@oubliette/kernel';
import { GAMES } from '../../packages/cli/src/games.ts';

const FOLDER = resolve(import.meta.dirname, '../../golden');

/** A playthrough that must exist: one for every mode of every game. */
export interface Recording {
  readonly name: string;
  readonly game: Game<Shape>;
  readonly mode: string;
  readonly path: string;
}

export const RECORDINGS: readonly Recording[] = Object.values(GAMES).flatMap(({ game }) =>
  Object.keys(game.modes).map(mode => ({
    name: `${game.id}/${mode}`,
    game,
    mode,
    path: join(FOLDER, game.id, `${mode}.txt`),
  })),
);

export function recorded({ path }: Recording): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Files that belong to no mode any more. */
export function leftOver(): string[] {
  const known = new Set(RECORDINGS.map(({ path }) => path));
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  return files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .filter(path => !known.has(path));
}
