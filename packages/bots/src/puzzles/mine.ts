import { fastRandom, type Game, type Random, type Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { levelBot } from '../players/level.ts';
import type { PuzzleCandidate } from './candidate.ts';

/** What is looked for in the positions of one game. */
export interface PuzzleVein<G extends Shape> {
  readonly game: string;
  /** Options of the n-th match. */
  options(match: number): unknown;
  /** Whether something may be found where this seat is asked now. */
  isWorthALook(game: Game<G>, state: G['State'], seat: G['Seat']): boolean;
  candidates(state: G['State'], seat: G['Seat'], random: Random): PuzzleCandidate[];
}

const NODES = 60;

/** Plays a match of bots and looks at every turn of it. */
export function mineMatch(vein: PuzzleVein<Shape>, match: number, seed: string): PuzzleCandidate[] {
  const known = KNOWN_GAMES[vein.game]!;
  const options = known.game.parseOptions(vein.options(match));
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const random = fastRandom(match + 1);
  const found: PuzzleCandidate[] = [];
  const watched: Game<Shape> = {
    ...known.game,
    decision(state) {
      const decision = known.game.decision(state);
      const [seat] = decision?.seats ?? [];
      if (seat !== undefined && vein.isWorthALook(known.game, state, seat)) {
        found.push(...vein.candidates(known.game.clone(state), seat, random));
      }
      return decision;
    },
  };
  const seats = known.game.seats(options.value);
  const bot = levelBot(known, 'wanderer', seats);
  const contenders = Object.fromEntries(
    seats.map(seat => [seat, { bot, budget: { nodes: NODES } }]),
  );
  playMatch(watched, options.value, contenders, `${seed} ${match}`);
  return found;
}
