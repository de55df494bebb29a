import { ICONS, SOLO_LEVELS, type SoloLevel, solo } from '@oubliette/dungeon-twister';
import { digest, fastRandom } from '@oubliette/kernel';
import {
  areAll,
  ifThereIs,
  inRounds,
  type RunEnd,
  type RunFixture,
  type RunKind,
  type RunPlan,
} from '../run-kind.ts';
import { seatingOf } from './players.ts';

/** A mean of matches, and how far from it the truth may lie: 95 times in 100 it is no farther. */
export interface MeanOfMatches {
  readonly mean: number;
  readonly leeway: number;
}

/** How a player fares on a level. */
export interface LevelTable {
  readonly level: SoloLevel;
  readonly matches: number;
  /** The share of matches that the player wins. */
  readonly wins: MeanOfMatches;
  /** Reinforcements that a cycle with six combats calls on average (NC-ICON-03). */
  readonly expected: number;
  /** Reinforcements that arrived, per match and per turn of the Player. */
  readonly arrived: MeanOfMatches;
  readonly arrivedPerTurn: MeanOfMatches;
  /** Mean points of the Player and of the NP. */
  readonly points: number;
  readonly against: number;
}

const COMBATS = 6;
const PLAYERS_CARDS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];

function expectedOn(level: SoloLevel): number {
  const { actions, players, np } = ICONS[level];
  const calling = (values: readonly number[]) =>
    PLAYERS_CARDS.filter(value => values.includes(value)).length;
  return actions.length + (COMBATS * (calling(players) + calling(np))) / PLAYERS_CARDS.length;
}

/** Who plays every level. */
export interface LevelsPlan extends RunPlan {
  readonly player: string;
}

/** A match on a level. */
interface Attempt extends RunFixture {
  readonly level: SoloLevel;
  readonly player: string;
  readonly seed: string;
}

/** How it ended. */
export interface SoloEnd extends RunEnd {
  readonly level: SoloLevel;
  readonly points: number;
  readonly against: number;
  readonly arrived: number;
  readonly turns: number;
}

export const levelsKind: RunKind<LevelsPlan, Attempt, SoloEnd> = {
  check: plan => ifThereIs(seatingOf(plan.player), plan),
  /** The same deals on all levels. */
  fixturesOf({ player, matches, seed }) {
    return inRounds(matches, match =>
      SOLO_LEVELS.map(level => ({
        id: `${level} ${match}`,
        level,
        player,
        seed: `${seed} ${match}`,
      })),
    );
  },
  play: playLevel,
  isRecord: read =>
    areAll(read, ['id', 'level'], 'string') &&
    areAll(read, ['points', 'against', 'arrived', 'turns'], 'number'),
};

/** What the matches say, level by level. */
export function levelTables(records: readonly SoloEnd[]): LevelTable[] {
  return SOLO_LEVELS.map(level => {
    const played = records.filter(record => record.level === level);
    const matches = played.length;
    const ones = played.map(() => 1);
    const arrived = played.map(one => one.arrived);
    const won = played.map(one => (one.points > one.against ? 1 : 0));
    return {
      level,
      matches,
      wins: ratio(won, ones),
      expected: expectedOn(level),
      arrived: ratio(arrived, ones),
      arrivedPerTurn: ratio(
        arrived,
        played.map(one => one.turns),
      ),
      points: sum(played.map(one => one.points)) / matches,
      against: sum(played.map(one => one.against)) / matches,
    };
  });
}

/** Standard errors of a mean that 95 in 100 samples keep within. */
const CONFIDENT = 1.96;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** So much of one thing for each of another, with its leeway. */
function ratio(some: readonly number[], others: readonly number[]): MeanOfMatches {
  const mean = sum(some) / sum(others);
  const spread = sum(some.map((one, at) => (one - mean * others[at]!) ** 2));
  return { mean, leeway: (CONFIDENT * Math.sqrt(spread)) / sum(others) };
}

function numberOf(text: string): number {
  return Number.parseInt(digest(text).slice(0, 8), 16);
}

/** One match; what the player imagines never touches its dice. */
function playLevel({ id, level, player: name, seed }: Attempt): SoloEnd {
  const seating = seatingOf(name);
  if (!seating.ok) throw new Error(seating.faults[0]!.text);
  const options = solo.parseOptions({ level });
  if (!options.ok) throw new Error(`there is no level ${level}`);
  const random = fastRandom(numberOf(seed));
  const imagination = fastRandom(numberOf(`${seed} imagined`));
  const state = solo.setup(options.value, random);
  const player = seating.value();
  let arrived = 0;
  while (solo.decision(state) !== null) {
    const action = player(solo.view(state, 'yellow'), solo.legal(state, 'yellow'), imagination);
    const story = solo.apply(state, 'yellow', action, random);
    arrived += story.filter(({ kind }) => kind === 'reinforcement').length;
  }
  const { points, round } = solo.view(state, 'yellow');
  return { id, level, points: points.yellow, against: points.np, arrived, turns: round };
}
