import {
  type BoardPlan,
  type CellId,
  type Gait,
  lineAt,
  ON_FOOT,
  SLIT,
} from '@oubliette/dungeon-twister';
import { characterPictograms } from '@oubliette/dungeon-twister/drawing';

/** The characters that may be put anywhere, to see what the labyrinth lets them do. */
export const explorerNames = ['naga', 'colossus', 'wizard', 'mekanork'] as const;
export type ExplorerName = (typeof explorerNames)[number];

interface Explorer {
  /** Steps of one move. */
  readonly movement: number;
  readonly gait: Gait;
  /** The rule that tells what it can do. */
  readonly rule: string;
}

export const explorers: Readonly<Record<ExplorerName, Explorer>> = {
  naga: { movement: 6, gait: { passes: SLIT, overPits: false }, rule: 'DT-NAGA-01' },
  colossus: { movement: 2, gait: ON_FOOT, rule: 'DT-COLOSSUS-01' },
  wizard: { movement: 4, gait: { passes: 0, overPits: true }, rule: 'DT-WIZARD-01' },
  mekanork: { movement: 3, gait: ON_FOOT, rule: 'DT-MEKANORK-01' },
};

export const explorerToken = (name: ExplorerName) =>
  ({ side: 'yellow', pictogram: characterPictograms[name] }) as const;

/** Where each explorer stands. */
export type ExplorerSquares = Readonly<Record<ExplorerName, CellId>>;

const dottedSquares = [1, 3, 6, 8];

/** At first they stand on the dotted squares of the yellow line. */
export function firstStanding(plan: BoardPlan): ExplorerSquares {
  const { cells } = plan.lines[1];
  const places = explorerNames.map((name, index) => [name, cells[dottedSquares[index]!]!] as const);
  return Object.fromEntries(places) as ExplorerSquares;
}

/** The explorers are Yellow's: none of them stands on the blue line (DT-LINE-02). */
export const isForeignLine = (plan: BoardPlan, cell: CellId): boolean =>
  lineAt(plan, cell) === plan.lines[0];

export function explorerOn(standing: ExplorerSquares, cell: CellId): ExplorerName | null {
  return explorerNames.find(name => standing[name] === cell) ?? null;
}

/** One entry per square, 1 where somebody stands; `except` has been picked up. */
export function charactersOf(
  standing: ExplorerSquares,
  plan: BoardPlan,
  except: ExplorerName | null = null,
): Uint8Array {
  const characters = new Uint8Array(plan.cells);
  for (const name of explorerNames) if (name !== except) characters[standing[name]] = 1;
  return characters;
}
