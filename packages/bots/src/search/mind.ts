import type { Shape } from '@oubliette/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ImaginedWorld } from '../world.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** What a search thinks with. */
export interface SearchMind<G extends Shape> {
  readonly world: ImaginedWorld<G>;
  readonly knowledge: Knowledge<G>;
  readonly settings: Settings;
}

export function mindOf<G extends Shape>(
  world: ImaginedWorld<G>,
  knowledge: Knowledge<G>,
  settings: Partial<Settings> = {},
): SearchMind<G> {
  return { world, knowledge, settings: { ...SETTINGS, ...settings } };
}
