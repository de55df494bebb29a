import { COLOURS, type DuelEvent, type DuelSeat } from '@oubliette/dungeon-twister';
import { type DuelMention, isObject, pieceOf, seatOf, worthOf } from '../words/mention.ts';
import type { ExitWorth } from '../words/told.en.ts';
import { type DuelTelling, who } from './telling.ts';

/** What comes of an action, in the order in which it is told. */
const HARMS = ['wounded', 'fell', 'killed', 'broke', 'lost'] as const;
type Harm = (typeof HARMS)[number];

export function isAftermath(event: DuelEvent): boolean {
  return event.kind === 'scored' || (HARMS as readonly string[]).includes(event.kind);
}

interface Aftermath {
  /** “Naga is wounded”, several of one side in one clause. */
  readonly clauses: readonly string[];
  /** “Blue scores 2 VP.” */
  readonly scores: readonly string[];
}

export function aftermath(t: DuelTelling, events: readonly DuelEvent[]): Aftermath {
  return {
    clauses: HARMS.flatMap(harm => mentions(t, events, harm).map(t.texts.told[harm])),
    scores: COLOURS.flatMap(seat => scoreOf(t, events, seat)),
  };
}

/** The same as sentences. */
export function aftermathWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const { clauses, scores } = aftermath(t, events);
  return [...(clauses.length > 0 ? [t.texts.told.sentence(clauses)] : []), ...scores];
}

function mentions(t: DuelTelling, events: readonly DuelEvent[], harm: Harm): DuelMention[] {
  const tokens = events.flatMap(event =>
    event.kind === harm && !isToldAlready(events, event.token) ? [event.token] : [],
  );
  return COLOURS.map(seat => tokens.filter(token => seatOf(token) === seat))
    .filter(own => own.length > 0)
    .map(own => who(t, ...own));

  /** Whoever falls or burns is eliminated by that. */
  function isToldAlready(all: readonly DuelEvent[], token: string): boolean {
    if (harm !== 'killed') return false;
    return all.some(
      event =>
        (event.kind === 'fell' && event.token === token) ||
        (event.kind === 'fireball' && event.target === token),
    );
  }
}

function scoreOf(t: DuelTelling, events: readonly DuelEvent[], seat: DuelSeat): string[] {
  const points = events.reduce(
    (sum, event) => (event.kind === 'scored' && event.seat === seat ? sum + event.points : sum),
    0,
  );
  return points > 0 ? [t.texts.told.scored(seat, points, worthsIn(events, seat))] : [];
}

/** Whoever and whatever brought more than leaving alone does. */
function worthsIn(events: readonly DuelEvent[], seat: DuelSeat): ExitWorth[] {
  return events
    .flatMap(event => (event.kind === 'left' && seatOf(event.token) === seat ? [event] : []))
    .flatMap(({ token, load }) =>
      load !== null && isObject(pieceOf(load)) ? [token, load] : [token],
    )
    .map(pieceOf)
    .filter(piece => worthOf(piece) > 0)
    .map(piece => ({ piece, points: worthOf(piece) }));
}
