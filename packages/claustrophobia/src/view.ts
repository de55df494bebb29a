import type { Viewer } from '@oubliette/kernel';
import type { Action } from './action.ts';
import { cellName } from './board/cells.ts';
import { lettersOf } from './board/openings.ts';
import { cardsIn, handSize } from './cards/hand.ts';
import type { CardKind } from './cards/kinds.ts';
import { OBJECT_IDS } from './content/objects.ts';
import { TILES } from './content/tiles.ts';
import type { QuestionKind } from './question.ts';
import { type CaveSeat, DEMON, HUMAN, type Role, SEATS } from './seats.ts';
import { type FactsView, factsView } from './seen/facts.ts';
import {
  FLAGS_SHOWN,
  KNOWLEDGE,
  linesIn,
  MARKS_SHOWN,
  offTiles,
  type TileMark,
  type WarriorFlag,
} from './seen/marks.ts';
import { type CaveWorkView, workView } from './seen/work.ts';
import { FORESEEN, OPEN, roleOf, type State, seatOf } from './state.ts';
import { AREA_NAMES, type AreaName } from './threat/areas.ts';
import { WARRIOR_NAMES } from './warriors/roster.ts';

/**
 * All that a viewer may know of a match: the one thing that a client or a bot receives. It speaks as the
 * notation does (docs/notation.md): warriors are names (`BR1`), tiles too (`T12`), a place on the board is
 * its column and row (`@1,0`).
 */
export interface CaveView {
  readonly viewer: Viewer<CaveSeat>;
  /** Who plays which side. */
  readonly seats: { readonly human: CaveSeat; readonly demon: CaveSeat };
  readonly facts: FactsView;
  /** Tiles in the order of placing. */
  readonly board: readonly TileView[];
  /** Tiles that were discarded, and marks of those on the board. */
  readonly marks: Readonly<Record<string, readonly TileMark[]>>;
  readonly pile: PileView;
  readonly warriors: Readonly<Record<string, WarriorView>>;
  /** By object: who carries it; what nobody carries is left out. */
  readonly bearer: Readonly<Record<string, string>>;
  readonly hands: { readonly human: HandView; readonly demon: HandView };
  /** Dice on the table: action dice not yet given, or destiny dice not yet placed. */
  readonly dice: readonly number[];
  /** Areas of destiny that are used now, with their dice. */
  readonly uses: readonly { readonly area: AreaName; readonly dice: readonly number[] }[];
  /** The last thing that was done, as everybody saw it. */
  readonly last: Action | null;
  readonly work: readonly CaveWorkView[];
  /** The question, and which side it asks. */
  readonly asked: { readonly kind: QuestionKind; readonly role: 'human' | 'demon' } | null;
}

interface TileView {
  readonly id: string;
  /** `@1,0`. */
  readonly cell: string;
  /** Quarter turns clockwise. */
  readonly quarters: number;
  /** Sides with an opening, as the tile lies: `NES`; under a cave-in; closed to humans. */
  readonly open: string;
  readonly caved: string;
  readonly closed: string;
}

interface PileView {
  readonly count: number;
  /** From the top; nothing where the viewer does not know the tile. */
  readonly tiles: readonly (string | null)[];
  /** How much is known of each, as far as the viewer can tell. */
  readonly known: readonly (typeof KNOWLEDGE)[number][];
}

interface WarriorView {
  /** The cell of their tile, or where they are instead: `aside` if they have not come into play. */
  readonly place: string;
  readonly flags: readonly WarriorFlag[];
  readonly wounds: number;
  /** Cancelled lines of a human, and their die. */
  readonly lines: readonly number[];
  readonly die: number | null;
}

interface HandView {
  readonly count: number;
  readonly deck: number;
  readonly spent: readonly CardKind[];
  /** The own cards. */
  readonly cards?: readonly CardKind[];
}

export function view(state: State, viewer: Viewer<CaveSeat>): CaveView {
  const [asked] = state.frames;
  const own = viewer === 'table' ? null : roleOf(state, viewer);
  return {
    viewer,
    seats: { human: seatOf(state, HUMAN), demon: seatOf(state, DEMON) },
    facts: factsView(state),
    board: Array.from({ length: state.count }, (_, spot) => tileView(state, spot)),
    marks: Object.fromEntries(
      TILES.flatMap(({ id }, tile) =>
        state.marks[tile] === 0 ? [] : [[id, MARKS_SHOWN[state.marks[tile]!]!]],
      ),
    ),
    pile: pileView(state, own),
    warriors: Object.fromEntries(WARRIOR_NAMES.map((name, who) => [name, warriorView(state, who)])),
    bearer: Object.fromEntries(
      OBJECT_IDS.flatMap((id, object) => {
        const who = state.bearer[object]!;
        return who < 0 ? [] : [[id, WARRIOR_NAMES[who]!]];
      }),
    ),
    hands: { human: handView(state, HUMAN, own), demon: handView(state, DEMON, own) },
    dice: [...state.dice],
    uses: state.uses.map(([area = 0, ...dice]) => ({ area: AREA_NAMES[area - 1]!, dice })),
    last: state.last,
    work: state.work.map(work => workView(work, state)),
    asked: asked === undefined ? null : { kind: asked.kind, role: SEATS[asked.role] },
  };
}

function tileView(state: State, spot: number): TileView {
  return {
    id: TILES[state.tiles[spot]!]!.id,
    cell: cellName(state.cells[spot]!),
    quarters: state.turns[spot]!,
    open: lettersOf(state.open[spot]!),
    caved: lettersOf(state.caved[spot]!),
    closed: lettersOf(state.closed[spot]!),
  };
}

/** The Human player remembers what they have foreseen; what everybody saw, everybody knows. */
function pileView(state: State, own: Role | null): PileView {
  const least = own === HUMAN ? FORESEEN : OPEN;
  const tiles: (string | null)[] = [];
  const known: (typeof KNOWLEDGE)[number][] = [];
  for (let at = state.left - 1; at >= 0; at--) {
    const seen = state.known[at]! >= least;
    tiles.push(seen ? TILES[state.pile[at]!]!.id : null);
    known.push(KNOWLEDGE[state.known[at]!]!);
  }
  return { count: state.left, tiles, known };
}

function warriorView(state: State, who: number): WarriorView {
  const place = state.place[who]!;
  return {
    place: place < 0 ? offTiles(place) : cellName(state.cells[place]!),
    flags: FLAGS_SHOWN[state.flags[who]!]!,
    wounds: state.wounds[who]!,
    lines: linesIn(state.lines[who] ?? 0),
    die: state.die[who] || null,
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
