/** The solo game as the parts of the duel's table see it: the prison sits on the blue side. */
import {
  type DuelEvent,
  type DuelFrame,
  type DuelView,
  deckOf,
  type SoloEvent,
  type SoloFrame,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { isSingleSix } from './six.ts';

const NOTHING_ASKED: DuelFrame = { kind: 'turn' };

/** The duel's question that asks for the same; while the prison acts there is none. */
function frameOf(frame: SoloFrame): DuelFrame {
  if (frame.kind === 'starters') return { kind: 'starters' };
  if (frame.kind === 'teleport' && isSingleSix(frame)) {
    return { kind: 'put', position: frame.position, side: 1, tokens: frame.tokens, later: [] };
  }
  if (frame.kind !== 'combat') return NOTHING_ASKED;
  const isPicking = frame.open.length > 0 && frame.picked < 0;
  if (isPicking) return NOTHING_ASKED;
  return { kind: 'fight', battle: frame.battle, sealed: {}, shown: -1, forced: -1, demanded: 0 };
}

export function viewAsDuel(view: SoloView): DuelView {
  const { hand, deck, points, work, frames } = view;
  const pending = work.at(-1);
  const frame = pending ? frameOf(pending) : frames.at(-1);
  const nobodys = { actions: 0, last: 0, jumps: 0, screen: 0, starters: [] };
  return {
    viewer: view.viewer,
    names: view.names,
    strange: { rooms: [], pieces: deckOf(view.own).further },
    long: view.long,
    rooms: view.rooms.map(room => ({ ...room, tokens: [0, 0] })),
    tokens: view.tokens,
    hands: [
      { ...nobodys, combat: deck.length },
      {
        ...nobodys,
        actions: hand.actions.length,
        last: hand.last,
        jumps: hand.jumps,
        combat: hand.combat.length,
        actionCards: hand.actions,
        combatCards: hand.combat,
      },
    ],
    points: [points.np, points.yellow],
    teams: [8, 8],
    target: view.target,
    timed: false,
    turn: view.turn,
    active: view.active === 'np' ? 'blue' : 'yellow',
    left: view.left,
    highest: 5,
    quiet: view.quiet,
    stirred: view.stirred,
    actor: view.actor,
    fought: view.fought,
    asked: frame === undefined ? null : { frame, own: null, given: [] },
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
