import { KNOWN_GAMES } from '../knowledge/known.ts';
import { playerNamed } from '../players/player.ts';
import { areAll, type RunKind } from '../run-kind.ts';
import { type ArenaFixture, type ArenaPlan, checkPlan, fixturesOf } from './plan.ts';
import { playMatch, type SeatedBot } from './referee.ts';

/** How a match ended, in one line of a record. */
export interface MatchRecord {
  readonly id: string;
  readonly mode: string;
  readonly seed: string;
  readonly players: readonly string[];
  /** Share of the win by player, in the same order: 1, 0, or a half for a draw. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: number;
  /** Milliseconds per choice and simulated lines per choice, in the same order. */
  readonly pace: readonly number[];
  readonly nodes: readonly number[];
}

/** Plays one match of a plan. */
function playFixture({ id, game: name, mode, seed, players }: ArenaFixture): MatchRecord {
  const known = KNOWN_GAMES[name]!;
  const { game } = known;
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${name} ${mode}: ${options.faults[0]!.text}`);
  const seats = game.seats(options.value);
  const contenders: Record<string, SeatedBot> = {};
  for (const [index, seat] of seats.entries()) {
    const player = playerNamed(known, players[index]!);
    if (!player.ok) throw new Error(player.faults[0]!.text);
    contenders[seat] = { bot: player.value.seated(seats), budget: player.value.budget };
  }
  const { winners, scores, decisions, work } = playMatch(game, options.value, contenders, seed);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const each = (of: (seat: string) => number) => seats.map(seat => rounded(of(seat)));
  const perChoice = (seat: string, what: 'milliseconds' | 'nodes') =>
    work[seat]![what] / Math.max(1, work[seat]!.choices);
  return {
    id,
    mode,
    seed,
    players,
    shares: each(seat => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0)),
    scores: each(seat => scores[seat] ?? 0),
    decisions,
    pace: each(seat => perChoice(seat, 'milliseconds')),
    nodes: each(seat => perChoice(seat, 'nodes')),
  };
}

const isList = (value: unknown, type: 'string' | 'number') =>
  Array.isArray(value) && value.every(each => typeof each === type);

export const arenaKind: RunKind<ArenaPlan, ArenaFixture, MatchRecord> = {
  check: checkPlan,
  fixturesOf,
  play: playFixture,
  isRecord(read) {
    const { players, shares, scores, pace, nodes } = read as Partial<MatchRecord>;
    return (
      areAll(read, ['id', 'mode', 'seed'], 'string') &&
      areAll(read, ['decisions'], 'number') &&
      isList(players, 'string') &&
      [shares, scores, pace, nodes].every(list => isList(list, 'number'))
    );
  },
};
