/** The solo game: its views in the numbers of the state, and in words. */
import {
  planOf,
  questionView,
  rowView,
  type SoloFrame,
  type SoloView,
  soloTokens,
  solo as today,
  workView,
} from '@oubliette/dungeon-twister';
import type { HostedGame } from '../../src/games/hosted-game.ts';
import {
  inWords,
  type NumberedFought,
  type NumberedQuestion,
  type NumberedRoom,
  type NumberedToken,
  roomInWords,
} from './shared.ts';

type Same =
  | 'viewer'
  | 'names'
  | 'long'
  | 'hand'
  | 'deck'
  | 'points'
  | 'target'
  | 'turn'
  | 'round'
  | 'active'
  | 'left'
  | 'quiet'
  | 'stirred'
  | 'actor'
  | 'level'
  | 'visions'
  | 'tallies'
  | 'own';

/** What solo games by rules 1 and 2 show. */
export interface NumberedSoloView extends Pick<SoloView, Same> {
  readonly rooms: readonly NumberedRoom[];
  readonly tokens: readonly NumberedToken[];
  readonly fought: NumberedFought | null;
  readonly row: readonly { readonly name: string; readonly turned: number }[];
  readonly frames: readonly NumberedQuestion[];
  readonly work: readonly SoloFrame[];
}

export function soloViewInWords(seen: NumberedSoloView): SoloView {
  const { rooms, tokens, fought, row, frames, work, ...same } = seen;
  const plan = planOf(seen.long);
  return {
    ...same,
    rooms: rooms.map(roomInWords),
    tokens: tokens.map(({ name, place, marks }) => soloTokens.show(plan, name, place, marks)),
    fought: fought && { ...fought, cards: { np: fought.cards[0]!, yellow: fought.cards[1]! } },
    row: row.map(({ name, turned }) => rowView(name, turned)),
    frames: frames.map(frame => questionView(seen, frame, seen.viewer)),
    work: work.map(frame => workView(seen, withRule(frame))),
  };
}

/** Rules 1 and 2 only knew that a mode was over, not by which rule. */
function withRule(frame: SoloFrame): SoloFrame {
  if (frame.kind !== 'activation' || typeof frame.over !== 'boolean') return frame;
  return {
    ...(frame as SoloFrame & { kind: 'activation' }),
    over: frame.over ? 'DS-MODE-04' : null,
  };
}

export const soloInWords = (hosted: HostedGame): HostedGame =>
  inWords(hosted, soloViewInWords, today.notation);
