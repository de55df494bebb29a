import { ICONS, SOLO_LEVELS, type SoloLevel, solo } from '@oubliette/dungeon-twister';
import { digest, fastRandom } from '@oubliette/kernel';
import { runner } from './runner.ts';

/** How the fixed simple player fares on a level. */
export interface LevelTable {
  readonly level: SoloLevel;
  readonly matches: number;
  readonly wins: number;
  /** Reinforcements that a cycle with six combats calls on average (NC-ICON-03). */
  readonly expected: number;
  /** Reinforcements that arrived, per match and per turn of the Player. */
  readonly arrived: number;
  readonly arrivedPerTurn: number;
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

/** Plays matches of every level from seeds that follow from the given one. */
export function levelTables(
  matches: number,
  seed: string,
  progress: (played: number) => void = () => {},
): LevelTable[] {
  return SOLO_LEVELS.map((level, index) => {
    const total = { wins: 0, arrived: 0, turns: 0, points: 0, against: 0 };
    for (let match = 0; match < matches; match++) {
      const played = playLevel(level, `${seed} ${match}`);
      total.wins += played.points > played.against ? 1 : 0;
      total.arrived += played.arrived;
      total.turns += played.turns;
      total.points += played.points;
      total.against += played.against;
      progress(index * matches + match + 1);
    }
    return {
      level,
      matches,
      wins: total.wins,
      expected: expectedOn(level),
      arrived: total.arrived / matches,
      arrivedPerTurn: total.arrived / total.turns,
      points: total.points / matches,
      against: total.against / matches,
    };
  });
}

interface Played {
  readonly points: number;
  readonly against: number;
  readonly arrived: number;
  readonly turns: number;
}

function numberOf(text: string): number {
  return Number.parseInt(digest(text).slice(0, 8), 16);
}

/** One match; what the player imagines never touches its dice. */
function playLevel(level: SoloLevel, seed: string): Played {
  const options = solo.parseOptions({ level, quick: true });
  if (!options.ok) throw new Error(`there is no level ${level}`);
  const random = fastRandom(numberOf(seed));
  const imagination = fastRandom(numberOf(`${seed} imagined`));
  const state = solo.setup(options.value, random);
  let arrived = 0;
  while (solo.decision(state) !== null) {
    const seen = solo.view(state, 'yellow');
    const action = runner(seen, solo.legal(state, 'yellow'), imagination);
    const story = solo.apply(state, 'yellow', action, random);
    arrived += story.filter(({ kind }) => kind === 'reinforcement').length;
  }
  const { points, round } = solo.view(state, 'yellow');
  return { points: points.yellow, against: points.np, arrived, turns: round };
}
