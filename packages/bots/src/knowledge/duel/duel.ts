import type { Duel } from '@oubliette/dungeon-twister';
import { type ImaginedWorld, sharesOf } from '../../world.ts';
import type { Knowledge } from '../knowledge.ts';
import { judgedBy, type Weights } from '../scale.ts';
import { combatCards } from './cards.ts';
import { choosingForces } from './forces.ts';
import { chancesAmong, termsAmong } from './many.ts';
import { remember } from './memory.ts';
import { perilChanges, perilTerms } from './perils.ts';
import { plainlyIn, WARNINGS } from './plainly.ts';
import { duelPlays } from './plays.ts';
import type { RaceNumbers } from './race.ts';
import { duelScaleBy, wayTerms } from './scale.ts';
import { stampOf } from './stamp.ts';
import { orStandstill } from './standstill.ts';
import type { ImaginedDuel } from './tables.ts';
import tuned from './weights.json' with { type: 'json' };
import { wholePlays } from './whole-moves.ts';

const { origin, weights, race, sorts } = tuned;

/** Questions at which nobody is in the middle of anything. */
const AT_REST: ReadonlySet<string> = new Set(['starters', 'hiding', 'card', 'turn']);

/** Questions from which on a turn can be planned. */
const A_TURN: ReadonlySet<string> = new Set(['card', 'turn']);

/** As sure as a player ever is: what has ended is as good as certain. */
const CERTAIN = 0.9999;

/** The numbers that a player of the duel judges by. */
export interface DuelNumbers extends Weights {
  readonly race: RaceNumbers;
}

/** What a player of Dungeon Twister knows: races to the exit, fights that pay, cards that are left. */
export function duelKnowledgeBy({ race, ...tuned }: DuelNumbers): Knowledge<Duel> {
  const judged = judgedBy(duelScaleBy(race), tuned);
  const numbers = { race, ...tuned };
  const chances = (world: ImaginedWorld<Duel>, state: ImaginedDuel): readonly number[] => {
    if (world.seats.length > 2) return chancesAmong(state, numbers);
    const first = orStandstill(state, judged.chances(world, state)[0]!);
    return [first, 1 - first];
  };
  const sharesIn = (world: ImaginedWorld<Duel>, state: ImaginedDuel): readonly number[] => {
    const outcome = world.outcome(state);
    return outcome === null ? chances(world, state) : sharesOf(outcome, world.seats);
  };
  /** How much better one stands than another, whatever becomes of third sides. */
  const oddsIn = (
    world: ImaginedWorld<Duel>,
    state: ImaginedDuel,
    between: readonly [Duel['Seat'], Duel['Seat']],
  ): number => {
    const shares = sharesIn(world, state);
    const [own, other] = between.map(seat => shares[world.seats.indexOf(seat)]!);
    const both = own! + other!;
    const part = both > 0 ? own! / both : 1 / 2;
    const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, part));
    return Math.log(chance / (1 - chance));
  };
  return {
    plays: (world, state, seat) => duelPlays(world, state, seat, sorts),
    wholePlays: (world, state, seat) => wholePlays(world, state, seat, sorts),
    isTurn: ({ frames }) => A_TURN.has(frames.at(-1)?.kind ?? ''),
    stamp: stampOf,
    preparing: choosingForces,
    isQuiet: ({ frames }) => AT_REST.has(frames.at(-1)?.kind ?? 'turn'),
    mixed: (world, state) =>
      combatCards(
        world,
        state,
        (after, between) => oddsIn(world, after, between),
        tuned.weights.combat!,
        after => sharesIn(world, after),
      ),
    chances,
    /** What has two sides is told for each by itself: who gets on and who is held up, who is in danger. */
    terms(world, state, seat) {
      const side = world.seats.indexOf(seat);
      if (world.seats.length > 2) return termsAmong(state, side, numbers);
      const { points, closing, combat, jumps } = judged.terms(world, state, seat);
      const ways = wayTerms(state, side, race);
      const factor = tuned.weights.race!;
      return {
        points: points!,
        closing: closing!,
        combat: combat!,
        jumps: jumps!,
        ...perilTerms(state, side, tuned.weights),
        way: factor * ways.way,
        block: factor * ways.block,
      };
    },
    plainly: (world, before, after, seat) => ({
      ...perilChanges(before, after, world.seats.indexOf(seat)),
      ...plainlyIn(before, after, world.seats.indexOf(seat)),
    }),
    warnings: WARNINGS,
    remember,
  };
}

export const duelNumbers: DuelNumbers = { origin, weights, race };
export const duelScale = duelScaleBy(race);
export const duelKnowledge = duelKnowledgeBy(duelNumbers);
