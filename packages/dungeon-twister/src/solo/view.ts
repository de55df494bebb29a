import type { Viewer } from '@oubliette/kernel';
import { edgeOf, isRevealed, type Position, stateOf } from '../board/index.ts';
import { ROOM_EDGES } from '../board/room-edge.ts';
import type { OwnCard } from '../content/npcs/own.ts';
import { cards } from '../duel/cards.ts';
import { cloneFrame, type DuelFrame, type Fought, planIn, rosterIn } from '../duel/state.ts';
import type { TokenView } from '../duel/view.ts';
import {
  cloneWork,
  type Level,
  NP,
  PLAYER,
  type SoloFrame,
  type SoloSeat,
  type SoloState,
} from './state.ts';

/** Everything lies open but the faces of unrevealed rooms; what chance will bring is nobody's to know. */
export interface SoloView {
  readonly viewer: Viewer<SoloSeat>;
  readonly names: readonly string[];
  readonly long: number;
  readonly rooms: readonly SoloRoomView[];
  readonly tokens: readonly TokenView[];
  readonly hand: SoloHandView;
  /** The NP's Combat cards that are still in its deck, lowest first. */
  readonly deck: readonly number[];
  readonly points: { readonly np: number; readonly yellow: number };
  readonly target: number;
  readonly turn: number;
  readonly round: number;
  readonly active: 'np' | 'yellow';
  readonly left: number;
  readonly quiet: number;
  readonly stirred: boolean;
  readonly actor: string | null;
  readonly fought: Fought | null;
  readonly level: Level;
  /** The Vision cards left, or nothing without the module. */
  readonly visions: readonly number[] | null;
  /** The activation row, left to right. */
  readonly row: readonly RowView[];
  readonly tallies: readonly { readonly name: string; readonly count: number }[];
  readonly frames: readonly DuelFrame[];
  readonly work: readonly SoloFrame[];
  /** Cards of somebody's own, if any are played with. */
  readonly own?: readonly OwnCard[];
}

interface SoloRoomView {
  /** Nothing while the room lies face down. */
  readonly name: string | null;
  readonly quarters: number;
  readonly open: readonly number[];
  readonly broken: readonly number[];
}

interface SoloHandView {
  readonly actions: readonly number[];
  readonly last: number;
  readonly jumps: number;
  readonly combat: readonly number[];
}

interface RowView {
  readonly name: string;
  readonly turned: number;
}

export function view(state: SoloState, viewer: Viewer<SoloSeat>): SoloView {
  const { solo, names, points, fought } = state;
  const { tokens } = rosterIn(state);
  return {
    viewer,
    names: [...names],
    long: state.labyrinth.long,
    rooms: planIn(state).positions.map(position => roomView(state, position)),
    tokens: tokens.map(token => ({
      name: names[token]!,
      place: state.places[token]!,
      marks: state.marks[token]!,
    })),
    hand: {
      actions: cards.actions(state, PLAYER),
      last: cards.last(state, PLAYER),
      jumps: cards.jumps(state, PLAYER),
      combat: cards.combatHand(state, PLAYER),
    },
    deck: cards.combatHand(state, NP),
    points: { np: points[NP]!, yellow: points[PLAYER]! },
    target: state.target,
    turn: state.turn,
    round: solo.round,
    active: state.active === NP ? 'np' : 'yellow',
    left: state.left,
    quiet: state.quiet,
    stirred: state.stirred,
    actor: names[state.actor] ?? null,
    fought: fought === null ? null : { ...fought, cards: [...fought.cards] },
    level: solo.level,
    visions: solo.watched ? [...solo.visions] : null,
    row: solo.row.map(npc => ({ name: names[npc]!, turned: solo.turned[npc]! })),
    tallies: tokens
      .filter(token => solo.tallies[token] !== 0)
      .map(token => ({ name: names[token]!, count: solo.tallies[token]! })),
    frames: state.frames.map(cloneFrame),
    work: solo.work.map(cloneWork),
    ...(solo.own && { own: solo.own }),
  };
}

function roomView({ labyrinth }: SoloState, position: Position): SoloRoomView {
  const revealed = isRevealed(labyrinth, position);
  const edges = revealed ? Array.from({ length: ROOM_EDGES }, (_, edge) => edge) : [];
  const inState = (wanted: 'open' | 'broken') =>
    edges.filter(edge => stateOf(labyrinth, edgeOf(position, edge)) === wanted);
  return {
    name: revealed ? labyrinth.rooms[position]!.id : null,
    quarters: revealed ? labyrinth.quarters[position]! : 0,
    open: inState('open'),
    broken: inState('broken'),
  };
}
