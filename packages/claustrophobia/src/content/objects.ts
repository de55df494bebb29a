import type { HumanKind } from './humans.ts';

export interface ObjectContent {
  readonly id: string;
  readonly name: 'blunderbuss' | 'shield' | 'scepter' | 'hammer';
  /** Who may carry it (CL-SETUP-05). */
  readonly who: readonly HumanKind[];
}

export const OBJECTS: readonly ObjectContent[] = [
  { id: 'O1', name: 'blunderbuss', who: ['BL', 'RD'] },
  { id: 'O2', name: 'blunderbuss', who: ['BL', 'RD'] },
  { id: 'O3', name: 'shield', who: ['BR'] },
  { id: 'O4', name: 'shield', who: ['BR'] },
  { id: 'O5', name: 'scepter', who: ['RD'] },
  { id: 'O6', name: 'hammer', who: ['RD'] },
];

export const OBJECT_IDS: readonly string[] = OBJECTS.map(({ id }) => id);
