import {
  type Duelist,
  type DuelSeat,
  type ForcesScenario,
  type FurtherContent,
  type HandicapLevel,
  recommendedTarget,
  SEATS,
  type SetId,
  STARTERS,
  seatsFor,
  suggestedHandicap,
  TARGETS,
  wholeTeam,
} from '@oubliette/dungeon-twister';
import type { GameDocument, ScenarioDocument } from '@oubliette/dungeon-twister/documents';
import type { MachineSeats, Opponent } from './people.ts';

type BySeat<T> = Readonly<Record<Duelist, T>>;

/** A scenario as it was chosen, and as the duel takes it. */
interface ChosenScenario {
  readonly document: ScenarioDocument;
  readonly scenario: ForcesScenario;
}

/** Further sets among those that forces are chosen from, and all of them as the duel takes them. */
interface ChosenSets {
  readonly documents: readonly GameDocument[];
  readonly content: FurtherContent;
}

/** How many play: two, or more on a larger labyrinth (DT-MULTI-02). */
export const COUNTS = [2, 3, 4, 5] as const;
type Count = (typeof COUNTS)[number];

/** What those at the table want to play. */
export interface DuelMatchWishes {
  readonly count: Count;
  readonly players: Readonly<Record<DuelSeat, string>>;
  readonly openTable: boolean;
  readonly opponent: Opponent<DuelSeat> | null;
  /** Where more than two play: who of them is the machine, and the larger board of four. */
  readonly machines: MachineSeats<DuelSeat>;
  readonly isWide: boolean;
  readonly quick: boolean;
  readonly beginner: boolean;
  /** What the match is made of: all of one set, or a choice from both. */
  readonly forces: Mode;
  readonly set: SetId;
  readonly scenario: ChosenScenario | null;
  /** A further set of ours that is played by itself in place of `set` (DT-COMP-06). */
  readonly alone?: ChosenSets | null;
  /** Beside our sets, where forces are chosen. */
  readonly further?: ChosenSets | null;
  readonly target: number;
  readonly timer: TimerName;
  readonly levels: BySeat<HandicapLevel>;
  /** Characters of each side, and who gives up +5 and +6: a suggestion that can be changed. */
  readonly teams: BySeat<number>;
  readonly withoutHighCards: BySeat<boolean>;
  /** Empty: one is drawn that nobody can guess. */
  readonly seed: string;
}

/** A turn and an answer in seconds: the printed lengths, and calmer ones (DT-OPT-01, DT-OPT-02). */
const TIMERS = { none: null, printed: { turn: 120, answer: 5 }, calm: { turn: 300, answer: 30 } };
type TimerName = keyof typeof TIMERS;
export const TIMER_NAMES = Object.keys(TIMERS) as readonly TimerName[];

/** How forces come about (DT-MIX-01). */
export const MODES = ['set', 'mutual', 'draft', 'free', 'scenario'] as const;
type Mode = (typeof MODES)[number];

