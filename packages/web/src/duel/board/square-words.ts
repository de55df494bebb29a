import {
  barsAt,
  type CellId,
  COLOURS,
  DIRECTIONS,
  type Direction,
  farEdge,
  groundAt,
  isIntactPortcullis,
  isRevealed,
  type Labyrinth,
  nearEdge,
  OUTSIDE,
  PORTCULLIS,
  planUnder,
  positionAt,
  SLIT,
  stateOf,
  UNREVEALED,
  WALL,
} from '@oubliette/dungeon-twister';
import type { BoardTurned } from '../deeds/setting.ts';
import { faceOf } from '../seen/pieces.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { type DrawnOnSquare, drawnTokens } from '../seen/tokens.ts';
import { pieceOf } from '../words/mention.ts';
import { cornersOf, squareName } from '../words/square-name.ts';
import type { en } from './messages.en.ts';
import type { SideKind } from './side-kind.ts';

type Texts = typeof en;

/** A token with its wounds and its load. */
export function tokenWords(texts: Texts, drawn: DrawnOnSquare): string[] {
  const { name, wounded, with: load, also } = drawn;
  return [
    texts.piece(pieceOf(name), faceOf(name).seat),
    ...(wounded ? [texts.wounded(pieceOf(name))] : []),
    ...[load, also].flatMap(each =>
      each ? [texts.carries(texts.piece(pieceOf(each), faceOf(each).seat))] : [],
    ),
  ];
}

/** The first that bars the way names the side. */
const BARS: readonly (readonly [number, SideKind])[] = [
  [WALL | OUTSIDE, 'wall'],
  [PORTCULLIS, 'portcullis'],
  [SLIT, 'slit'],
  [UNREVEALED, 'unrevealed'],
];

function sideKind(labyrinth: Labyrinth, cell: CellId, side: Direction): SideKind {
  const bars = barsAt(labyrinth, cell, side);
  const barred = BARS.find(([bit]) => (bars & bit) !== 0);
  if (barred) return barred[1];
  const edges = [nearEdge(labyrinth, cell, side), farEdge(labyrinth, cell, side)];
  const isGate = edges.some(
    edge =>
      edge !== null && isIntactPortcullis(labyrinth, edge) && stateOf(labyrinth, edge) === 'open',
  );
  return isGate ? 'gate' : 'way';
}

/** What the four sides of a square are, as the board lies on the screen. */
export function sidesWords(
  texts: Texts,
  labyrinth: Labyrinth,
  cell: CellId,
  turned: BoardTurned,
): string[] {
  const kinds = DIRECTIONS.map((_, onScreen) =>
    sideKind(labyrinth, cell, ((onScreen - turned) & 3) as Direction),
  );
  return (Object.keys(texts.sideKinds) as SideKind[]).flatMap(kind => {
    const sides = texts.sides.filter((_, side) => kinds[side] === kind);
    return sides.length > 0 ? [texts.sideKinds[kind](sides)] : [];
  });
}

/** What a game says of an unrevealed room besides what lies on it. */
export type ToCome = (room: number) => string | undefined;

/** The spoken name of a square, with everybody and everything on it. */
export function squareWords(
  texts: Texts,
  shown: ShownBoard,
  cell: CellId,
  drawn: readonly DrawnOnSquare[] = drawnTokens(shown),
  toCome?: ToCome,
  turned: BoardTurned = 0,
): string {
  const { labyrinth } = shown;
  const sides = sidesWords(texts, labyrinth, cell, turned).join('; ');
  const withSides = (words: readonly string[]) => `${words.join(', ')}; ${sides}`;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  const company = drawn.filter(each => each.cell === cell).flatMap(each => tokenWords(texts, each));
  if (position === null) {
    const seat = COLOURS[plan.lineOf[cell]!]!;
    const starter = shown.starters.get(cell);
    const hidden = starter === undefined ? [] : [texts.starter(starter)];
    return withSides([squareName(plan, cell), texts.line(seat), ...hidden, ...company]);
  }
  if (!isRevealed(labyrinth, position)) {
    const owners = shown.faceDown[position] ?? [];
    const counts = plan.lines.map((_, side) => {
      const seat = COLOURS[side]!;
      return [seat, owners.filter(owner => owner === seat).length] as const;
    });
    const lying = owners.length > 0 ? [texts.tokens(counts)] : [];
    const room = texts.faceDown(cornersOf(plan, position));
    return [squareName(plan, cell), room, ...lying, toCome?.(position) ?? []].flat().join(', ');
  }
  const room = labyrinth.rooms[position]!;
  const kind = groundAt(labyrinth, cell);
  const ground = kind === 'gear' ? [texts.gear(room.arrow)] : [texts.ground[kind] ?? []].flat();
  return withSides([squareName(plan, cell), texts.room(room.id), ...ground, ...company]);
}
