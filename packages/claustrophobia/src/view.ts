import type { Viewer } from '@oubliette/kernel';
import type { Action } from './action.ts';
import { cellName } from './board/cells.ts';
import { cardsIn, handSize } from './cards/hand.ts';
import type { CardKind } from './cards/kinds.ts';
import { TILES } from './content/tiles.ts';
import { F, FACT_NAMES, type Fact } from './facts.ts';
import type { Question } from './question.ts';
import { DEMON, HUMAN, type Role, type Seat } from './seats.ts';
import { FORESEEN, fact, OPEN, roleOf, type State, seatOf } from './state.ts';
import { WARRIOR_NAMES } from './warriors/roster.ts';
import { cloneWork, type Work } from './work.ts';

/** All that a viewer may know of a match. */
export interface View {
  readonly viewer: Viewer<Seat>;
  /** Who plays which side. */
  readonly seats: { readonly human: Seat; readonly demon: Seat };
  readonly facts: Readonly<Record<Fact, number>>;
  readonly board: readonly TileView[];
  /** Tiles that were discarded, and marks of those on the board. */
  readonly marks: Readonly<Record<string, number>>;
  readonly pile: PileView;
  readonly warriors: Readonly<Record<string, WarriorView>>;
  /** By object: who carries it, or −1. */
  readonly bearer: readonly number[];
  readonly hands: { readonly human: HandView; readonly demon: HandView };
  readonly dice: readonly number[];
  readonly uses: readonly (readonly number[])[];
  readonly last: Action | null;
  readonly work: readonly Work[];
  readonly asked: Question | null;
}

interface TileView {
  readonly id: string;
  readonly cell: string;
  readonly quarters: number;
  readonly open: number;
  readonly caved: number;
  readonly closed: number;
}

interface PileView {
  readonly count: number;
  /** From the top; nothing where the viewer does not know the tile. */
  readonly tiles: readonly (string | null)[];
  /** How much is known of each, as far as the viewer can tell. */
  readonly known: readonly number[];
}

interface WarriorView {
  readonly place: number;
  readonly flags: number;
  readonly wounds: number;
  readonly lines: number;
  readonly die: number;
}

interface HandView {
  readonly count: number;
  readonly deck: number;
  readonly spent: readonly CardKind[];
  /** The own cards. */
  readonly cards?: readonly CardKind[];
}

export function view(state: State, viewer: Viewer<Seat>): View {
  const own = viewer === 'table' ? null : roleOf(state, viewer);
  return {
    viewer,
    seats: { human: seatOf(state, HUMAN), demon: seatOf(state, DEMON) },
    facts: Object.fromEntries(FACT_NAMES.map(name => [name, fact(state, F[name])])) as Record<
      Fact,
      number
    >,
    board: Array.from({ length: state.count }, (_, spot) => tileView(state, spot)),
    marks: Object.fromEntries(
      TILES.flatMap(({ id }, tile) => (state.marks[tile] === 0 ? [] : [[id, state.marks[tile]!]])),
    ),
    pile: pileView(state, own),
    warriors: Object.fromEntries(WARRIOR_NAMES.map((name, who) => [name, warriorView(state, who)])),
    bearer: [...state.bearer],
    hands: { human: handView(state, HUMAN, own), demon: handView(state, DEMON, own) },
    dice: [...state.dice],
    uses: state.uses.map(use => [...use]),
    last: state.last,
    work: state.work.map(cloneWork),
    asked: state.frames[0] ?? null,
  };
}

function tileView(state: State, spot: number): TileView {
  return {
    id: TILES[state.tiles[spot]!]!.id,
    cell: cellName(state.cells[spot]!),
    quarters: state.turns[spot]!,
    open: state.open[spot]!,
    caved: state.caved[spot]!,
    closed: state.closed[spot]!,
  };
}

/** The Human player remembers what he has foreseen; what everybody saw, everybody knows. */
function pileView(state: State, own: Role | null): PileView {
  const least = own === HUMAN ? FORESEEN : OPEN;
  const tiles: (string | null)[] = [];
  const known: number[] = [];
  for (let at = state.left - 1; at >= 0; at--) {
    const seen = state.known[at]! >= least;
    tiles.push(seen ? TILES[state.pile[at]!]!.id : null);
    known.push(state.known[at]!);
  }
  return { count: state.left, tiles, known };
}

function warriorView(state: State, who: number): WarriorView {
  return {
    place: state.place[who]!,
    flags: state.flags[who]!,
    wounds: state.wounds[who]!,
    lines: state.lines[who] ?? 0,
    die: state.die[who] ?? 0,
  };
}

function handView(state: State, role: Role, own: Role | null): HandView {
  return {
    count: handSize(state, role),
    deck: state.decks[role].length,
    spent: cardsIn(state.spent, role),
    ...(role === own && { cards: cardsIn(state.hand, role) }),
  };
}
