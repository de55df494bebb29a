/** What the seat that is asked can do: lists for the screen, derived from the one legality. */

import type { RuleId } from '../../rules/ids.ts';
import { isRevealed } from '../board/index.ts';
import { duel } from '../duel/game.ts';
import {
  type DuelSeat,
  type DuelState,
  isMiniature,
  planIn,
  rosterIn,
  sideAt,
  sideOf,
} from '../duel/state.ts';
import { REVEAL_PRICE } from '../duel/turn.ts';
import type { Token } from '../pieces/roster.ts';
import { deedsOf } from './deeds.ts';
import { wholeMoves } from './moves.ts';
import type { CharacterOutlook, DuelOutlook, RoomOutlook } from './outlook.ts';

export type * from './outlook.ts';

const NOTHING: DuelOutlook = { characters: [], rooms: [] };

export function outlook(state: DuelState, seat: DuelSeat): DuelOutlook {
  const frame = state.frames.at(-1);
  if (!duel.decision(state)?.seats.includes(seat)) return NOTHING;
  if (frame?.kind === 'move') {
    const mover = frame.mover as Token;
    const token = state.names[mover]!;
    return { characters: [{ token, deeds: [], ...wholeMoves(state, mover) }], rooms: [] };
  }
  if (frame?.kind !== 'turn') return NOTHING;
  return { characters: charactersOf(state, seat), rooms: roomsOf(state, seat) };
}

function charactersOf(state: DuelState, seat: DuelSeat): CharacterOutlook[] {
  const legal = duel.legal(state, seat);
  const mine = rosterIn(state).tokens.filter(
    token => sideOf(state, token) === sideAt(seat) && isMiniature(state, token),
  );
  return mine.map(token => ({
    token: state.names[token]!,
    deeds: deedsOf(state, seat, token, legal),
    ...wholeMoves(state, token),
  }));
}

function roomsOf(state: DuelState, seat: DuelSeat): RoomOutlook[] {
  return planIn(state)
    .positions.filter(position => !isRevealed(state.labyrinth, position))
    .map(room => {
      const refusal = duel.refusal(state, seat, { do: 'reveal', room });
      return { room, price: REVEAL_PRICE, rule: (refusal?.rule ?? null) as RuleId | null };
    });
}
