/** A position between two visits, and as a file. */
import type { SoloView } from '@oubliette/dungeon-twister';
import { hrefOfPosition } from '../../ledger/place.ts';
import { think } from '../../solo/thinking/ask.ts';
import { DRAWERS } from '../../storage/drawer-names.ts';
import { withTokens } from './editing.ts';
import { type ImpossiblePlace, impossibleIn } from './impossible.ts';

const FORMAT = 'oubliette-solo-position';
const VERSION = 1;

/** Every room lies open, and nobody is there. */
const EMPTY = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';

interface Document {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly position: string;
}

function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const document = value as Partial<Record<keyof Document, unknown>>;
  return (
    document.format === FORMAT &&
    document.version === VERSION &&
    typeof document.position === 'string'
  );
}

export async function written(view: SoloView): Promise<string> {
  const position = await think('write', view);
  const document: Document = { format: FORMAT, version: VERSION, position };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** What keeps a text from being a position: nobody can read it, or somebody cannot be where they are. */
export type UnfitPosition = 'unreadable' | { readonly name: string; readonly why: ImpossiblePlace };

/** Reads a document, or the bare lines of a position; only one that can be is taken. */
export async function readTable(
  text: string,
): Promise<SoloView | { readonly unfit: UnfitPosition }> {
  const read = await think('read', positionIn(text));
  if (!read.ok) return { unfit: 'unreadable' };
  const [wrong] = impossibleIn(read.value);
  return wrong ? { unfit: wrong } : withTokens(read.value, read.value.tokens);
}

function positionIn(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return isDocument(value) ? value.position : '';
  } catch {
    return text;
  }
}

/** The table as it was left; a bare one where nothing is kept. */
export async function recallTable(): Promise<SoloView> {
  const read = await readTable(storedText() ?? EMPTY);
  return 'unfit' in read ? emptyTable() : read;
}

/** Where the table is played on from: the NP's turn, or the Player's when all its cards are turned. */
export async function addressOf(view: SoloView, isTurnOver: boolean): Promise<string> {
  const lines = (await think('write', view)).split('\n').filter(line => !NOT_SAID.test(line));
  const asked = isTurnOver ? ['asks card'] : ['turn 9 np'];
  return hrefOfPosition({ game: 'solo', seat: 'yellow', text: [...lines, ...asked].join('\n') });
}

/** Who is out of the game need not be said; whose turn it is follows from the row. */
const NOT_SAID = / out$|^(turn|asks|work) /;

export async function emptyTable(): Promise<SoloView> {
  const read = await readTable(EMPTY);
  if ('unfit' in read) throw new Error('An empty table is no position.');
  return read;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(DRAWERS.companion);
  } catch {
    return null;
  }
}

export async function keepTable(view: SoloView): Promise<void> {
  const text = await written(view);
  try {
    localStorage.setItem(DRAWERS.companion, text);
  } catch {
    // The browser forbids it: the position lasts until the page is closed.
  }
}
