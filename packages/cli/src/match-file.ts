import {
  type Match,
  type MatchDocument,
  openMatch,
  readDocument,
  type Shape,
  saveMatch,
} from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { GAMES, REGISTRY, type RegisteredGame } from './games.ts';
import { entryAt, readWhole, writeWhole } from './whole-file.ts';

/** A match as it was found in its file. */
export interface MatchFile {
  readonly path: string;
  /** The file as it was read: it must still be so when the match is saved. */
  readonly text: string;
  readonly match: Match<Shape>;
  readonly registered: RegisteredGame;
}

export function openMatchFile(path: string): MatchFile {
  const text = readWhole(path);
  const opened = openMatch(text, REGISTRY);
  if (!opened.ok) return badInputWithin(path, opened.faults);
  return { path, text, match: opened.value, registered: GAMES[opened.value.game.id]! };
}

function matchText(match: Match<Shape>, players: MatchDocument['players']): string {
  return `${JSON.stringify(saveMatch(match, players), null, 2)}\n`;
}

/** Names of the people at the table: no rule knows them, so the match does not carry them. */
function playersIn(text: string): MatchDocument['players'] {
  const document = readDocument(text);
  return document.ok ? document.value.players : undefined;
}

/** Saves what was played, unless somebody else has saved in the meantime. */
export function saveMatchFile({ path, text, match }: MatchFile): void {
  writeWhole(path, matchText(match, playersIn(text)), () => {
    if (readWhole(path) === text) return;
    badInput('match.changed', path, 'Another process has changed this match; nothing was saved.');
  });
}

export function createMatchFile(path: string, match: Match<Shape>, overwrite: boolean): void {
  const free = () => {
    const entry = entryAt(path);
    if (entry?.isDirectory()) badInput('file.folder', path, 'This is a folder, not a file.');
    if (overwrite || entry === null) return;
    badInput('file.exists', path, 'This file exists already; --force overwrites it.');
  };
  free();
  writeWhole(path, matchText(match, undefined), free);
}
