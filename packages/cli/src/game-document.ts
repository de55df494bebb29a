import {
  faultLine,
  type GameDocument,
  gameOfSet,
  isScenario,
  readGameDocument,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { fault, type Result } from '@oubliette/kernel';
import { badInput, badInputWithin } from './fault.ts';
import { readWhole } from './whole-file.ts';

/** A set or a scenario from its file, or everything that is wrong with it, one line each. */
export function readDocumentFile(path: string): Result<GameDocument, string> {
  const read = readGameDocument(readWhole(path));
  if (read.ok) return read;
  return { ok: false, faults: read.faults.map(wrong => faultLine(wrong, 'en')) };
}

/** The options of a duel with that document; a set is played alone, everybody with all of it. */
export function documentOptions(game: string, path: string): object {
  if (game !== 'duel') badInput('options', '--document', 'Only the duel is played with documents.');
  const read = readDocumentFile(path);
  if (!read.ok) return badInputWithin(path, [fault('document', '', read.faults[0]!)]);
  const document = isScenario(read.value) ? read.value : gameOfSet(read.value);
  return { forces: 'scenario', scenario: scenarioOf(document) };
}
