import { fail, fault, type Game, type Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import { type Interval, wilson } from '../arena/statistics.ts';
import type { Bot } from '../bot.ts';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { evenPlayerNamed, type NamedPlayer } from '../players/player.ts';
import {
  areAll,
  ifThereIs,
  inRounds,
  type RunEnd,
  type RunFixture,
  type RunKind,
  type RunPlan,
} from '../run-kind.ts';
import { COMPARISONS, type FairnessTerms } from './terms.ts';

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

/** Who meets an equal on which terms. */
export interface FairnessPlan extends RunPlan {
  /** A key of `COMPARISONS`. */
  readonly comparison: string;
  /** Who plays both sides. */
  readonly player: string;
}

/** A match on some terms. */
interface Meeting extends RunFixture {
  readonly comparison: string;
  readonly terms: string;
  readonly player: string;
  readonly seed: string;
  readonly round: number;
}

/** How a match on some terms ended for whoever had them: 1, 0, or a half for a draw. */
export interface FairnessEnd extends RunEnd {
  readonly terms: string;
  readonly share: number;
}

export const fairnessKind: RunKind<FairnessPlan, Meeting, FairnessEnd> = {
  check(plan) {
    const { comparison, player } = plan;
    if (Object.hasOwn(COMPARISONS, comparison)) {
      return ifThereIs(evenPlayerNamed(KNOWN_GAMES[COMPARISONS[comparison]!.game]!, player), plan);
    }
    const known = Object.keys(COMPARISONS).join(', ');
    return fail(fault('comparison', 'WHAT', `It must be one of ${known}.`));
  },
  /** The same deals on all terms. */
  fixturesOf({ comparison, player, matches, seed }) {
    const { terms } = COMPARISONS[comparison]!;
    return inRounds(matches, round =>
      terms.map(({ name }) => ({
        id: `${name} ${round}`,
        comparison,
        terms: name,
        player,
        seed,
        round,
      })),
    );
  },
  play({ id, comparison, terms: name, player, seed, round }) {
    const { game, terms } = COMPARISONS[comparison]!;
    const known = KNOWN_GAMES[game]!;
    const named = evenPlayerNamed(known, player);
    if (!named.ok) throw new Error(named.faults[0]!.text);
    const one = terms.find(other => other.name === name)!;
    return { id, terms: name, share: shareOn(known.game, one, named.value, seed, round) };
  },
  isRecord: read => areAll(read, ['id', 'terms'], 'string') && areAll(read, ['share'], 'number'),
};

/** The share of whoever has the terms in one match. */
function shareOn(
  game: Game<Shape>,
  terms: FairnessTerms,
  player: NamedPlayer,
  seed: string,
  round: number,
): number {
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
  const { winners } = playMatch(game, options.value, contenders, deal);
  return winners.length === 0 ? 0.5 : winners.includes(holder!) ? 1 : 0;
}

/** A player who keeps to the terms; `took` when they are the first to answer by them. */
function bound(bot: Bot<Shape>, terms: FairnessTerms, took: () => void): Bot<Shape> {
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

/** What the matches say, terms by terms. */
export function fairnessOf(comparison: string, records: readonly FairnessEnd[]): Fairness[] {
  return COMPARISONS[comparison]!.terms.map(({ name }) => {
    const shares = records.filter(({ terms }) => terms === name).map(({ share }) => share);
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
  });
}

/** The terms on which neither side is better off, as far as is known. */
export function fairest(all: readonly Fairness[]): Fairness {
  const off = ({ share }: Fairness) => Math.abs(share.share - 0.5);
  return all.reduce((one, other) => (off(other) < off(one) ? other : one));
}
