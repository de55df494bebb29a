import { type FurtherContent, hashOf } from '../duel/forces/further.ts';
import { contentOf, type SetDocument } from './set.ts';

/** Sets as a match carries them, with their fingerprint. */
export function furtherOf(sets: readonly SetDocument[]): FurtherContent {
  const bare = { hash: '', ...contentOf(sets) };
  return { ...bare, hash: hashOf(bare) };
}
