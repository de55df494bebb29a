/** The solo game as the parts of the duel's table see it: the prison sits on the blue side. */
import {
  type BattleView,
  type DuelEvent,
  type DuelView,
  deckOf,
  type QuestionView,
  SEATS,
  type SoloEvent,
  type SoloTokenView,
  type SoloView,
  type SoloWorkView,
  type TokenView,
} from '@oubliette/dungeon-twister';
import { isSingleSix } from './six.ts';

const NOTHING_ASKED: QuestionView = { kind: 'turn' };

/** The duel's question that asks for the same; while the prison acts there is none. */
function questionIn(work: SoloWorkView): QuestionView {
  if (work.kind === 'starters') return { kind: 'starters' };
  if (work.kind === 'teleport' && isSingleSix(work)) {
    const { room, tokens } = work;
    return { kind: 'put', room, seat: 'yellow', tokens, later: [] };
  }
  if (work.kind !== 'combat') return NOTHING_ASKED;
  const isPicking = work.open.length > 0 && work.picked === null;
  return isPicking ? NOTHING_ASKED : cardsAwaited(work.battle);
}

/** Both sides choose a card, and nothing is known of either. */
export const cardsAwaited = (battle: BattleView): QuestionView => ({
  kind: 'fight',
  battle,
  given: [],
  cards: {},
  demanded: null,
  forced: null,
  shown: null,
});

/** In a duel, what waits in the bag or the reserve is out of the game. */
function tokenAsDuel({ place, held, ...token }: SoloTokenView): TokenView {
  return { ...token, place: place === 'bag' || place === 'reserve' ? 'out' : place };
}

export function viewAsDuel(view: SoloView): DuelView {
  const { hand, deck, points, work, frames } = view;
  const pending = work.at(-1);
  const asked = pending ? questionIn(pending) : (frames.at(-1) ?? null);
  const nobodys = { actions: 0, last: 0, jumps: 0, screen: 0, starters: [] };
  return {
    viewer: view.viewer,
    seats: SEATS,
    names: view.names,
    strange: { rooms: [], pieces: deckOf(view.own).further },
    long: view.long,
    rooms: view.rooms.map(room => ({ ...room, tokens: { blue: 0, yellow: 0 } })),
    tokens: view.tokens.map(tokenAsDuel),
    hands: {
      blue: { ...nobodys, combat: deck.length },
      yellow: {
        ...nobodys,
        actions: hand.actions.length,
        last: hand.last,
        jumps: hand.jumps,
        combat: hand.combat.length,
        actionCards: hand.actions,
        combatCards: hand.combat,
      },
    },
    points: { blue: points.np, yellow: points.yellow },
    teams: { blue: 8, yellow: 8 },
    target: view.target,
    timed: false,
    turn: view.turn,
    active: view.active === 'np' ? 'blue' : 'yellow',
    left: view.left,
    highest: 5,
    quiet: view.quiet,
    stirred: view.stirred,
    actor: view.actor,
    fought: view.fought && {
      ...view.fought,
      cards: { blue: view.fought.cards.np, yellow: view.fought.cards.yellow },
    },
    asked,
  };
}

type OwnKind = Exclude<SoloEvent['kind'], DuelEvent['kind']>;
type EventOf<K extends SoloEvent['kind']> = Extract<SoloEvent, { kind: K }>;

/** What the board shows of events that only the solo game has; those left out do not change it. */
const ON_BOARD: {
  readonly [K in OwnKind]?: (event: EventOf<K>) => DuelEvent;
} = {
  teleported: ({ to, token, cell }) => ({ kind: 'put', to, token, cell }),
  crawled: ({ to, token, from, cell }) => ({ kind: 'stepped', to, token, from, cell, load: null }),
  burst: ({ to, target, cell }) => ({ kind: 'put', to, token: target, cell }),
};

/** Events that only the solo game tells. */
const OWN_KINDS: ReadonlySet<string> = new Set<OwnKind>([
  'np-turn',
  'activated',
  'deactivated',
  'planned',
  'rolled',
  'np-cards',
  'np-shuffled',
  'players-card',
  'drawn',
  'teleported',
  'bounced',
  'vanished',
  'stayed',
  'called',
  'reinforcement',
  'vision',
  'tally',
  'burst',
  'unhurt',
  'robbed',
  'shielded',
  'kept-wand',
  'crawled',
]);

const isDuelEvent = (event: SoloEvent): event is DuelEvent => !OWN_KINDS.has(event.kind);

/** What the board and the duel’s teller make of an event. */
export function eventOnBoard(event: SoloEvent): DuelEvent[] {
  if (isDuelEvent(event)) return [event];
  const shown = ON_BOARD[event.kind as OwnKind] as ((event: SoloEvent) => DuelEvent) | undefined;
  return shown ? [shown(event)] : [];
}
