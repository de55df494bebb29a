import { ok, type Result, type Shape } from '@oubliette/kernel';
import type { MatchRecord } from '../arena/fixture.ts';
import type { ArenaPlan } from '../arena/plan.ts';
import { openRecordFile } from '../arena/record-file.ts';
import { playMatch } from '../arena/referee.ts';
import { type Interval, wilson } from '../arena/statistics.ts';
import type { Bot } from '../bot.ts';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { type Player, playerNamed } from '../players/player.ts';
import { COMPARISONS, type Terms } from './terms.ts';

export { COMPARISONS } from './terms.ts';

/** How whoever has some terms fares against an equal who has not. */
export interface Fairness {
  readonly terms: string;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly share: Interval;
}

export interface FairnessWish {
  /** A key of `COMPARISONS`. */
  readonly comparison: string;
  /** Who plays both sides. */
  readonly player: string;
  /** Of each terms. */
  readonly matches: number;
  readonly seed: string;
  /** Where every match is written as it ends; the same wish goes on from there. */
  readonly file?: string;
  readonly told?: (played: number) => void;
}

/** Plays the same deals on all terms, and tells the share of whoever has them. */
export function fairnessOf(wish: FairnessWish): Result<Fairness[]> {
  const { comparison, player: name, matches, seed, file, told = () => {} } = wish;
  const { game, terms } = COMPARISONS[comparison]!;
  const player = playerNamed(KNOWN_GAMES[game]!, name);
  if (!player.ok) return player;
  const modes = terms.map(one => one.name);
  const plan: ArenaPlan = { game, modes, players: [name], matches, seed };
  const opened = file === undefined ? null : openRecordFile(file, plan);
  if (opened !== null && !opened.ok) return opened;
  const records = [...(opened?.value.records ?? [])];
  const done = new Set(records.map(({ id }) => id));
  for (let round = 0; round < matches; round++) {
    for (const one of terms) {
      if (done.has(idOf(one, round))) continue;
      const record = playOn(game, one, player.value, seed, round);
      records.push(record);
      opened?.value.add(record);
      told(records.length);
    }
  }
  return ok(terms.map(one => tallyOf(one, records, matches)));
}

const idOf = ({ name }: Terms, round: number) => `${name} ${round}`;

function playOn(
  name: string,
  terms: Terms,
  player: Player,
  seed: string,
  round: number,
): MatchRecord {
  const { game } = KNOWN_GAMES[name]!;
  const options = game.parseOptions(terms.options(round));
  if (!options.ok) throw new Error(`${terms.name}: ${options.faults[0]!.text}`);
  const seats = game.seats(options.value);
  let holder = terms.holder(round);
  // Where the terms belong to no seat, seats cannot be exchanged: every round is another deal.
  const deal = `${seed} ${holder === null ? round : Math.floor(round / seats.length)}`;
  const contenders = Object.fromEntries(
    seats.map(seat => {
      const bot = bound(player.seated(seats), terms, () => {
        holder ??= seat;
      });
      return [seat, { bot, budget: player.budget }];
    }),
  );
  const { winners, decisions } = playMatch(game, options.value, contenders, deal);
  const share = winners.length === 0 ? 0.5 : winners.includes(holder!) ? 1 : 0;
  const { name: who } = player;
  return {
    id: idOf(terms, round),
    mode: terms.name,
    seed: deal,
    players: [who],
    shares: [share],
    scores: [],
    decisions,
    pace: [],
    nodes: [],
  };
}

/** A player who keeps to the terms; `took` when he is the first to answer by them. */
function bound(bot: Bot<Shape>, terms: Terms, took: () => void): Bot<Shape> {
  return {
    name: bot.name,
    choose(seen, budget, random) {
      const action = terms.settled(seen);
      if (action === undefined) return bot.choose(seen, budget, random);
      took();
      const answer = { action, play: [action], rest: [], reasons: [], line: [] };
      return { ...answer, expectation: [], nodes: 0 };
    },
  };
}

function tallyOf({ name }: Terms, records: readonly MatchRecord[], matches: number): Fairness {
  const shares = Array.from({ length: matches }, (_, round) => `${name} ${round}`).flatMap(id =>
    records.filter(record => record.id === id).map(({ shares: [share] }) => share!),
  );
  const count = (share: number) => shares.filter(one => one === share).length;
  const won = shares.reduce((sum, share) => sum + share, 0);
  return {
    terms: name,
    matches: shares.length,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    share: wilson(won, shares.length),
  };
}

/** The terms on which neither side is better off, as far as is known. */
export function fairest(all: readonly Fairness[]): Fairness {
  const off = ({ share }: Fairness) => Math.abs(share.share - 0.5);
  return all.reduce((one, other) => (off(other) < off(one) ? other : one));
}
