import { fileURLToPath } from 'node:url';
import { LEDGER as claustrophobia } from '@oubliette/claustrophobia/rules/books.ts';
import { IMPLEMENTED as claustrophobiaDone } from '@oubliette/claustrophobia/rules/implemented.ts';
import { LEDGER as dungeonTwister } from '@oubliette/dungeon-twister/rules/books.ts';
import { IMPLEMENTED as dungeonTwisterDone } from '@oubliette/dungeon-twister/rules/implemented.ts';
import type { Implemented, LedgerPlan } from '@oubliette/kernel/ledger';

export interface LedgerGame {
  readonly name: string;
  /** Folder of its package. */
  readonly folder: string;
  readonly plan: LedgerPlan;
  readonly implemented: Implemented;
}

const packageFolder = (name: string): string =>
  fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));

const game = (name: string, plan: LedgerPlan, implemented: Implemented): LedgerGame => ({
  name,
  folder: packageFolder(name),
  plan,
  implemented,
});

export const GAMES: readonly LedgerGame[] = [
  game('dungeon-twister', dungeonTwister, dungeonTwisterDone),
  game('claustrophobia', claustrophobia, claustrophobiaDone),
];
