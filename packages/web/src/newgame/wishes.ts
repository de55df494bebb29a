import {
  type DuelSeat,
  type Level,
  SEATS,
  STARTERS,
  suggestedHandicap,
  TARGETS,
  wholeTeam,
} from '@oubliette/dungeon-twister';

type BySeat<T> = Readonly<Record<DuelSeat, T>>;

/** What the two at the table want to play. */
export interface Wishes {
  readonly players: BySeat<string>;
  readonly openTable: boolean;
  readonly quick: boolean;
  readonly beginner: boolean;
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

export const PLAIN: Wishes = {
  players: { blue: '', yellow: '' },
  openTable: false,
  quick: true,
  beginner: false,
  target: TARGETS[0],
  timer: 'none',
  levels: { blue: 'good', yellow: 'good' },
  teams: { blue: wholeTeam(false), yellow: wholeTeam(false) },
  withoutHighCards: { blue: false, yellow: false },
  seed: '',
};

const other = (seat: DuelSeat): DuelSeat => (seat === 'blue' ? 'yellow' : 'blue');

export function withLevel(wishes: Wishes, seat: DuelSeat, level: Level): Wishes {
  return suggested({ ...wishes, levels: { ...wishes.levels, [seat]: level } });
}

/** The beginner game is to 5 VP (DT-OPT-05). */
export function withBeginner(wishes: Wishes, beginner: boolean): Wishes {
  return suggested({ ...wishes, beginner, target: beginner ? TARGETS[0] : wishes.target });
}

/** In the small game too the stronger one leaves out as many as the table says, down to his starters. */
function suggested(wishes: Wishes): Wishes {
  const handicap = (seat: DuelSeat) =>
    suggestedHandicap(wishes.levels[seat], wishes.levels[other(seat)]);
  const team = (seat: DuelSeat) => {
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
  const { quick, beginner, target, timer, teams, withoutHighCards } = wishes;
  return {
    quick,
    beginner,
    target,
    timer: TIMERS[timer],
    characters: teams,
    withoutHighCards: SEATS.filter(seat => withoutHighCards[seat]),
  };
}
