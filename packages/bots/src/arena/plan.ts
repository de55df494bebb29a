import { fail, fault, type Game, ok, type Result, type Shape } from '@oubliette/kernel';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { playerNamed } from '../players/player.ts';
import type { RunPlan } from '../run-kind.ts';

/** What is to be played: every pair of players, in every mode, so many matches on both seats with the same seed. */
export interface ArenaPlan extends RunPlan {
  readonly game: string;
  readonly modes: readonly string[];
  readonly players: readonly string[];
}

/** One match of a plan. The name says where its chance comes from, too. */
export interface ArenaFixture {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly seed: string;
  /** Players in the order of the seats. */
  readonly players: readonly string[];
}

const PAIR = 2;

export function checkPlan(plan: ArenaPlan): Result<ArenaPlan> {
  const known = Object.hasOwn(KNOWN_GAMES, plan.game) ? KNOWN_GAMES[plan.game] : undefined;
  if (known === undefined) {
    const text = `Nobody plays “${plan.game}”; known: ${Object.keys(KNOWN_GAMES).join(', ')}.`;
    return fail(fault('unknown-game', 'GAME', text));
  }
  for (const mode of plan.modes) {
    if (Object.hasOwn(known.game.modes, mode)) continue;
    const text = `There is no mode “${mode}”; known: ${Object.keys(known.game.modes).join(', ')}.`;
    return fail(fault('unknown-mode', '--mode', text));
  }
  for (const mode of plan.modes) {
    const seats = seatsIn(known.game, mode).length;
    if (seats === PAIR) continue;
    const text = `An arena is for two; ${mode} has ${seats} ${seats === 1 ? 'seat' : 'seats'}.`;
    return fail(fault('mode', '--mode', text));
  }
  for (const name of plan.players) {
    const player = playerNamed(known, name);
    if (!player.ok) return player;
  }
  if (new Set(plan.players).size < PAIR || new Set(plan.players).size < plan.players.length) {
    return fail(fault('players', '--players', 'An arena needs two or more different players.'));
  }
  return ok(plan);
}

/** Who sits at a game's table in a mode. */
export function seatsIn(game: Game<Shape>, mode: string): readonly string[] {
  const options = game.parseOptions(game.modes[mode]);
  return options.ok ? game.seats(options.value) : [];
}

/** All matches; the two of a seed follow each other, so a plan that is stopped is nearly fair. */
export function fixturesOf({ game, modes, players, matches, seed }: ArenaPlan): ArenaFixture[] {
  const fixtures: ArenaFixture[] = [];
  for (let round = 0; round < matches; round++) {
    for (const mode of modes) {
      for (const [one, other] of pairsOf(players)) {
        const deal = `${seed} ${mode} ${Math.floor(round / PAIR)}`;
        const seated = round % PAIR === 0 ? [one, other] : [other, one];
        const id = `${mode} ${one} ${other} ${round}`;
        fixtures.push({ id, game, mode, seed: deal, players: seated });
      }
    }
  }
  return fixtures;
}

export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}
