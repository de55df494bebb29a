import {
  type Arrow,
  type CellId,
  type DuelEvent,
  followTurn,
  planUnder,
  type RoomPosition,
  roomById,
} from '@oubliette/dungeon-twister';
import { turnRoom } from '../../board/motions.ts';
import { type EventAccounts, of, type TellingManner } from './account.ts';
import { aftermathWords } from './aftermath.ts';
import type { DuelEventOf } from './deed.ts';
import { roomSquares } from './stage.ts';
import { type DuelTelling, roomName, who } from './telling.ts';

const AGAINST: Readonly<Record<Arrow, Arrow>> = {
  clockwise: 'counter-clockwise',
  'counter-clockwise': 'clockwise',
};

function isAgainstArrow(t: DuelTelling, { room, arrow }: DuelEventOf<'turned'>): boolean {
  const printed = roomById(roomName(t, room), t.further)?.arrow;
  return printed !== undefined && printed !== arrow;
}

/** Several quarter turns of a room in one sentence. */
function turnedWords(t: DuelTelling, event: DuelEventOf<'turned'>, quarters: number): string {
  const { token, room, arrow } = event;
  const isAgainst = isAgainstArrow(t, event);
  return t.texts.told.turned(who(t, token), roomName(t, room), arrow, isAgainst, quarters);
}

/** Somebody turns the same room on in the same direction. */
const isSameTurn = (one: DuelEvent, other: DuelEvent): boolean =>
  one.kind === 'turned' &&
  other.kind === 'turned' &&
  one.token === other.token &&
  one.room === other.room &&
  one.arrow === other.arrow;

const turns: TellingManner = {
  continues: ({ events }, _, next) => events.every(event => isSameTurn(event, next)),
  words(t, events) {
    const turned = of(events, 'turned');
    const words = turnedWords(t, turned[0]!, turned.length);
    return [[words, ...aftermathWords(t, events)].join(' ')];
  },
};

export const turnTold: EventAccounts<'turned'> = {
  turned: {
    sentence: (t, event) => turnedWords(t, event, 1),
    squares: ({ room }, { plan }) => roomSquares(plan, room),
    moves({ room, arrow }, { places, plan, isBack }) {
      const way = isBack ? AGAINST[arrow] : arrow;
      return [...places].map(([token, cell]) => {
        const there = followTurn(plan, room as RoomPosition, way, cell as CellId);
        return { token, from: there, to: there };
      });
    },
    manner: turns,
    afterwards(stage, { room, arrow }) {
      const plan = planUnder(stage.labyrinth);
      const position = room as RoomPosition;
      const inside = [...stage.shown.pieces.values()]
        .filter(({ cell }) => plan.positionOf[cell] === position)
        .map(({ name }) => name);
      return turnRoom(stage, position, arrow === 'clockwise' ? 1 : -1, inside);
    },
  },
};
