import { type ActionOf, EXHAUSTED, HUMANS, WARRIOR_NAMES } from '@oubliette/claustrophobia';
import type { ImaginedCave } from './imagined.ts';
import { type CavePlay, playOf } from './play.ts';
import { weighed } from './promise.ts';

const CONFIRM = { do: 'confirm' } as const;
const HUMAN = 0;

interface Dealt {
  readonly dice: readonly number[];
  /** How many would be exhausted. */
  readonly tired: number;
}

/** The action dice given out as a whole, to as few exhausted humans as can be. */
export function assigned(state: ImaginedCave): readonly CavePlay[] {
  const waiting: number[] = [];
  for (let who = 0; who < HUMANS; who++) {
    if (state.place[who]! >= 0 && state.die[who] === 0) waiting.push(who);
  }
  const all: Dealt[] = [];
  deal(state, waiting, state.dice, [], 0, all);
  const least = Math.min(...all.map(({ tired }) => tired));
  const deals = all.filter(({ tired }) => tired === least).map(({ dice }) => dice);
  const plays = deals.map(dice => {
    const gifts = waiting.map(
      (who, at): ActionOf<'give'> => ({ do: 'give', value: dice[at]!, who: WARRIOR_NAMES[who]! }),
    );
    return playOf([...gifts, CONFIRM], 'give');
  });
  if (plays.length < 2) return plays;
  return weighed(state, HUMAN, plays, index => give(state, waiting, deals[index]!));
}

/** Lays the dice where they would lie. */
function give(
  state: ImaginedCave,
  waiting: readonly number[],
  dice: readonly number[],
): () => void {
  const { die, flags } = state;
  for (const [at, who] of waiting.entries()) {
    die[who] = dice[at]!;
    if (isCancelled(state, who, dice[at]!)) flags[who]! |= EXHAUSTED;
  }
  return () => {
    for (const who of waiting) {
      die[who] = 0;
      flags[who]! &= ~EXHAUSTED;
    }
  };
}

function isCancelled({ lines }: ImaginedCave, who: number, die: number): boolean {
  return (lines[who]! & (1 << (die - 1))) !== 0;
}

function deal(
  state: ImaginedCave,
  waiting: readonly number[],
  dice: readonly number[],
  given: readonly number[],
  tired: number,
  deals: Dealt[],
): void {
  const who = waiting[given.length];
  if (who === undefined) {
    deals.push({ dice: given, tired });
    return;
  }
  for (const [at, die] of dice.entries()) {
    if (dice.indexOf(die) < at) continue;
    const rest = dice.toSpliced(at, 1);
    const worse = isCancelled(state, who, die) ? 1 : 0;
    deal(state, waiting, rest, [...given, die], tired + worse, deals);
  }
}
