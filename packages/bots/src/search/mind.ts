import type { Shape } from '@oubliette/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { World } from '../world.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** What a search thinks with. */
export interface Mind<G extends Shape> {
  readonly world: World<G>;
  readonly knowledge: Knowledge<G>;
  readonly settings: Settings;
}

export function mindOf<G extends Shape>(
  world: World<G>,
  knowledge: Knowledge<G>,
  settings: Partial<Settings> = {},
): Mind<G> {
  return { world, knowledge, settings: { ...SETTINGS, ...settings } };
}
