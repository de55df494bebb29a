import {
  type BoardPlan,
  type CellId,
  type DuelSeat,
  type DuelView,
  EAST,
  type EdgeState,
  groundAt,
  isRevealed,
  type Labyrinth,
  NORTH,
  nearEdge,
  neighbour,
  planUnder,
  type RoomPosition,
  SOUTH,
  signOf,
  stateOf,
  WEST,
} from '@oubliette/dungeon-twister';
import type { Passage } from '../../table/in-words/told.ts';
import type { en as Board } from '../board/messages.en.ts';
import { tokenWords } from '../board/square-words.ts';
import { faceOf } from '../seen/pieces.ts';
import { isCharacter } from '../seen/reading.ts';
import { shownOf } from '../seen/shown.ts';
import { drawnTokens } from '../seen/tokens.ts';
import { pieceOf, seatOf } from '../words/mention.ts';
import { cornersOf, squareName } from '../words/square-name.ts';
import type { en } from './messages.en.ts';

/** The texts that a position is told with. */
export interface PositionTexts {
  readonly texts: typeof en;
  readonly board: typeof Board;
  /** What a side is called at this table. */
  readonly nameOf: (seat: DuelSeat) => string;
}

/** The whole position as a viewer knows it, without a picture. */
export function positionWords(told: PositionTexts, view: DuelView): Passage[] {
  const { texts, board, nameOf } = told;
  const shown = shownOf(view);
  const plan = planUnder(shown.labyrinth);
  const drawn = drawnTokens(shown);
  const standing = drawn.map(each => {
    const words = tokenWords(board, each).join(', ');
    return { ...each, line: texts.at(words, squareName(plan, each.cell)) };
  });
  const isOf = (seat: DuelSeat, name: string) => isCharacter(name) && seatOf(name) === seat;
  const out = (seat: DuelSeat) =>
    view.tokens
      .filter(({ name, place }) => place === 'out' && isOf(seat, name))
      .map(({ name }) => board.piece(pieceOf(name), faceOf(name).seat));
  const things = standing.filter(({ name }) => !isCharacter(name)).map(({ line }) => line);
  return [
    { title: texts.standing, lines: standingWords(told, view) },
    ...view.seats.map(seat => {
      const lines = standing.filter(({ name }) => isOf(seat, name)).map(({ line }) => line);
      const gone = out(seat);
      return {
        title: texts.pieces(nameOf(seat)),
        lines: [
          ...(lines.length > 0 ? lines : [texts.nobody]),
          ...(gone.length > 0 ? [texts.out(gone)] : []),
        ],
      };
    }),
    ...(things.length > 0 ? [{ title: texts.things, lines: things }] : []),
    {
      title: texts.rooms,
      lines: plan.positions.map(room => roomWords(told, view, shown.labyrinth, room)),
    },
  ];
}

function standingWords({ texts, nameOf }: PositionTexts, view: DuelView): string[] {
  const turn = view.turn > 0 ? [texts.turn(view.turn, nameOf(view.active), view.left)] : [];
  const sides = view.seats.map(seat => {
    const { actions, jumps, combat } = view.hands[seat]!;
    const points = texts.side(nameOf(seat), view.points[seat]!, view.target);
    return `${points}; ${texts.cards(actions, jumps, combat)}`;
  });
  return [...turn, ...sides];
}

const cellsOf = ({ cellOf }: BoardPlan, room: RoomPosition): readonly CellId[] =>
  Array.from(cellOf.subarray(room * 25, (room + 1) * 25), cell => cell as CellId);

/** A room with what lies in its floor and on its edges; walls are told with every square. */
function roomWords(
  { texts, board }: PositionTexts,
  view: DuelView,
  labyrinth: Labyrinth,
  position: RoomPosition,
): string {
  const plan = planUnder(labyrinth);
  const corners = cornersOf(plan, position);
  if (!isRevealed(labyrinth, position)) {
    const counts = view.seats.map(seat => [seat, view.rooms[position]!.tokens[seat] ?? 0] as const);
    const some = counts.some(([, count]) => count > 0);
    return [texts.faceDown(corners), ...(some ? [board.tokens(counts)] : [])].join(', ');
  }
  const room = labyrinth.rooms[position]!;
  const squares = (ground: string) =>
    cellsOf(plan, position)
      .filter(cell => groundAt(labyrinth, cell) === ground)
      .map(cell => squareName(plan, cell))
      .join(', ');
  const edges = edgesOf(labyrinth, position);
  const parts = [
    squares('gear') && texts.marks.gear(squares('gear'), room.arrow),
    squares('pit') && texts.marks.pit(squares('pit')),
    ...(['closed', 'open', 'broken', 'slit'] as const).map(
      mark => edges[mark].length > 0 && texts.marks[mark](edges[mark].join(', ')),
    ),
  ];
  return [texts.room(room.id, corners), ...parts.filter(Boolean)].join('; ');
}

type Marks = Record<EdgeState | 'slit', string[]>;

/** What stands on the edges of a room besides walls: `c3–c4`. */
function edgesOf(labyrinth: Labyrinth, position: RoomPosition): Marks {
  const plan = planUnder(labyrinth);
  const found: Marks = { closed: [], open: [], broken: [], slit: [] };
  const told = new Set<number>();
  for (const cell of cellsOf(plan, position)) {
    for (const side of [NORTH, EAST, SOUTH, WEST]) {
      const edge = nearEdge(labyrinth, cell, side)!;
      const sign = signOf(labyrinth, edge);
      const state = stateOf(labyrinth, edge);
      if (told.has(edge)) continue;
      told.add(edge);
      const beyond = neighbour(plan, cell, side);
      // On the rim of the maze nothing lies beyond.
      if (beyond === null) continue;
      const name = `${squareName(plan, cell)}–${squareName(plan, beyond)}`;
      if (state === 'broken') found.broken.push(name);
      else if (sign === 'P') found[state].push(name);
      else if (sign === 'S') found.slit.push(name);
    }
  }
  return found;
}
