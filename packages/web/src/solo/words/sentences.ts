import { planOf, type SoloEvent, type SoloView } from '@oubliette/dungeon-twister';
import { pieceName } from '../../duel/words/index.ts';
import { squareName } from '../../duel/words/square-name.ts';
import { cardOf } from '../npc/card.ts';
import { text } from './messages.ts';
import { roomName, targetOf } from './target.ts';

/** Some kinds of events share their fields, and their type. */
type Kinded<E extends SoloEvent, K> = E extends SoloEvent
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;
type EventOf<K extends SoloEvent['kind']> = Kinded<SoloEvent, K>;

/** Why an NPC has AP left that it cannot use. */
export const lostWords = (rule: string): string =>
  text().trace.lost[rule] ?? text().trace.lost['DS-MODE-03']!;

const square = ({ long }: SoloView, cell: number) => squareName(planOf(long), cell);

/** What the solo game tells in its own words; an empty sentence is not told. */
const SENTENCES: {
  readonly [K in SoloEvent['kind']]?: (event: EventOf<K>, view: SoloView) => string;
} = {
  'np-turn': ({ row }) =>
    row.length > 0 ? text().told.npTurn(row.map(pieceName)) : text().told.nobody,
  activated: () => '',
  deactivated: ({ token, left, rule }) =>
    left && rule ? text().told.stops(pieceName(token), left, lostWords(rule)) : '',
  planned({ token, aim, trace, reached, ap }, view) {
    const target = trace.choice?.target ?? null;
    if (aim === null) return text().told.idle(pieceName(token));
    const isSaid = target === null || 'square' in target || 'exit' in target;
    const whom = isSaid ? null : targetOf(target, view);
    return text().told.planned(pieceName(token), aim, whom, reached, ap);
  },
  rolled: ({ token, arrow, quarters }) =>
    text().told.rolled(pieceName(token), text().arrows[arrow], quarters),
  'np-cards': ({ cards, counts }) => text().told.npCards(cards, counts),
  'np-shuffled': () => text().told.npShuffled,
  'players-card': ({ token, value }) => text().told.playersCard(pieceName(token), value),
  drawn: ({ token }) => text().told.drawn(pieceName(token)),
  teleported: ({ token, cell, red, white }, view) =>
    text().told.teleported(pieceName(token), square(view, cell), red, white),
  bounced: ({ token, red, white }) => text().told.bounced(pieceName(token), red, white),
  stayed: ({ token, red, white }) => text().told.stayed(pieceName(token), red, white),
  vanished: ({ token }) => text().told.vanished(pieceName(token)),
  called: ({ count }) => text().told.called(count),
  reinforcement: (event, view) =>
    text().told.reinforcement(pieceName(event.token), roomName(view, event.room)),
  vision: (event, view) => text().told.vision(roomName(view, event.room), event.seen),
  tally: ({ token, count }) =>
    cardOf(token).trait === 'scores-third-break'
      ? text().told.broken(pieceName(token), count)
      : text().told.rooms(pieceName(token), count),
  burst: ({ token, target }) => text().told.burst(pieceName(token), pieceName(target)),
  unhurt: ({ token }) => text().told.unhurt(pieceName(token)),
  robbed: ({ token, what, target }) =>
    text().told.robbed(pieceName(token), pieceName(what), pieceName(target)),
  shielded: ({ target }) => text().told.shielded(pieceName(target)),
  'kept-wand': ({ token }) => text().told.keptWand(pieceName(token)),
  crawled: ({ token, cell }, view) => text().told.crawled(pieceName(token), square(view, cell)),
  'turn-ended': () => '',
  revealed: ({ seat, name }) =>
    seat === 'yellow' ? text().told.youReveal(name) : text().told.revealed(name),
  over({ winners }, { points }) {
    if (winners.includes('yellow')) return text().told.won;
    return points.np > points.yellow ? text().told.lost : text().told.tied;
  },
};

/** Told in other words than the duel's: whatever the prison does as a side, and what rooms hold. */
export const hasOwnWords = (event: SoloEvent): boolean =>
  event.kind === 'revealed' ||
  (event.kind in SENTENCES && !('seat' in event && event.seat === 'yellow'));

export function ownWords(event: SoloEvent, view: SoloView): string {
  const say = SENTENCES[event.kind] as ((event: SoloEvent, view: SoloView) => string) | undefined;
  return say ? say(event, view) : '';
}
