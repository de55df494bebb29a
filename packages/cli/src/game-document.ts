import {
  faultLine,
  furtherOf,
  type GameDocument,
  gameOfSet,
  isScenario,
  readGameDocument,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { fault, type Result } from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { readWhole } from './whole-file.ts';

const CHOSEN: ReadonlySet<unknown> = new Set(['mutual', 'draft', 'free']);

/** A set or a scenario from its file, or everything that is wrong with it, one line each. */
export function readDocumentFile(path: string): Result<GameDocument, string> {
  const read = readGameDocument(readWhole(path));
  if (read.ok) return read;
  return { ok: false, faults: read.faults.map(wrong => faultLine(wrong, 'en')) };
}

/**
 * The options of a duel with that document. A set is among those to choose from if the forces are
 * chosen (DT-MIX-02), else it is played alone, everybody with all of it.
 */
export function documentOptions(game: string, path: string, forces: unknown): object {
  if (game !== 'duel') badInput('options', '--document', 'Only the duel is played with documents.');
  const read = readDocumentFile(path);
  if (!read.ok) return badInputWithin(path, [fault('document', '', read.faults[0]!)]);
  const document = read.value;
  if (isScenario(document)) return { forces: 'scenario', scenario: scenarioOf(document) };
  if (CHOSEN.has(forces)) return { content: furtherOf([document]) };
  return { forces: 'scenario', scenario: scenarioOf(gameOfSet(document)) };
}
