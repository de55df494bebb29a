import {
  type ActivationLeg,
  type ForeseenPlan,
  forecastFrom,
  foresee,
  parseAnyPosition,
  playLeg,
  type SoloView,
  solo,
  type TableDeed,
} from '@oubliette/dungeon-twister';
import { fastRandom, type Result, TABLE } from '@oubliette/kernel';

export const thinking = {
  /** What an NPC would do now, from what lies open on the table. */
  forecast(view: SoloView, name: string): ForeseenPlan | null {
    const planned = forecastFrom(view, name);
    return planned && foresee(view, planned);
  },

  /** Plays on at somebody's own table, with the dice as they fell there. */
  play: (view: SoloView, deed: TableDeed, dice: readonly number[]): ActivationLeg =>
    playLeg(view, deed, dice),

  /** A position in the notation of the vectors, as it lies on the table; also one that cannot be. */
  read(position: string): Result<SoloView> {
    const read = parseAnyPosition(position);
    return read.ok ? { ok: true, value: solo.view(read.value, TABLE) } : read;
  },

  /** And back; what lies face down is written as any room that could lie there. */
  write: (view: SoloView): string => solo.notation.printPosition(solo.guess(view, fastRandom(1))),
};

export type ThinkingDeeds = typeof thinking;
