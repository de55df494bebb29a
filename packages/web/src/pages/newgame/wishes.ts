import {
  type Duelist,
  type DuelSeat,
  type FurtherContent,
  type Level,
  recommendedTarget,
  type Scenario,
  SEATS,
  type SetId,
  STARTERS,
  suggestedHandicap,
  TARGETS,
  wholeTeam,
} from '@oubliette/dungeon-twister';
import type { GameDocument, ScenarioDocument } from '@oubliette/dungeon-twister/documents';
import type { Opponent } from './people.ts';

type BySeat<T> = Readonly<Record<Duelist, T>>;

/** A scenario as it was chosen, and as the duel takes it. */
interface ChosenScenario {
  readonly document: ScenarioDocument;
  readonly scenario: Scenario;
}

/** A further set among those that forces are chosen from, and as the duel takes it. */
interface ChosenSet {
  readonly document: GameDocument;
  readonly content: FurtherContent;
}

/** How many play: two, or more on a larger labyrinth (DT-MULTI-02). */
export const COUNTS = [2, 3, 4, 5] as const;
type Count = (typeof COUNTS)[number];

/** What those at the table want to play. */
export interface Wishes {
  readonly count: Count;
  readonly players: Readonly<Record<DuelSeat, string>>;
  readonly openTable: boolean;
  readonly opponent: Opponent<DuelSeat> | null;
  readonly quick: boolean;
  readonly beginner: boolean;
  /** What the match is made of: all of one set, or a choice from both. */
  readonly forces: Mode;
  readonly set: SetId;
  readonly scenario: ChosenScenario | null;
  /** Beside our sets, where forces are chosen. */
  readonly further?: ChosenSet | null;
  readonly target: number;
  readonly timer: TimerName;
  readonly levels: BySeat<Level>;
  /** Characters of each side, and who gives up +5 and +6: a suggestion that can be changed. */
  readonly teams: BySeat<number>;
  readonly withoutHighCards: BySeat<boolean>;
  /** Empty: one is drawn that nobody can guess. */
  readonly seed: string;
}

/** A turn and an answer in seconds: the printed lengths, and calmer ones (DT-OPT-01, DT-OPT-02). */
const TIMERS = { none: null, printed: { turn: 120, answer: 5 }, calm: { turn: 300, answer: 30 } };
type TimerName = keyof typeof TIMERS;

/** How forces come about (DT-MIX-01). */
export const MODES = ['set', 'mutual', 'draft', 'free', 'scenario'] as const;
type Mode = (typeof MODES)[number];

export const PLAIN: Wishes = {
  count: 2,
  players: { blue: '', yellow: '', purple: '', green: '', red: '' },
  openTable: false,
  opponent: null,
  quick: true,
  beginner: false,
  forces: 'set',
  set: 'prison',
  scenario: null,
  target: TARGETS[0],
  timer: 'none',
  levels: { blue: 'good', yellow: 'good' },
  teams: { blue: wholeTeam(false), yellow: wholeTeam(false) },
  withoutHighCards: { blue: false, yellow: false },
  seed: '',
};

const other = (seat: Duelist): Duelist => (seat === 'blue' ? 'yellow' : 'blue');

export function withLevel(wishes: Wishes, seat: Duelist, level: Level): Wishes {
  return suggested({ ...wishes, levels: { ...wishes.levels, [seat]: level } });
}

/** The beginner game is to 5 VP, and with one set (DT-OPT-05). */
export function withBeginner(wishes: Wishes, beginner: boolean): Wishes {
  if (!beginner) return suggested({ ...wishes, beginner });
  return suggested({ ...wishes, beginner, forces: 'set', target: TARGETS[0] });
}

/** More than two people play without machine, scenario and the small game (DT-MULTI-02). */
export function withCount(wishes: Wishes, count: Count): Wishes {
  if (count === 2) return { ...wishes, count };
  const forces = wishes.forces === 'scenario' ? 'draft' : wishes.forces;
  return suggested({ ...wishes, count, forces, beginner: false, opponent: null });
}

export const isMixed = ({ forces }: Wishes): boolean => forces !== 'set';

/** Whether the players themselves choose what they play with (DT-MIX-04 to 07). */
export const isChosen = ({ forces }: Wishes): boolean => forces !== 'set' && forces !== 'scenario';

/** A way of choosing takes both sets, the whole maze and the target that is recommended for them. */
export function withMode(wishes: Wishes, forces: Mode): Wishes {
  const mixed = forces !== 'set';
  if (mixed === isMixed(wishes)) return { ...wishes, forces };
  return suggested({
    ...wishes,
    forces,
    beginner: wishes.beginner && !mixed,
    target: recommendedTarget(mixed),
  });
}

/** A scenario may have a target of its own (DT-MIX-08). */
export function withScenario(wishes: Wishes, chosen: ChosenScenario): Wishes {
  const target = chosen.scenario.target ?? recommendedTarget(true);
  return { ...withMode(wishes, 'scenario'), scenario: chosen, target };
}

/** Both sets are drafted from, as long as nothing else is wished. */
export function withSet(wishes: Wishes, set: SetId | 'mixed'): Wishes {
  if (set === 'mixed') return withMode(wishes, isMixed(wishes) ? wishes.forces : 'draft');
  return { ...withMode(wishes, 'set'), set };
}

/** In the small game too the stronger one leaves out as many as the table says, down to his starters. */
function suggested(wishes: Wishes): Wishes {
  const handicap = (seat: Duelist) =>
    suggestedHandicap(wishes.levels[seat], wishes.levels[other(seat)]);
  const team = (seat: Duelist) => {
    const left = wholeTeam(false) - handicap(seat).characters;
    return Math.max(STARTERS, wholeTeam(wishes.beginner) - left);
  };
  return {
    ...wishes,
    teams: { blue: team('blue'), yellow: team('yellow') },
    withoutHighCards: {
      blue: handicap('blue').withoutHighCards,
      yellow: handicap('yellow').withoutHighCards,
    },
  };
}

export function hasHandicap(wishes: Wishes): boolean {
  const full = wholeTeam(wishes.beginner);
  return SEATS.some(seat => wishes.teams[seat] < full || wishes.withoutHighCards[seat]);
}

/** The options of the duel that follow from it. */
export function optionsOf(wishes: Wishes): object {
  const { count, quick, beginner, forces, set, target, timer, teams, withoutHighCards } = wishes;
  const content = isChosen(wishes) && wishes.further?.content;
  const agreed = {
    forces,
    set,
    quick,
    target,
    timer: TIMERS[timer],
    ...(content && { content }),
  };
  if (count > 2) return { ...agreed, players: count };
  return {
    ...agreed,
    beginner,
    ...(forces === 'scenario'
      ? { scenario: wishes.scenario?.scenario ?? null }
      : { characters: teams }),
    withoutHighCards: SEATS.filter(seat => withoutHighCards[seat]),
  };
}
