import type { Crew } from '@oubliette/bots/crew';
import {
  answerOf,
  claimFault,
  type Exercise,
  gameOf,
  ok,
  optionsOf,
  type Refusal,
  type Result,
  type Seat,
} from '@oubliette/kernel';
import type { HostedMatch, TableSettings } from '../hosted-match.ts';
import { createBotSeats, type InTurn } from '../machine/bot-seats.ts';
import type { BotSeats } from '../machine/contract.ts';
import { createMatchHost, type HostEnvironment, type HostInternals } from '../match-host.ts';
import { questionOf } from '../present.ts';
import { layered } from '../store/layered-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { wish } from '../wish.ts';
import type { Judge, LaidExercise } from './contract.ts';
import { type ExercisedGame, exercisedGame } from './games.ts';
import { SCRIPTED, scriptedSeats } from './script.ts';

export interface ExerciseHost {
  readonly environment: HostEnvironment;
  readonly inTurn: InTurn;
  readonly crew: () => Crew;
  /** For those who play the other seats in a way of their own. */
  readonly lend?: (internals: HostInternals) => void;
}

/**
 * Keeps a position that somebody plays from, a lesson or a puzzle: a match in every way but that it
 * begins in the middle and lies nowhere.
 */
export async function layExercise(
  exercise: Exercise,
  { environment, inTurn, crew, lend: lendOn }: ExerciseHost,
  level?: string,
  before: readonly string[] = [],
): Promise<Result<LaidExercise>> {
  const played = await exercisedGame(exercise);
  const game = gameOf(exercise, played.game);
  if (!game.ok) return game;
  const hosted = { ...played.hosted, game: game.value };

  let inside!: HostInternals;
  const lend = (internals: HostInternals) => {
    inside = internals;
    lendOn?.(internals);
  };
  const games = { [exercise.game]: async () => hosted };
  const matches = createMatchHost(layered(memoryStore()), games, environment, lend);
  const bots = createBotSeats(inside, inTurn, crew);
  const seats: BotSeats =
    exercise.answers === undefined ? bots : { ...bots, ...scriptedSeats(exercise, inside, inTurn) };

  const options = optionsOf(exercise, played.game);
  const key = await matches.begin({
    game: exercise.game,
    options,
    seed: environment.freshSeed(),
    ...settingsOf(exercise, game.value.seats(options), level),
  });
  if (!key.ok) return key;
  if (before.length > 0) {
    const claim = { key: key.value, sitting: exercise.seat, head: 0 };
    const again = await inside.change(claim, hosted => playedAgain(hosted, exercise, before));
    if (!again.ok) return again;
  }
  return ok({ key: key.value, host: { ...matches, ...seats, ...judge(inside, inTurn, played) } });
}

/** Carries out what its player did before, and what the others answered; it stops at what is refused. */
function playedAgain(
  hosted: HostedMatch,
  exercise: Exercise,
  before: readonly string[],
): Refusal | null {
  const { match } = hosted;
  const others = () => questionOf(match)?.seats.find(seat => seat !== exercise.seat);
  const answer = () => {
    for (let seat = others(); seat !== undefined; seat = others())
      wish(hosted, seat, [answerOf(match, exercise, seat)]);
  };
  answer();
  for (const written of before) {
    const read = written.split(';').map(each => match.game.notation.parseAction(each.trim()));
    const refused = wish(
      hosted,
      exercise.seat,
      read.flatMap(each => (each.ok ? [each.value] : [])),
    );
    if (refused) return refused;
    answer();
  }
  return null;
}

/** Whoever plays an exercise sits alone at the screen. */
function settingsOf({ seat }: Exercise, seats: readonly Seat[], level?: string): TableSettings {
  const others = seats.filter(each => each !== seat);
  if (others.length === 0) return { players: {}, openTable: true };
  const levels = Object.fromEntries(others.map(each => [each, level ?? SCRIPTED]));
  return { players: {}, openTable: false, machine: { levels, friendly: true } };
}

const judge = (
  { fetched }: HostInternals,
  inTurn: InTurn,
  { claims: own }: ExercisedGame,
): Judge => ({
  async judge(key, claims) {
    const found = await inTurn(() => fetched(key));
    if (!found.ok) return [];
    const holds = (claim: string) => claimFault(found.value.match, claim, own) === null;
    return Object.keys(claims).filter(name => claims[name]!.every(holds));
  },
});
