import { createRequire } from 'node:module';
import { type FrozenModule, isFrozen } from '@oubliette/host/frozen';
import type { EarlierRules } from '@oubliette/kernel';

const require = createRequire(import.meta.url);

/** The engines that are kept for matches begun by earlier rules, loaded when such a match is opened. */
export const earlierRules: EarlierRules = (game, rules) => {
  if (!isFrozen(game, rules)) return null;
  const path = `@oubliette/host/frozen/${game}-${rules}.ts`;
  return (require(path) as FrozenModule).hosted.game;
};
