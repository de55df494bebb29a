import {
  type Match,
  type MatchDocument,
  openMatch,
  readDocument,
  type Shape,
  saveMatch,
} from '@oubliette/kernel';
import { earlierRules } from './earlier-rules.ts';
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
  const opened = openMatch(text, REGISTRY, earlierRules);
  if (!opened.ok) return badInputWithin(path, opened.faults);
  return { path, text, match: opened.value, registered: GAMES[opened.value.game.id]! };
}

type House = Pick<MatchDocument, 'players' | 'machine' | 'sealed'>;

function matchText(match: Match<Shape>, { players, machine, sealed }: House): string {
  const document = { ...saveMatch(match, players, machine), ...(sealed && { sealed }) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Who sits at the table, people and machine: no rule knows it, so the match does not carry it. */
export function houseIn(text: string): House {
  const document = readDocument(text);
  return document.ok ? document.value : {};
}

/** Saves what was played, unless somebody else has saved in the meantime. */
export function saveMatchFile({ path, text, match }: MatchFile): void {
  writeWhole(path, matchText(match, houseIn(text)), () => {
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
  writeWhole(path, matchText(match, {}), free);
}