export const PLAIN: DuelMatchWishes = {
  count: 2,
  players: { blue: '', yellow: '', purple: '', green: '', red: '' },
  openTable: false,
  opponent: null,
  machines: { seats: [], level: 'squire', friendly: true },
  isWide: false,
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

export function withLevel(
  wishes: DuelMatchWishes,
  seat: Duelist,
  level: HandicapLevel,
): DuelMatchWishes {
  return suggested({ ...wishes, levels: { ...wishes.levels, [seat]: level } });
}

/** The beginner game is to 5 VP, and with one set (DT-OPT-05). */
export function withBeginner(wishes: DuelMatchWishes, beginner: boolean): DuelMatchWishes {
  if (!beginner) return suggested({ ...wishes, beginner });
  const target = recommendedTarget(false, wishes.count);
  return suggested({ ...wishes, beginner, forces: 'set', alone: null, target });
}

/**
 * More than two play without scenario, to the target that is recommended for them (DT-MULTI-24). Who
 * comes for the first time is alone: the machine takes all other seats.
 */
export function withCount(wishes: DuelMatchWishes, count: Count): DuelMatchWishes {
  const forces = wishes.forces === 'scenario' && count > 2 ? 'draft' : wishes.forces;
  const [, ...others] = seatsFor(count);
  const machines = { ...wishes.machines, seats: count > 2 ? others : [] };
  const target = recommendedTarget(forces !== 'set', count);
  // Eight rooms are the labyrinth of two.
  return suggested({ ...wishes, count, forces, alone: null, target, machines });
}

/** The seats that the machine takes at a table of more than two; none where people sit in all. */
export function machinesIn({ count, machines }: DuelMatchWishes): MachineSeats<DuelSeat> | null {
  const seats = machines.seats.filter(seat => seatsFor(count).includes(seat));
  return count > 2 && seats.length > 0 ? { ...machines, seats } : null;
}

export const isMixed = ({ forces }: DuelMatchWishes): boolean => forces !== 'set';

/** Whether the players themselves choose what they play with (DT-MIX-04 to 07). */
export const isChosen = ({ forces }: DuelMatchWishes): boolean =>
  forces !== 'set' && forces !== 'scenario';

/** A way of choosing takes both sets, the whole maze and the target that is recommended for them. */
export function withMode(wishes: DuelMatchWishes, forces: Mode): DuelMatchWishes {
  const mixed = forces !== 'set';
  if (mixed === isMixed(wishes)) return { ...wishes, forces };
  return suggested({
    ...wishes,
    forces,
    beginner: wishes.beginner && !mixed,
    target: recommendedTarget(mixed, wishes.count),
  });
}

/** A scenario may have a target of its own (DT-MIX-08). */
export function withScenario(wishes: DuelMatchWishes, chosen: ChosenScenario): DuelMatchWishes {
  const target = chosen.scenario.target ?? recommendedTarget(true);
  return { ...withMode(wishes, 'scenario'), scenario: chosen, target };
}

/** Both sets are drafted from, as long as nothing else is wished. */
export function withSet(wishes: DuelMatchWishes, set: SetId | 'mixed'): DuelMatchWishes {
  if (set === 'mixed') return withMode(wishes, isMixed(wishes) ? wishes.forces : 'draft');
  return { ...withMode(wishes, 'set'), set, alone: null };
}

/** A further set by itself: everybody has all of it. The beginner game is played with one of ours. */
export function withAlone(wishes: DuelMatchWishes, alone: ChosenSets): DuelMatchWishes {
  return suggested({ ...withMode(wishes, 'set'), beginner: false, alone });
}

/** The further set that is played by itself, if it is one. */
export const aloneIn = ({ forces, alone }: DuelMatchWishes): GameDocument | null =>
  forces === 'set' ? (alone?.documents[0] ?? null) : null;

/** In the small game too the stronger one leaves out as many as the table says, down to his starters. */
function suggested(wishes: DuelMatchWishes): DuelMatchWishes {
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

export function hasHandicap(wishes: DuelMatchWishes): boolean {
  const full = wholeTeam(wishes.beginner);
  return SEATS.some(seat => wishes.teams[seat] < full || wishes.withoutHighCards[seat]);
}

/** The options of the duel that follow from it. */
export function optionsOf(wishes: DuelMatchWishes): object {
  const { count, quick, beginner, forces, set, target, timer } = wishes;
  const { teams, withoutHighCards, isWide } = wishes;
  const sets = isChosen(wishes) ? wishes.further : aloneIn(wishes) && wishes.alone;
  const content = sets?.content;
  const agreed = {
    forces,
    set,
    quick,
    target,
    timer: TIMERS[timer],
    ...(content && { content }),
  };
  if (count > 2) {
    return { ...agreed, beginner, players: count, ...(count === 4 && isWide && { board: 'wide' }) };
  }
  return {
    ...agreed,
    beginner,
    ...(forces === 'scenario'
      ? { scenario: wishes.scenario?.scenario ?? null }
      : { characters: teams }),
    withoutHighCards: SEATS.filter(seat => withoutHighCards[seat]),
  };
}
