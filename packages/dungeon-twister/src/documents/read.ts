import { fail, ok, type Result } from '@oubliette/kernel';
import type { DocumentFault } from './fault.ts';
import { faultsOfScenario, type ScenarioDocument } from './scenario.ts';
import { SCENARIO_FORMAT, SCENARIO_SHAPE, SET_FORMAT, SET_SHAPE } from './schemas.ts';
import { type SetDocument, setFaults } from './set.ts';
import { shapeFaults } from './shape.ts';

export type GameDocument = SetDocument | ScenarioDocument;

export const isScenario = (document: GameDocument): document is ScenarioDocument =>
  document.format === SCENARIO_FORMAT;

const READERS = {
  [SET_FORMAT]: {
    shape: SET_SHAPE,
    faults: (set: unknown) => setFaults([{ set: set as SetDocument, at: '' }]),
  },
  [SCENARIO_FORMAT]: {
    shape: SCENARIO_SHAPE,
    faults: (scenario: unknown) => faultsOfScenario(scenario as ScenarioDocument),
  },
};

/** Reads a set or a scenario from the text of a file, or tells everything that is wrong with it. */
export function readGameDocument(text: string): Result<GameDocument, DocumentFault> {
  try {
    return checkDocument(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : '';
    return fail({ code: 'not-json', at: '', params: { reason } });
  }
}

/** The same for what has been read as JSON already. */
export function checkDocument(value: unknown): Result<GameDocument, DocumentFault> {
  const format = String((value as { format?: unknown } | null)?.format ?? '');
  if (!Object.hasOwn(READERS, format)) {
    const params = { found: format.slice(0, 40), known: Object.keys(READERS).join(', ') };
    return fail({ code: 'unknown-format', at: 'format', params });
  }
  const { shape, faults } = READERS[format as keyof typeof READERS];
  const found = shapeFaults(shape, value, '');
  const wrong = found.length > 0 ? found : faults(value);
  return wrong.length > 0 ? fail(...wrong) : ok(value as GameDocument);
}
