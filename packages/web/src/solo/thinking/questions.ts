import {
  type Foreseen,
  forecastFrom,
  foresee,
  planActivation,
  rollingDie,
  type SoloView,
  solo,
} from '@oubliette/dungeon-twister';
import { fastRandom, type Random, type Result, TABLE } from '@oubliette/kernel';

/** The dice that were typed in, in their order; after them the first option counts. */
function typed(dice: readonly number[]): Random {
  const left = [...dice];
  return { below: (_purpose, count) => ((left.shift() ?? 1) - 1) % count };
}

export const thinking = {
  /** What an NPC would do now, from what lies open on the table. */
  forecast(view: SoloView, name: string): Foreseen | null {
    const planned = forecastFrom(view, name);
    return planned && foresee(view, planned);
  },

  /** What an NPC does on somebody's own table, with the dice as they fell there. */
  activate(view: SoloView, name: string, dice: readonly number[]): Foreseen | null {
    const npc = view.names.indexOf(name);
    if ((view.tokens[npc]?.place ?? -1) < 0) return null;
    const state = solo.guess(view, fastRandom(1));
    const token = npc as Parameters<typeof planActivation>[1];
    return foresee(view, planActivation(state, token, rollingDie(typed(dice))));
  },

  /** A position in the notation of the vectors, as it lies on the table. */
  read(position: string): Result<SoloView> {
    const read = solo.notation.parsePosition(position);
    return read.ok ? { ok: true, value: solo.view(read.value, TABLE) } : read;
  },

  /** And back; what lies face down is written as any room that could lie there. */
  write: (view: SoloView): string => solo.notation.printPosition(solo.guess(view, fastRandom(1))),
};

export type Thinking = typeof thinking;
