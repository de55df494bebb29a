import type { Event, View } from '@oubliette/claustrophobia';
import type { CaveSnapshot } from '../choice.ts';
import { HUMAN_NAMES, isTroglodyte, warriorIn } from '../reading.ts';
import type { Party } from '../words/index.ts';

/** Why a match is over. */
export type Reason = 'won' | 'draw' | 'both' | 'still' | 'resigned' | 'agreed-draw';

/** The rule that ends it. */
export const RULES: Readonly<Record<Reason, string>> = {
  won: 'CL-WIN-01',
  draw: 'CL-WIN-01',
  both: 'CL-WIN-03',
  still: 'CL-WIN-06',
  resigned: 'CL-WIN-05',
  'agreed-draw': 'CL-WIN-05',
};

/** Rounds in a row without anything of note that end a match (CL-WIN-06). */
const QUIET_ROUNDS = 20;
const ESCAPED = -3;
const DEAD = -2;

type Ended = Pick<CaveSnapshot, 'view' | 'resigned' | 'agreedDraw' | 'outcome'>;

/** The side that has won, or null. */
export function winnerOf({ view, outcome }: Pick<CaveSnapshot, 'view' | 'outcome'>): Party | null {
  const [seat] = outcome?.winners ?? [];
  if (seat === undefined) return null;
  return seat === view.seats.human ? 'human' : 'demon';
}

export function reasonOf(ended: Ended): Reason {
  if (ended.resigned !== null) return 'resigned';
  if (ended.agreedDraw) return 'agreed-draw';
  if (winnerOf(ended) !== null) return 'won';
  if (ended.view.facts.quiet >= QUIET_ROUNDS) return 'still';
  return escapedOf(ended.view).length === 1 ? 'draw' : 'both';
}

const humansAt = (view: View, isThere: (place: number) => boolean): string[] =>
  HUMAN_NAMES.filter(who => isThere(warriorIn(view, who)?.place ?? -1));

const escapedOf = (view: View): string[] => humansAt(view, place => place === ESCAPED);

/** How a match went for the humans and for the horde. */
export interface Account {
  readonly escaped: readonly string[];
  readonly alive: readonly string[];
  readonly dead: readonly string[];
  /** Troglodytes and Demons that fell. */
  readonly troglodytes: number;
  readonly demons: number;
  readonly rounds: number;
  readonly tiles: number;
}

export function accountOf({ view, chapters }: Pick<CaveSnapshot, 'view' | 'chapters'>): Account {
  const killed = chapters
    .flatMap(({ events }) => events)
    .flatMap((event: Event) => (event.kind === 'killed' ? [event.who] : []));
  return {
    escaped: escapedOf(view),
    alive: humansAt(view, place => place >= 0),
    dead: humansAt(view, place => place === DEAD),
    troglodytes: killed.filter(isTroglodyte).length,
    demons: killed.filter(who => who === 'D').length,
    rounds: view.facts.round,
    tiles: view.board.length,
  };
}
