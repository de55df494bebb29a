import { sideNumber } from '../seen/reading.ts';
import { mention } from '../words/mention.ts';
import { cornersOf } from '../words/square-name.ts';
import { type EventAccounts, of, type TellingManner } from './account.ts';
import { roomSquares } from './stage.ts';
import { byOwner, whoOrNull } from './telling.ts';

/** The starters of a side are told at once. */
const starters: TellingManner = {
  continues: (passage, seat) => passage.seat === seat,
  words(t, events, say) {
    const put = of(events, 'starter');
    const { seat } = put[0]!;
    const tokens = put.flatMap(({ token }) => token ?? []);
    const names = tokens.length === put.length ? mention(seat, ...tokens) : null;
    const rest = events.filter(({ kind }) => kind !== 'starter').map(say);
    return [t.texts.told.starters(seat, put.length, names), ...rest];
  },
};

export const setUpTold: EventAccounts<'starter' | 'hidden' | 'starters-shown' | 'first'> = {
  starter: {
    sentence: (t, { seat, token }) =>
      t.texts.told.starters(seat, 1, whoOrNull({ ...t, teller: seat }, token ?? null)),
    squares: ({ seat, dot }, { plan }) => [plan.lines[sideNumber(seat)]!.cells[dot]!],
    manner: starters,
  },
  // Nobody may look again, not even the owner (DT-SET-05).
  hidden: {
    sentence: (t, { seat, room }) => t.texts.told.hidden(seat, cornersOf(t.plan, room)),
    squares: ({ room }, { plan }) => roomSquares(plan, room),
  },
  'starters-shown': {
    sentence: (t, { tokens }) => t.texts.told.startersShown(byOwner(tokens)),
  },
  first: { sentence: (t, { seat }) => t.texts.told.first(seat) },
};
