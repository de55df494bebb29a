import {
  type Arrow,
  type BoardPlan,
  type CellId,
  type DuelEvent,
  type DuelView,
  followTurn,
  ROOM_SQUARES,
  type RoomPosition,
} from '@oubliette/dungeon-twister';
import { cellOf, planIn, sideNumber } from './sides.ts';
import type { DuelEventOf } from './tell.ts';

type Places = Map<string, number>;

function placesIn(view: DuelView): Places {
  return new Map(
    view.tokens.flatMap(token => {
      const cell = cellOf(view, token);
      return cell === null ? [] : [[token.name, cell] as const];
    }),
  );
}

const roomSquares = ({ cellOf }: BoardPlan, room: number): number[] =>
  Array.from(cellOf.subarray(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES));

/** Squares of the tokens that an event names, where they stood then. */
function standing(places: Places, tokens: readonly string[]): number[] {
  return tokens.flatMap(token => places.get(token) ?? []);
}

function squaresOf(event: DuelEvent, places: Places, plan: BoardPlan): number[] {
  switch (event.kind) {
    case 'starter':
      return [plan.lines[sideNumber(event.seat)]!.cells[event.dot]!];
    case 'hidden':
    case 'revealed':
    case 'turned':
      return roomSquares(plan, event.room);
    case 'stepped':
    case 'pushed':
      return [event.from, event.cell];
    case 'did':
      return squaresOfDeed(event, places);
    case 'jumped':
      return [event.from, event.over, event.cell];
    case 'healed':
    case 'attacked':
    case 'fireball':
      return standing(places, [event.token, event.target]);
    case 'supported':
    case 'declared':
    case 'fizzled':
    case 'warded':
    case 'regenerated':
    case 'drank':
      return standing(places, [event.token]);
    case 'fought':
      return standing(places, [...event.attackers, ...event.defenders]);
    default:
      return 'cell' in event ? [event.cell] : [];
  }
}

function squaresOfDeed(event: DuelEventOf<'did'>, places: Places): number[] {
  const { token, target, from, cell } = event;
  const whose = from === undefined ? [token] : [];
  const named = standing(places, target === undefined ? whose : [...whose, target]);
  return [...named, ...[from, cell].filter(square => square !== undefined)];
}

/** The squares that every event of a story concerned when it happened. */
export function squaresThen(
  events: readonly DuelEvent[],
  view: DuelView,
): ReadonlyMap<DuelEvent, readonly number[]> {
  const plan = planIn(view);
  const places = placesIn(view);
  const squares = new Map<DuelEvent, readonly number[]>();
  for (const event of [...events].reverse()) {
    squares.set(event, squaresOf(event, places, plan));
    takeBack(event, places, plan);
  }
  return squares;
}

const AGAINST: Readonly<Record<Arrow, Arrow>> = {
  clockwise: 'counter-clockwise',
  'counter-clockwise': 'clockwise',
};

/** Puts everybody back where he was before an event. */
function takeBack(event: DuelEvent, places: Places, plan: BoardPlan): void {
  switch (event.kind) {
    case 'did':
      if (event.from === undefined) return;
      places.set(event.token, event.from);
      if (event.load) places.set(event.load, event.from);
      return;
    case 'stepped':
    case 'jumped':
      places.set(event.token, event.from);
      if (event.load !== null) places.set(event.load, event.from);
      return;
    case 'pushed':
      places.set(event.target, event.from);
      if (event.load !== null) places.set(event.load, event.from);
      return;
    case 'left':
      places.set(event.token, event.cell);
      if (event.load !== null) places.set(event.load, event.cell);
      return;
    case 'killed':
    case 'lost':
      places.set(event.token, event.cell);
      return;
    case 'put':
      places.delete(event.token);
      return;
    case 'turned':
      turnBack(event, places, plan);
  }
}

function turnBack({ room, arrow }: DuelEventOf<'turned'>, places: Places, plan: BoardPlan): void {
  for (const [token, cell] of places) {
    places.set(token, followTurn(plan, room as RoomPosition, AGAINST[arrow], cell as CellId));
  }
}
