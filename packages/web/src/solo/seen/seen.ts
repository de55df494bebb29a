import type { DuelOutlook, Solo } from '@oubliette/dungeon-twister';
import type { Snapshot, Table } from '../../match/contract.ts';

/** The table of a solo match, and what it shows at a moment. */
export type SoloTableOf = Table<Solo, DuelOutlook>;
export type SoloSnapshot = Snapshot<Solo, DuelOutlook>;
