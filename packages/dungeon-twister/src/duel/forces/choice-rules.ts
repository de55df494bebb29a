import { seatsIn } from '../state.ts';
import type { ChoiceRules } from './brought.ts';
import { furtherRooms, neutralNames } from './further.ts';
import { readGuests, shortagesOf } from './guests.ts';
import { poolFor, unchosenMaze } from './pool.ts';

/** A first player is drawn; rooms come before pieces (DT-MIX-04 to 07). */
const begin: ChoiceRules['begin'] = (state, mode, { quick, content, without }, random) => {
  const seats = seatsIn(state);
  const first = random.below('setup', seats.length);
  const guests = Object.freeze(furtherRooms(content));
  const pairs = seats.map(() => []);
  state.forces = {
    mode,
    first,
    quick,
    pairs,
    ...(guests.length > 0 && { guests }),
    ...(without && { without: Object.freeze([...without]) }),
    ...(content?.also && { also: Object.freeze([...content.also]) }),
  };
  state.frames = [mode === 'free' ? { kind: 'gathering' } : { kind: 'pairs', side: first }];
};

export const CHOICE_RULES: ChoiceRules = {
  read: readGuests,
  names(players, { content, without = [] }) {
    const { pieces: further = [], also = [] } = content ?? {};
    const coloured = poolFor(players, { further, also, without });
    const neutral = neutralNames(content);
    return neutral.length > 0 ? Object.freeze([...coloured, ...neutral]) : coloured;
  },
  shortages: shortagesOf,
  maze: unchosenMaze,
  begin,
};
