import {
  type AnyDocument,
  faultLine,
  furtherOf,
  gameOfSet,
  isNpcCards,
  isScenario,
  readDocument,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { fault, ok, type Result } from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { readWhole } from './whole-file.ts';

const CHOSEN: ReadonlySet<unknown> = new Set(['mutual', 'draft', 'free']);

/** A set, a scenario or NPC cards from their file, or everything that is wrong, one line each. */
export function readDocumentFile(path: string): Result<AnyDocument, string> {
  const read = readDocument(readWhole(path));
  if (read.ok) return read;
  return { ok: false, faults: read.faults.map(wrong => faultLine(wrong, 'en')) };
}

/**
 * The options of a match with that document. A set is among those to choose from if the forces are
 * chosen (DT-MIX-02), else it is played alone, everybody with all of it; NPC cards are for the solo
 * game (NC-OWN-01).
 */
export function readDocumentOptions(path: string, forces: unknown): Result<object, string> {
  const read = readDocumentFile(path);
  return read.ok ? ok(optionsWith(read.value, forces)) : read;
}

/** The options that a document brings, whoever has read it. */
export function optionsWith(document: AnyDocument, forces: unknown): object {
  if (isNpcCards(document)) return { cards: document.cards };
  if (isScenario(document)) return { forces: 'scenario', scenario: scenarioOf(document) };
  if (CHOSEN.has(forces)) return { content: furtherOf([document]) };
  return { forces: 'scenario', scenario: scenarioOf(gameOfSet(document)) };
}

const WANTED: Readonly<Record<string, string>> = {
  duel: 'a set or a scenario',
  solo: 'NPC cards',
};

/** The same for a command: what is wrong with the document ends it. */
export function documentOptions(game: string, path: string, forces: unknown): object {
  const read = readDocumentFile(path);
  if (!read.ok) return badInputWithin(path, [fault('document', '', read.faults[0]!)]);
  const wanted = WANTED[game];
  if (wanted === undefined) {
    return badInput('options', '--document', `The game ${game} is played without documents.`);
  }
  if (isNpcCards(read.value) !== (game === 'solo')) {
    return badInput('options', '--document', `The game ${game} is played with ${wanted}.`);
  }
  return optionsWith(read.value, forces);
}
