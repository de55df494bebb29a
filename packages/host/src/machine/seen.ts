import type { ThinkingTask } from '@oubliette/bots/crew';
import { type Match, type Seat, type Shape, seededRandom, toldTo } from '@oubliette/kernel';

/** All that reaches a bot: what its seat sees, may do and was told. */
export function seenBy({ game, state, log }: Match<Shape>, seat: Seat): ThinkingTask['seen'] {
  return {
    seat,
    view: game.view(state, seat),
    legal: game.legal(state, seat),
    story: log.flatMap(({ events }) => toldTo(events, seat)),
  };
}

const SEEDS = 0x7fffffff;

/** A seed for thinking here: the same match at the same moment is thought about alike. */
export function thinkingSeed({ seed, log }: Match<Shape>, purpose: string): number {
  return seededRandom(seed).below(`${purpose} ${log.length}`, SEEDS);
}
