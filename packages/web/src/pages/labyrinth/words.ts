import {
  type BoardPlan,
  type Direction,
  type Labyrinth,
  planUnder,
  rowOf,
  turnedSquare,
} from '@oubliette/dungeon-twister';
import type { LabyrinthChange } from './changes.ts';
import type { en } from './messages.en.ts';
import type { LabyrinthOffer } from './offers.ts';
import { type SideView, type SquareFacts, squareFacts } from './square.ts';
import type { LabyrinthTable } from './table.ts';

type Texts = typeof en;

/** Which way the board lies on the screen: turned by so many clockwise quarters. */
export type BoardQuarter = 0 | 1;

/** A direction of the board in words of the screen. */
const sideWord = (texts: Texts, direction: Direction | number, view: BoardQuarter): string =>
  texts.directions[(direction + view) & 3]!;

/** The title of a square and what follows it: `Room 37L`, `row 3, column 2, gear`. */
export function squareWords(
  texts: Texts,
  square: SquareFacts,
  plan: BoardPlan,
  view: BoardQuarter,
): readonly [title: string, rest: readonly string[]] {
  const somebody = square.explorer ? [texts.explorers[square.explorer]] : [];
  if (square.line !== null) {
    return [
      texts.line[square.line]!,
      [texts.lineSquare(rowOf(plan, square.cell) + 1), ...somebody],
    ];
  }
  if (square.room === null) return [texts.faceDown(square.position! + 1), []];
  const seen = turnedSquare(plan.squareOf[square.cell]!, view);
  const place = texts.rowColumn(Math.floor(seen / 5) + 1, (seen % 5) + 1);
  const ground = square.ground === 'floor' ? [] : [texts.ground[square.ground]];
  return [texts.room(square.room), [place, ...ground, ...somebody]];
}

/** The spoken name of a square. */
export function spokenName(
  texts: Texts,
  square: SquareFacts,
  plan: BoardPlan,
  view: BoardQuarter,
): string {
  const [title, rest] = squareWords(texts, square, plan, view);
  return [title, ...rest].join(', ');
}

/** What stands on one side of a square. */
export function edgeWords(texts: Texts, { parts, next, parted }: SideView): string {
  if (next === null) return texts.outside;
  const named = parts.map(part => texts.edge(part.sign, part.state));
  const [first, second] = named;
  if (parted === 'DT-BOARD-07' && (first === undefined || parts[0]!.sign === '-')) {
    return texts.towardsFaceDown;
  }
  if (first === undefined) return texts.edge('-', 'closed');
  if (second === undefined || (first === second && parts[0]!.sign === '-')) return first;
  if (parts.every(part => part.sign === 'W')) return texts.doubleWall;
  return parts.map((part, index) => texts.partOf(named[index]!, part.room)).join(' · ');
}

export function offerWords(texts: Texts, offer: LabyrinthOffer, view: BoardQuarter): string {
  const { offers, explorers } = texts;
  const side = offer.side === undefined ? '' : sideWord(texts, offer.side, view);
  switch (offer.sort) {
    case 'put':
      return offer.deed.kind === 'put' ? offers.put(explorers[offer.deed.explorer]) : '';
    case 'pick-up':
      return offer.deed.kind === 'pick-up' ? offers.pickUp(explorers[offer.deed.explorer]) : '';
    case 'reveal':
      return offers.reveal;
    case 'turn':
      return offers.turn(offer.room!);
    case 'turn-against':
      return offers.turnAgainst;
    case 'turn-twin':
      return offers.turnTwin(offer.room!);
    default:
      return offers[offer.sort](side);
  }
}

const idAt = (labyrinth: Labyrinth, position: number): string => labyrinth.rooms[position]!.id;

/** What happened, told in one or more sentences. */
export const changeWords = (
  texts: Texts,
  changes: readonly LabyrinthChange[],
  after: LabyrinthTable,
  view: BoardQuarter,
): string => changes.map(change => sentence(texts, change, after, view)).join(' ');

function sentence(
  { told, ...texts }: Texts,
  change: LabyrinthChange,
  after: LabyrinthTable,
  view: BoardQuarter,
): string {
  const { labyrinth } = after;
  switch (change.kind) {
    case 'turned':
      if (change.quarters === 2) return told.halfTurned(idAt(labyrinth, change.position));
      return told.turned(
        idAt(labyrinth, change.position),
        change.quarters > 0 ? 'clockwise' : 'counter-clockwise',
      );
    case 'revealed':
      return told.revealed(idAt(labyrinth, change.position));
    case 'hidden':
      return told.hidden;
    case 'worked':
      return told.worked[change.to];
    case 'moved': {
      const bare = { ...squareFacts(after, change.to), explorer: null };
      const place = spokenName({ told, ...texts }, bare, planUnder(labyrinth), view);
      return told.moved(texts.explorers[change.explorer], place);
    }
  }
}
