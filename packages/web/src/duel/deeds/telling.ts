import {
  type BoardPlan,
  COLOURS,
  type DuelEvent,
  type DuelSeat,
  type DuelView,
  type Room,
} from '@oubliette/dungeon-twister';
import { type DuelMention, mention, pieceOf, seatOf } from '../words/mention.ts';
import { planIn } from '../words/sides.ts';
import { cornersOf, squareName } from '../words/square-name.ts';
import type { DuelStoryTexts } from '../words/story-texts.ts';

/** Where a story is told: on which board, and by whom; their own pieces need no owner's name. */
export interface DuelTelling {
  readonly texts: DuelStoryTexts;
  readonly plan: BoardPlan;
  readonly rooms: DuelView['rooms'];
  /** Rooms that the match brings along. */
  readonly further: readonly Room[];
  readonly teller: DuelSeat | null;
  /** Objects that lay where a step ended: whoever stops there carries them (DT-CARRY-02). */
  readonly finds: ReadonlyMap<DuelEvent, string>;
}

export function telling(
  texts: DuelStoryTexts,
  view: DuelView,
  teller: DuelSeat | null,
  finds: DuelTelling['finds'] = new Map(),
): DuelTelling {
  const further = view.strange?.rooms ?? [];
  return { texts, plan: planIn(view), rooms: view.rooms, further, teller, finds };
}

export const who = ({ teller }: DuelTelling, ...tokens: readonly string[]): DuelMention =>
  mention(teller, ...tokens);

export const whoOrNull = (t: DuelTelling, token: string | null): DuelMention | null =>
  token === null ? null : who(t, token);

export const square = ({ plan }: DuelTelling, cell: number): string => squareName(plan, cell);

/** The name on the room, which everybody knows who has been told of it. */
export const roomName = ({ rooms, plan }: DuelTelling, position: number): string =>
  rooms[position]?.name ?? cornersOf(plan, position);

/** The tokens of a list by their owners. */
export function byOwner(tokens: readonly string[]): DuelMention[] {
  return COLOURS.map(owner => ({
    owner,
    pieces: tokens.filter(token => seatOf(token) === owner).map(pieceOf),
  })).filter(({ pieces }) => pieces.length > 0);
}

/** Whose doing an event is, where it is somebody's. */
export function tellerOf(event: DuelEvent): DuelSeat | null {
  if ('seat' in event) return event.seat;
  if (event.kind === 'fought') return seatOf(event.attackers[0]!);
  return 'token' in event && event.token !== undefined ? seatOf(event.token) : null;
}
