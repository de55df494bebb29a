import type { DuelEvent, RoomPosition } from '@oubliette/dungeon-twister';
import { glideOf, revealRoom } from '../../board/motions.ts';
import { type EventAccounts, of, type TellingManner } from './account.ts';
import { roomSquares } from './stage.ts';
import { byOwner, type DuelTelling, square, who } from './telling.ts';

const putTime = 220;

const putWords = (t: DuelTelling, events: readonly DuelEvent[]): string =>
  t.texts.told.put(
    t.teller,
    of(events, 'put').map(({ token, cell }) => [who(t, token), square(t, cell)] as const),
  );

/** What one side lays out is told at once. */
const puts: TellingManner = {
  continues: (passage, seat) => passage.seat === seat,
  words: (t, events) => [putWords(t, events)],
};

export const revealTold: EventAccounts<'revealed' | 'put' | 'yielded'> = {
  revealed: {
    sentence: (t, { seat, name, tokens }) => t.texts.told.revealed(seat, name, byOwner(tokens)),
    squares: ({ room }, { plan }) => roomSquares(plan, room),
    afterwards: (stage, { room }) => revealRoom(stage, room as RoomPosition),
  },
  put: {
    sentence: (t, event) => putWords(t, [event]),
    moves: ({ token, cell }) => [{ token, from: null, to: cell }],
    manner: puts,
    afterwards: (stage, { token }) =>
      glideOf(stage, token).map(each =>
        each.animate(
          { transform: ['scale(1.5)', 'scale(1)'], opacity: [0, 1] },
          { duration: putTime / stage.speed, easing: 'ease-out' },
        ),
      ),
  },
  yielded: { sentence: (t, { seat }) => t.texts.told.yielded(seat) },
};
