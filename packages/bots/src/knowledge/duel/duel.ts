import type { Duel } from '@oubliette/dungeon-twister';
import { sharesOf, type World } from '../../world.ts';
import type { Knowledge } from '../knowledge.ts';
import { judgedBy } from '../scale.ts';
import { combatCards } from './cards.ts';
import { remember } from './memory.ts';
import { duelPlays } from './plays.ts';
import { duelScale } from './scale.ts';
import { stampOf } from './stamp.ts';
import type { Imagined } from './tables.ts';
import tuned from './weights.json' with { type: 'json' };
import { wholePlays } from './whole-moves.ts';

/** Questions at which nobody is in the middle of anything. */
const AT_REST: ReadonlySet<string> = new Set(['starters', 'hiding', 'card', 'turn']);

/** Questions from which on a turn can be planned. */
const A_TURN: ReadonlySet<string> = new Set(['card', 'turn']);

const judged = judgedBy(duelScale, tuned);

/** As sure as a player ever is: what has ended is as good as certain. */
const CERTAIN = 0.9999;

function oddsIn(world: World<Duel>, state: Imagined): number {
  const outcome = world.outcome(state);
  const [first] = outcome === null ? judged.chances(world, state) : sharesOf(outcome, world.seats);
  const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, first!));
  return Math.log(chance / (1 - chance));
}

/** What a player of Dungeon Twister knows: races to the exit, fights that pay, cards that are left. */
export const duelKnowledge: Knowledge<Duel> = {
  plays: (world, state, seat) => duelPlays(world, state, seat, tuned.sorts),
  wholePlays: (world, state, seat) => wholePlays(world, state, seat, tuned.sorts),
  isTurn: ({ frames }) => A_TURN.has(frames.at(-1)?.kind ?? ''),
  stamp: stampOf,
  isQuiet: ({ frames }) => AT_REST.has(frames.at(-1)?.kind ?? 'turn'),
  mixed: (world, state) =>
    combatCards(world, state, after => oddsIn(world, after), tuned.weights.combat),
  ...judged,
  remember,
};

export { duelScale };
