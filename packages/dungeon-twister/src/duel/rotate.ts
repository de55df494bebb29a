import {
  type Arrow,
  altered,
  followTurn,
  isGearAt,
  isRevealed,
  positionAt,
  turnRoom,
  twinsOf,
} from '../board/index.ts';
import { ABILITY } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import { can, cellOf, type DuelState, isOnBoard, planIn, rosterIn } from './state.ts';
import { nameOf } from './story.ts';

const ARROWS: readonly Arrow[] = ['clockwise', 'counter-clockwise'];

/** A quarter turn from a gear: the own room or one of its number, as the arrow of the room that turns says. */
export const turnDeed: Deed<'turn'> = {
  price: 1,
  needs: 0,
  whyNot(state, _crowd, actor, { room, arrow }) {
    const { labyrinth } = state;
    const position = planIn(state).positions[room];
    if (!isGearAt(labyrinth, cellOf(state, actor)) || position === undefined) return 'DT-ROT-01';
    const own = positionAt(planIn(state), cellOf(state, actor))!;
    if (
      position !== own &&
      !(isRevealed(labyrinth, position) && twinsOf(labyrinth, own).includes(position))
    ) {
      return 'DT-ROT-02';
    }
    const free = can(state, actor, ABILITY['turns-either-way']);
    if (free || labyrinth.rooms[position]!.arrow === arrow) return null;
    return position === own ? 'DT-ROT-01' : 'DT-ROT-02';
  },
  list(state, crowd, actor, actions) {
    const { labyrinth } = state;
    if (!isGearAt(labyrinth, cellOf(state, actor))) return;
    const own = positionAt(planIn(state), cellOf(state, actor))!;
    for (const room of [own, ...twinsOf(labyrinth, own)]) {
      for (const arrow of ARROWS) {
        const action: DuelActionOf<'turn'> = {
          do: 'turn',
          token: nameOf(state, actor),
          room,
          arrow,
        };
        if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
      }
    }
  },
  perform(state, _actor, { token, room, arrow }, story) {
    turnWithAll(state, room, arrow);
    story.push({ kind: 'turned', to: 'all', token, room, arrow, stands: true });
  },
};

/** Everything in the room keeps its square and edge (DT-ROT-03). */
export function turnWithAll(state: DuelState, room: number, arrow: Arrow): void {
  const plan = planIn(state);
  const position = plan.positions[room]!;
  state.labyrinth = altered(state.labyrinth, copy => turnRoom(copy, position, arrow));
  for (const token of rosterIn(state).tokens) {
    if (!isOnBoard(state, token)) continue;
    state.places[token] = followTurn(plan, position, arrow, cellOf(state, token));
  }
}
