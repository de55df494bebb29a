/** The words of the vocabulary that the table knows: those of our own sets, and what a match brings. */
import type { AimedDeed } from '@oubliette/dungeon-twister';
import { walksWallsWords } from '@oubliette/dungeon-twister/abilities/walks-walls.words.ts';
import type { AbilityWords, DeedWording } from '@oubliette/dungeon-twister/abilities/wording.ts';
import type { WrittenLanguage } from '../../i18n/choose.ts';

const known: AbilityWords[] = [walksWallsWords];

/** Whoever shows pieces of further sets brings the words of all of them. */
export function learnWords(words: readonly AbilityWords[]): void {
  for (const each of words) if (!known.includes(each)) known.push(each);
}

export const abilityWords = (): readonly AbilityWords[] => known;

export function deedWording(deed: AimedDeed, of: WrittenLanguage): DeedWording {
  for (const words of known) {
    const wording = words[of].deeds?.[deed];
    if (wording !== undefined) return wording;
  }
  throw new Error(`Nobody has brought the words of ${deed}.`);
}

/** A sentence with all of its places filled; a place for nothing is empty. */
export function filled(
  sentence: string,
  fill: (role: string, form: string | undefined) => string,
): string {
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, role: string, form?: string) =>
    fill(role, form),
  );
}
