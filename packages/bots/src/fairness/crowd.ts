import { playMatch } from '../arena/referee.ts';
import { type Interval, wilson } from '../arena/statistics.ts';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { playerNamed } from '../players/player.ts';
import {
  areAll,
  ifThereIs,
  inRounds,
  type RunEnd,
  type RunFixture,
  type RunKind,
  type RunPlan,
} from '../run-kind.ts';

/**
 * Tables of more than two: equal players show whether the seats are worth the same, and one stronger
 * player among others shows what they make of their share.
 */

const DUEL = KNOWN_GAMES.duel!;

export interface CrowdPlan extends RunPlan {
  readonly modes: readonly string[];
  /** Who sits in every seat, and who takes one of them in turn, if anybody. */
  readonly player: string;
  readonly alone: string;
}

interface Gathering extends RunFixture {
  readonly mode: string;
  readonly seed: string;
  readonly player: string;
  readonly alone: string;
  readonly round: number;
}

/** How a match ended; the share of the win of every seat, in the order of the seats. */
export interface CrowdEnd extends RunEnd {
  readonly mode: string;
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** Where the one sat who was alone, or −1. */
  readonly alone: number;
  readonly decisions: number;
}

/** No player: everybody is alike. */
export const NOBODY_ALONE = '';

/** The modes of the duel for more than two whose forces come by chance. */
export const CROWD_MODES = ['three', 'four', 'five'] as const;

export const crowdKind: RunKind<CrowdPlan, Gathering, CrowdEnd> = {
  check(plan) {
    const named = playerNamed(DUEL, plan.player);
    if (!named.ok || plan.alone === NOBODY_ALONE) return ifThereIs(named, plan);
    return ifThereIs(playerNamed(DUEL, plan.alone), plan);
  },
  fixturesOf({ modes, player, alone, matches, seed }) {
    return inRounds(matches, round =>
      modes.map(mode => ({ id: `${mode} ${round}`, mode, seed, player, alone, round })),
    );
  },
  play({ id, mode, seed, player, alone, round }) {
    const { game } = DUEL;
    const options = game.parseOptions(game.modes[mode]);
    if (!options.ok) throw new Error(`${mode}: ${options.faults[0]!.text}`);
    const seats = game.seats(options.value);
    const place = alone === NOBODY_ALONE ? -1 : round % seats.length;
    const contenders = Object.fromEntries(
      seats.map((seat, side) => {
        const named = playerNamed(DUEL, side === place ? alone : player);
        if (!named.ok) throw new Error(named.faults[0]!.text);
        return [seat, { bot: named.value.seated(seats), budget: named.value.budget }];
      }),
    );
    // Whoever is alone meets the same deal from every seat.
    const deal = place < 0 ? round : Math.floor(round / seats.length);
    const played = playMatch(game, options.value, contenders, `${seed} ${mode} ${deal}`);
    const { winners, scores, decisions } = played;
    const shares = seats.map(seat => {
      if (winners.length === 0) return 1 / seats.length;
      return winners.includes(seat) ? 1 / winners.length : 0;
    });
    const points = seats.map(seat => scores[seat] ?? 0);
    return { id, mode, shares, points, alone: place, decisions };
  },
  isRecord: read =>
    areAll(read, ['id', 'mode'], 'string') && areAll(read, ['alone', 'decisions'], 'number'),
};

/** What the matches of a mode say: the share of each seat, and that of whoever was alone. */
export interface CrowdTable {
  readonly mode: string;
  readonly seats: readonly string[];
  readonly matches: number;
  readonly bySeat: readonly Interval[];
  readonly points: readonly number[];
  readonly alone: Interval | null;
  readonly decisions: number;
}

export function crowdTable(mode: string, records: readonly CrowdEnd[]): CrowdTable {
  const { game } = DUEL;
  const options = game.parseOptions(game.modes[mode]);
  const seats = options.ok ? game.seats(options.value) : [];
  const played = records.filter(record => record.mode === mode);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const matches = played.length;
  const held = played.filter(({ alone }) => alone >= 0);
  return {
    mode,
    seats,
    matches,
    bySeat: seats.map((_, side) => wilson(sum(played.map(({ shares }) => shares[side]!)), matches)),
    points: seats.map((_, side) => sum(played.map(({ points }) => points[side]!)) / matches),
    alone:
      held.length === 0
        ? null
        : wilson(sum(held.map(({ shares, alone }) => shares[alone]!)), held.length),
    decisions: sum(played.map(({ decisions }) => decisions)) / matches,
  };
}

/** How far a seat may be from its fair share, in parts of all wins. */
export const LEEWAY = 0.05;
/** What the strongest player has to make of their share among greedy ones. */
export const TIMES_FAIR = 2;
