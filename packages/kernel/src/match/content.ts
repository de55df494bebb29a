import type { Game, Shape } from '../game.ts';

/** Fingerprint of the content that a match with these options uses. */
export function contentUsed<G extends Shape>(game: Game<G>, options: G['Options']): string {
  return game.contentOf?.(options) ?? game.content;
}
