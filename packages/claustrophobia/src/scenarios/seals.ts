import { hasSeal, linked, nameOfSpot, spotAt, type TileIndex } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { seal } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { HUMAN } from '../seats.ts';
import { SEAL, type State } from '../state.ts';

/** Inner tiles of the arms without a Seal (S4). */
function bareArms(state: State): TileIndex[] {
  return [0, 1, 2, 3]
    .map(side => linked(state, 0, side))
    .filter(spot => spot >= 0 && !hasSeal(state, spot));
}

export const sealsWork: DoWork<'seals'> = (state, work) => {
  if (work.left === 0) done(state);
  else ask(state, 'seals', HUMAN);
};

/** The Human player puts the Seals of Protection on three arms. */
export const sealsPoint: DecisionRules = {
  legal: state => bareArms(state).map(spot => seal(state.cells[spot]!)),
  whyNot(state, _role, action) {
    if (action.do !== 'seal') return 'S4';
    return bareArms(state).includes(spotAt(state, cellNamed(action.to))) ? null : 'S4';
  },
  answer(state, action, _random, story) {
    if (action.do !== 'seal') return;
    const spot = spotAt(state, cellNamed(action.to));
    state.marks[state.tiles[spot]!]! |= SEAL;
    topWork(state, 'seals').left--;
    story.push({ kind: 'seal', to: 'all', cell: nameOfSpot(state, spot) });
  },
};
