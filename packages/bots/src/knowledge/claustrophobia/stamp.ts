import type { Work } from '@oubliette/claustrophobia';
import { type Mix, newMix, settled, stir } from '../duel/mixing.ts';
import type { ImaginedCave } from './imagined.ts';

/** Everything that decides what the asked seat can do, as one number. */
export function stampOf(state: ImaginedCave): number {
  const mix = newMix();
  const stirAll = (numbers: readonly number[], count: number) => {
    for (let at = 0; at < count; at++) stir(mix, numbers[at]!);
  };
  const { facts, count, place, lines, hand, dice, work, frames, uses } = state;
  stirAll(facts, facts.length);
  stirAll(state.tiles, count);
  stirAll(state.cells, count);
  stirAll(state.turns, count);
  stirAll(state.caved, count);
  stirAll(state.closed, count);
  stirAll(state.marks, state.marks.length);
  stirAll(place, place.length);
  stirAll(state.flags, place.length);
  stirAll(state.wounds, place.length);
  stirAll(lines, lines.length);
  stirAll(state.die, lines.length);
  stirAll(state.bearer, state.bearer.length);
  stirAll(hand, hand.length);
  stirAll(dice, dice.length);
  stir(mix, state.left);
  for (const use of uses) stirAll(use, use.length);
  stirText(mix, frames[0]?.kind ?? '');
  for (const { kind } of work) stir(mix, kind.length * 256 + kind.charCodeAt(0));
  const top = work[work.length - 1];
  for (const key in top) stirValue(mix, top[key as keyof Work]);
  return settled(mix);
}

function stirValue(mix: Mix, value: unknown): void {
  if (typeof value === 'number') stir(mix, value);
  else if (typeof value === 'string') stirText(mix, value);
  else if (Array.isArray(value)) for (const item of value) stirValue(mix, item);
  else stir(mix, value === true ? 1 : 0);
}

function stirText(mix: Mix, text: string): void {
  for (let at = 0; at < text.length; at++) stir(mix, text.charCodeAt(at));
}
