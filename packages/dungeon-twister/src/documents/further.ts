import { type FurtherContent, hashOf } from '../duel/forces/further.ts';
import { contentOf } from './set.ts';
import type { SetDocument } from './set-document.ts';

/** Sets as a match carries them, with their fingerprint. */
export function furtherOf(sets: readonly SetDocument[]): FurtherContent {
  const bare = { hash: '', ...contentOf(sets) };
  return { ...bare, hash: hashOf(bare) };
}
