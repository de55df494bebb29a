import { hasRoom, spotAt, type TileIndex } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { enter } from '../combat/harm.ts';
import type { CaveStory } from '../event.ts';
import { byCell } from '../interned.ts';
import { ask, done, type OwnRules } from '../point.ts';
import { DEMON } from '../seats.ts';
import { isInPlay, SLEEPING, type State } from '../state.ts';
import { DEMON_FIGURE } from '../warriors/roster.ts';

const wake = byCell('wake');

/** Stashes whose Possessed One could come now (S5). */
function sleepers(state: State): TileIndex[] {
  if (isInPlay(state, DEMON_FIGURE)) return [];
  return Array.from({ length: state.count }, (_, spot) => spot).filter(
    spot => (state.marks[state.tiles[spot]!]! & SLEEPING) !== 0 && hasRoom(state, spot, false),
  );
}

function rouse(state: State, spot: TileIndex, story: CaveStory): void {
  state.marks[state.tiles[spot]!]! &= ~SLEEPING;
  enter(state, DEMON_FIGURE, spot, story);
}

export const wakePoint: OwnRules<'wake'> = {
  put(state, _work, _random, story) {
    const [only, other] = sleepers(state);
    if (other !== undefined) {
      ask(state, 'wake', DEMON);
      return;
    }
    done(state);
    if (only !== undefined) rouse(state, only, story);
  },
  legal: state => sleepers(state).map(spot => wake(state.cells[spot]!)),
  whyNot(state, _role, action) {
    if (action.do !== 'wake') return 'S5';
    return sleepers(state).includes(spotAt(state, cellNamed(action.to))) ? null : 'S5';
  },
  answer(state, action, _random, story) {
    done(state);
    if (action.do === 'wake') rouse(state, spotAt(state, cellNamed(action.to)), story);
  },
};
