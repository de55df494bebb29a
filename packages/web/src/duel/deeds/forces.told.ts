import { mention } from '../words/mention.ts';
import { type EventAccounts, of, type TellingManner } from './account.ts';
import { whoOrNull } from './telling.ts';

/** A force that somebody gathers alone is told at once, by number where it is secret. */
const picks: TellingManner = {
  continues: (passage, seat) => passage.seat === seat,
  words(t, events, say) {
    const picked = of(events, 'picked');
    const { seat } = picked[0]!;
    const tokens = picked.flatMap(({ token }) => token ?? []);
    const names = tokens.length === picked.length ? mention(seat, ...tokens) : null;
    const rest = events.filter(({ kind }) => kind !== 'picked').map(say);
    return [t.texts.told.picked(seat, names, picked.length), ...rest];
  },
};

export const forcesTold: EventAccounts<'paired' | 'picked' | 'removed'> = {
  paired: { sentence: (t, { seat, number }) => t.texts.told.paired(seat, number ?? null) },
  picked: {
    sentence: (t, { seat, token }) => t.texts.told.picked(seat, whoOrNull(t, token ?? null), 1),
    manner: picks,
  },
  removed: {
    sentence: (t, { seat, token }) => t.texts.told.removed(seat, whoOrNull(t, token ?? null)),
  },
};
