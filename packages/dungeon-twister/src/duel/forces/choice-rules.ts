import type { Random } from '@oubliette/kernel';
import type { DuelOptions } from '../options.ts';
import { type DuelState, type ForcesMode, seatsIn } from '../state.ts';
import type { ChoiceRules } from './brought.ts';
import { furtherRooms } from './further.ts';
import { gathering } from './gathering.ts';
import { guestPool, readGuests } from './guests.ts';
import * as open from './open.ts';
import { poolFor, unchosenMaze } from './pool.ts';
import { removal } from './removal.ts';

/** A first player is drawn; rooms come before pieces (DT-MIX-04 to 07). */
function begin(
  state: DuelState,
  mode: ForcesMode,
  { quick, content }: DuelOptions,
  random: Random,
): void {
  const seats = seatsIn(state);
  const first = random.below('setup', seats.length);
  const guests = Object.freeze(furtherRooms(content));
  const pairs = seats.map(() => []);
  state.forces = { mode, first, quick, pairs, ...(guests.length > 0 && { guests }) };
  state.frames = [mode === 'free' ? { kind: 'gathering' } : { kind: 'pairs', side: first }];
}

export const CHOICE_RULES: ChoiceRules = {
  read: readGuests,
  names: (players, content) =>
    content === undefined ? poolFor(players) : guestPool(players, content),
  maze: unchosenMaze,
  begin,
  points: { pairs: open.pairs, picks: open.picks, gathering, removal },
};
