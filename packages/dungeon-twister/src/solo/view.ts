import type { Viewer } from '@oubliette/kernel';
import type { OwnCard } from '../content/npcs/own.ts';
import { cards } from '../duel/cards.ts';
import { type QuestionView, questionView } from '../duel/seen/question.ts';
import { planIn, rosterIn } from '../duel/state.ts';
import { type LyingRoomView, lyingRoom } from '../duel/view.ts';
import {
  type RowView,
  rowView,
  type SoloTokenView,
  type SoloWorkView,
  soloTokens,
  workView,
} from './seen.ts';
import { NP, PLAYER, type SoloLevel, type SoloSeat, type SoloState } from './state.ts';

/**
 * All that is known of a solo game: everything but the faces of unrevealed rooms and what chance will bring.
 * It speaks as the duel's view does; the side of the prison is called `np`.
 */
export interface SoloView {
  readonly viewer: Viewer<SoloSeat>;
  readonly names: readonly string[];
  readonly long: number;
  readonly rooms: readonly LyingRoomView[];
  readonly tokens: readonly SoloTokenView[];
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
  /** The last combat: both sums, and what each side played. */
  readonly fought: {
    readonly attackers: number;
    readonly defenders: number;
    readonly cards: { readonly np: number; readonly yellow: number };
  } | null;
  readonly level: SoloLevel;
  /** The Vision cards left, or nothing without the module. */
  readonly visions: readonly number[] | null;
  /** The activation row, left to right. */
  readonly row: readonly RowView[];
  readonly tallies: readonly { readonly name: string; readonly count: number }[];
  /** Questions of the duel that the Player is asked; the last one is next, unless the NP has work. */
  readonly frames: readonly QuestionView[];
  /** What the NP still has to do; the last one is next. */
  readonly work: readonly SoloWorkView[];
  /** Cards of somebody's own, if any are played with. */
  readonly own?: readonly OwnCard[];
}

interface SoloHandView {
  readonly actions: readonly number[];
  readonly last: number;
  readonly jumps: number;
  readonly combat: readonly number[];
}

export function view(state: SoloState, viewer: Viewer<SoloSeat>): SoloView {
  const { solo, names, points, fought } = state;
  const { tokens } = rosterIn(state);
  const plan = planIn(state);
  return {
    viewer,
    names: [...names],
    long: state.labyrinth.long,
    rooms: plan.positions.map(position => lyingRoom(state.labyrinth, position)),
    tokens: tokens.map(token =>
      soloTokens.show(plan, names[token]!, state.places[token]!, state.marks[token]!),
    ),
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
    fought: fought && {
      ...fought,
      cards: { np: fought.cards[NP]!, yellow: fought.cards[PLAYER]! },
    },
    level: solo.level,
    visions: solo.watched ? [...solo.visions] : null,
    row: solo.row.map(npc => rowView(names[npc]!, solo.turned[npc]!)),
    tallies: tokens
      .filter(token => solo.tallies[token] !== 0)
      .map(token => ({ name: names[token]!, count: solo.tallies[token]! })),
    frames: state.frames.map(frame => questionView(state, frame, viewer)),
    work: solo.work.map(frame => workView(state, frame)),
    ...(solo.own && { own: solo.own }),
  };
}
