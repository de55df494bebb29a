import type { Chapter } from '@oubliette/host';
import type { Shape } from '@oubliette/kernel';
import { createSignal } from 'solid-js';

/** In so many turns a topic is spoken of first; whoever does something else then has a reason. */
const TURNS = 2;

/** How often the turn to act has passed from one seat to another. */
export const stretchesOf = (chapters: readonly Pick<Chapter<Shape>, 'seat'>[]): number =>
  chapters.filter(({ seat }, at) => seat !== chapters[at - 1]?.seat).length;

/** Remembers what was spoken of in which turn, so that nobody is told the same for ever. */
export function createPatience() {
  const [turns, setTurns] = createSignal<Readonly<Record<string, readonly number[]>>>({});
  return {
    isOver: (topic: string): boolean => {
      const told = turns()[topic] ?? [];
      return told.length > TURNS;
    },
    tell(topic: string, turn: number): void {
      const told = turns()[topic] ?? [];
      if (!told.includes(turn)) setTurns({ ...turns(), [topic]: [...told, turn] });
    },
  };
}
