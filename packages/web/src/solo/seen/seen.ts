import type { DuelOutlook, Solo } from '@oubliette/dungeon-twister';
import type { MatchTable, Snapshot } from '../../match/contract.ts';

/** The table of a solo match, and what it shows at a moment. */
export type SoloTableOf = MatchTable<Solo, DuelOutlook>;
export type SoloSnapshot = Snapshot<Solo, DuelOutlook>;
