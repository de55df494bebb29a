import { type CellId, planUnder, ROOM_SETS } from '@oubliette/dungeon-twister';
import { gatesOf } from '../../board/gates.ts';
import { tidySeed } from './deal.ts';
import { explorerNames } from './explorers.ts';
import type { LabyrinthStep } from './story.ts';
import { type LabyrinthDeed, type LabyrinthTable, refusalOf } from './table.ts';

type Raw = Readonly<Record<string, unknown>>;

const arrows = ['clockwise', 'counter-clockwise'] as const;
const states = ['closed', 'open', 'broken'] as const;

/** A step that was stored, if it can be taken on this table; on no table rooms must be dealt first. */
export function readStep(raw: unknown, table: LabyrinthTable | null): LabyrinthStep | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const step = raw as Raw;
  if (step.kind === 'deal') return readDeal(step.deal);
  if (!table) return null;
  if (step.kind === 'reset') return { kind: 'reset' };
  const deed = readDeed(step, table);
  return deed && refusalOf(table, deed) === null ? deed : null;
}

function readDeal(raw: unknown): LabyrinthStep | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { set: name, seed } = raw as Raw;
  const set = oneOf(ROOM_SETS, name);
  if (set === null || typeof seed !== 'string' || !seed || tidySeed(seed) !== seed) return null;
  return { kind: 'deal', deal: { set, seed } };
}

function readDeed(raw: Raw, { labyrinth }: LabyrinthTable): LabyrinthDeed | null {
  const { positions, cells } = planUnder(labyrinth);
  switch (raw.kind) {
    case 'reveal-all':
      return { kind: 'reveal-all' };
    case 'reveal': {
      const position = oneOf(positions, raw.position);
      return position === null ? null : { kind: 'reveal', position };
    }
    case 'turn': {
      const position = oneOf(positions, raw.position);
      const arrow = oneOf(arrows, raw.arrow);
      return position === null || arrow === null ? null : { kind: 'turn', position, arrow };
    }
    case 'work': {
      const gate = gatesOf(labyrinth).find(({ edge }) => edge === raw.edge);
      const state = oneOf(states, raw.state);
      return gate && state ? { kind: 'work', edge: gate.edge, state } : null;
    }
    case 'put': {
      const explorer = oneOf(explorerNames, raw.explorer);
      const cell = raw.cell;
      if (explorer === null || !Number.isInteger(cell)) return null;
      const isOnBoard = (cell as number) >= 0 && (cell as number) < cells;
      return isOnBoard ? { kind: 'put', explorer, cell: cell as CellId } : null;
    }
    default:
      return null;
  }
}

const oneOf = <T>(all: readonly T[], value: unknown): T | null =>
  all.find(each => each === value) ?? null;
