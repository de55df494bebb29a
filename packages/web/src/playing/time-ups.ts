import type { Shape } from '@oubliette/kernel';
import type { Chapter, Snapshot } from '../match/contract.ts';

/** The actions of the clock that nobody has answered yet. */
export function lastPlayedByClock({
  chapters,
  timeUps,
}: Pick<Snapshot<Shape>, 'chapters' | 'timeUps'>): readonly Chapter<Shape>[] {
  const before = chapters.findLastIndex(({ moment }) => !timeUps.includes(moment));
  return chapters.slice(before + 1);
}
