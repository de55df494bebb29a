import type { Army } from '../words/told.en.ts';
import { type EventAccounts, of, standing, type TellingManner, type ToldLine } from './account.ts';
import { aftermath } from './aftermath.ts';
import type { DuelEventOf } from './deed.ts';
import { type DuelTelling, who, whoOrNull } from './telling.ts';

/** Both sides of a combat, the attacker's first. */
function armies(t: DuelTelling, fought: DuelEventOf<'fought'>): readonly [Army, Army] {
  const army = (tokens: readonly string[], side: 0 | 1): Army => ({
    who: who(t, ...tokens),
    strength: fought.totals[side] - fought.cards[side],
    card: fought.cards[side],
  });
  return [army(fought.attackers, 0), army(fought.defenders, 1)];
}

/** How a combat went, and what came of it where that is known. */
function foughtWords(
  t: DuelTelling,
  event: DuelEventOf<'fought'>,
  harm: readonly string[] | null,
): string {
  const { told } = t.texts;
  const [attack, defence] = armies(t, event);
  if (event.winner === null) return told.tied(attack, defence);
  // Whoever is charmed attacks for another than its owner (DT-ALL-14): the totals say who has won.
  const [winner, loser] = event.totals[0] > event.totals[1] ? [attack, defence] : [defence, attack];
  return told.fought(winner, loser, harm && (harm.join('; ') || told.nobodyHurt));
}

/** A Telepath's demand has a line of its own; the attack is told by its outcome once there is one. */
export const combat: TellingManner = {
  continues: (_, __, next) => next.kind !== 'attacked',
  words(t, events, say): (string | ToldLine)[] {
    const demands = of(events, 'demanded');
    const named = demands.some(({ value }) => value > 0);
    const demand = events.filter(
      ({ kind }) => kind === 'must-play' || kind === 'hand-shown' || (kind === 'demanded' && named),
    );
    const demanded = demands
      .slice(0, 1)
      .map(({ seat }) => ({ seat, words: demand.map(say).join(' ') }));
    const [fought] = of(events, 'fought');
    if (fought) {
      const { clauses, scores } = aftermath(t, events);
      return [...demanded, [foughtWords(t, fought, clauses), ...scores].join(' ')];
    }
    const begun = events.filter(({ kind }) => kind === 'attacked' || kind === 'supported');
    const laid = of(events, 'chose').map(event => ({ seat: event.seat, words: say(event) }));
    return [begun.map(say).join(' '), ...demanded, ...laid];
  },
};

export const combatTold: EventAccounts<
  'supported' | 'declared' | 'demanded' | 'must-play' | 'hand-shown' | 'chose' | 'laid' | 'fought'
> = {
  supported: {
    sentence: (t, { token }) => t.texts.told.supported(who(t, token)),
    squares: ({ token }, then) => standing(then, token),
    manner: combat,
  },
  declared: {
    sentence: (t, { token, what }) =>
      t.texts.told.declared(who(t, token), whoOrNull(t, what ?? null)),
    squares: ({ token }, then) => standing(then, token),
  },
  demanded: {
    sentence: (t, { seat, value }) => t.texts.told.demanded(seat, value),
    manner: combat,
  },
  'must-play': { sentence: (t, { seat, value }) => t.texts.told.mustPlay(seat, value) },
  'hand-shown': { sentence: (t, { seat, cards }) => t.texts.told.handShown(seat, cards ?? null) },
  chose: { sentence: (t, { seat }) => t.texts.told.chose(seat), manner: combat },
  laid: { sentence: (t, { seat, cards }) => t.texts.told.laid(seat, cards) },
  fought: {
    sentence: (t, event) => foughtWords(t, event, null),
    squares: ({ attackers, defenders }, then) => standing(then, ...attackers, ...defenders),
  },
};
