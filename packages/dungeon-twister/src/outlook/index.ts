/** What the seat that is asked can do: lists for the screen, derived from the one legality. */

import type { RuleId } from '../../rules/ids.ts';
import { isRevealed } from '../board/index.ts';
import { playedDuel as duel } from '../duel/played.ts';
import {
  can,
  type DuelSeat,
  type DuelState,
  isMiniature,
  isOnBoard,
  planIn,
  playerOf,
  rosterIn,
  sideAt,
  stockOf,
} from '../duel/state.ts';
import { REVEAL_PRICE } from '../duel/turn.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
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
    token => playerOf(state, token) === sideAt(seat) && isAble(state, token),
  );
  return mine.map(token => ({
    token: state.names[token]!,
    deeds: deedsOf(state, seat, token, legal),
    ...wholeMoves(state, token),
  }));
}

/** Miniatures, and the wounded who can help themselves (DT-ACT-03). */
function isAble(state: DuelState, token: Token): boolean {
  if (isMiniature(state, token)) return true;
  return isOnBoard(state, token) && can(state, token, ABILITY.regenerates);
}

function roomsOf(state: DuelState, seat: DuelSeat): RoomOutlook[] {
  return planIn(state)
    .positions.filter(position => !isRevealed(state.labyrinth, position))
    .map(room => {
      const refusal = duel.refusal(state, seat, { do: 'reveal', room });
      const by = refusal === null ? undefined : drinkerAt(state, seat, room);
      if (by !== undefined) return { room, price: REVEAL_PRICE, rule: null, by };
      return { room, price: REVEAL_PRICE, rule: (refusal?.rule ?? null) as RuleId | null };
    });
}

/** Somebody who can reveal a room with AP of their own. */
function drinkerAt(state: DuelState, seat: DuelSeat, room: number): string | undefined {
  const drinkers = rosterIn(state).tokens.filter(
    token => playerOf(state, token) === sideAt(seat) && stockOf(state, token) > 0,
  );
  return drinkers
    .map(token => state.names[token]!)
    .find(token => duel.refusal(state, seat, { do: 'reveal', room, token }) === null);
}
