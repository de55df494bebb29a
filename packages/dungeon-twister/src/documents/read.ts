import { cut, fail, failAll, ok, type Result } from '@oubliette/kernel';
import type { DocumentFault } from './fault.ts';
import { shapeFaults } from './faults-of-shape.ts';
import {
  cardFaults,
  NPC_CARDS_FORMAT,
  NPC_CARDS_SHAPE,
  type NpcCardsDocument,
} from './npc-cards.ts';
import { faultsOfScenario, type ScenarioDocument } from './scenario.ts';
import { SCENARIO_FORMAT, SCENARIO_SHAPE, SET_FORMAT, SET_SHAPE } from './schemas.ts';
import { setFaults } from './set.ts';
import type { SetDocument } from './set-document.ts';

export type GameDocument = SetDocument | ScenarioDocument;
/** Everything that a file can be. */
export type AnyDocument = GameDocument | NpcCardsDocument;

export const isScenario = (document: AnyDocument): document is ScenarioDocument =>
  document.format === SCENARIO_FORMAT;

export const isNpcCards = (document: AnyDocument): document is NpcCardsDocument =>
  document.format === NPC_CARDS_FORMAT;

const DUEL_READERS = {
  [SET_FORMAT]: {
    shape: SET_SHAPE,
    faults: (set: unknown) => setFaults([{ set: set as SetDocument, at: '' }]),
  },
  [SCENARIO_FORMAT]: {
    shape: SCENARIO_SHAPE,
    faults: (scenario: unknown) => faultsOfScenario(scenario as ScenarioDocument),
  },
};

const SOLO_READERS = {
  [NPC_CARDS_FORMAT]: {
    shape: NPC_CARDS_SHAPE,
    faults: (document: unknown) => cardFaults((document as NpcCardsDocument).cards, 'cards'),
  },
};

const ALL_READERS = { ...DUEL_READERS, ...SOLO_READERS };

type Readers = Partial<typeof ALL_READERS>;

/** A document of any kind from the text of a file, or everything that is wrong with it. */
export const readDocument = (text: string) => read<AnyDocument>(text, ALL_READERS);

/** A set or a scenario. */
export const readGameDocument = (text: string) => read<GameDocument>(text, DUEL_READERS);

export const readNpcCards = (text: string) => read<NpcCardsDocument>(text, SOLO_READERS);

function read<D extends AnyDocument>(text: string, readers: Readers): Result<D, DocumentFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = cut((error as SyntaxError).message, 200);
    return fail({ code: 'not-json', at: '', params: { reason } });
  }
  return check<D>(value, readers);
}

/** The same for what has been read as JSON already. */
export const checkDocument = (value: unknown) => check<GameDocument>(value, DUEL_READERS);

export const checkNpcCards = (value: unknown) => check<NpcCardsDocument>(value, SOLO_READERS);

/** Nobody reads more, and a file of any size may have a fault at every sign. */
const MOST_FAULTS = 100;

function listed(faults: readonly DocumentFault[]): readonly DocumentFault[] {
  const left = faults.length - MOST_FAULTS;
  if (left <= 0) return faults;
  return [...faults.slice(0, MOST_FAULTS), { code: 'more', at: '', params: { found: left } }];
}

function check<D extends AnyDocument>(value: unknown, readers: Readers): Result<D, DocumentFault> {
  const said = (value as { format?: unknown } | null)?.format;
  // Whatever else stands there may have no text at all.
  const format = typeof said === 'string' ? said : '';
  const reader = Object.hasOwn(readers, format) ? readers[format as keyof Readers] : undefined;
  if (reader === undefined) {
    const code = Object.hasOwn(ALL_READERS, format) ? 'other-kind' : 'unknown-format';
    const params = { found: cut(format), known: Object.keys(readers).join(', ') };
    return fail({ code, at: 'format', params });
  }
  const found = shapeFaults(reader.shape, value, '');
  const wrong = found.length > 0 ? found : reader.faults(value);
  return wrong.length > 0 ? failAll(listed(wrong)) : ok(value as D);
}
