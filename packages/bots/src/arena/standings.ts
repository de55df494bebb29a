import type { MatchRecord } from './fixture.ts';
import { type ArenaPlan, pairsOf } from './plan.ts';
import { eloOf, type Interval, wilson } from './statistics.ts';

export interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Share of the wins of the first, draws as halves. */
  readonly rate: Interval;
  /** The same seat by seat, in the order of the seats, where the player has sat there. */
  readonly bySeat: readonly (Interval | null)[];
}

export interface ArenaStanding {
  readonly player: string;
  readonly elo: number;
  readonly played: number;
  readonly rate: Interval;
  /** Milliseconds and simulated lines per choice. */
  readonly pace: number;
  readonly nodes: number;
}

export interface Standings {
  readonly plan: ArenaPlan;
  readonly played: number;
  /** The strongest first. */
  readonly table: readonly ArenaStanding[];
  readonly pairings: readonly Pairing[];
  /** Wins of whoever sat first, over all matches. */
  readonly firstSeat: Interval;
  readonly decisions: number;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the matches played so far say. */
export function standingsOf(plan: ArenaPlan, records: readonly MatchRecord[]): Standings {
  const { players } = plan;
  const pairings = pairsOf(players).map(([one, other]) => pairing(one, other, records));
  const elos = eloOf(
    players.map(one =>
      players.map(other => (one === other ? 0 : won(meetings(one, other, records)))),
    ),
  );
  const table = players.map((player, index) => standing(player, elos[index]!, records));
  return {
    plan,
    played: records.length,
    table: table.sort((one, other) => other.elo - one.elo),
    pairings,
    firstSeat: wilson(
      records.reduce((sum, { shares }) => sum + shares[0]!, 0),
      records.length,
    ),
    decisions: mean(records.map(({ decisions }) => decisions)),
  };
}

interface Meeting {
  readonly seat: number;
  readonly share: number;
}

/** Where somebody sat whenever they met the other one, and what they won. */
function meetings(one: string, other: string, records: readonly MatchRecord[]): Meeting[] {
  return records
    .filter(({ players }) => players.includes(one) && players.includes(other))
    .map(({ players, shares }) => {
      const seat = players.indexOf(one);
      return { seat, share: shares[seat]! };
    });
}

const won = (met: readonly Meeting[]) => met.reduce((sum, { share }) => sum + share, 0);
const rateOf = (met: readonly Meeting[]) => wilson(won(met), met.length);

function pairing(one: string, other: string, records: readonly MatchRecord[]): Pairing {
  const met = meetings(one, other, records);
  const count = (wanted: number) => met.filter(({ share }) => share === wanted).length;
  const seats = [0, 1].map(place => met.filter(({ seat }) => seat === place));
  return {
    one,
    other,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    rate: rateOf(met),
    bySeat: seats.map(there => (there.length === 0 ? null : rateOf(there))),
  };
}

function standing(player: string, elo: number, records: readonly MatchRecord[]): ArenaStanding {
  const own = records.filter(({ players }) => players.includes(player));
  const each = (of: 'shares' | 'pace' | 'nodes') =>
    own.map(record => record[of][record.players.indexOf(player)]!);
  const shares = each('shares');
  return {
    player,
    elo,
    played: own.length,
    rate: wilson(
      shares.reduce((sum, share) => sum + share, 0),
      own.length,
    ),
    pace: mean(each('pace')),
    nodes: mean(each('nodes')),
  };
}
