import type { RuleId } from '../../rules/ids.ts';
import { groundAt, isRevealed } from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { turnWithAll } from '../duel/rotate.ts';
import { can, cellOf, type DuelState, planIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';

/** Whether somebody could turn rooms where they stand. */
function isInvoker(state: DuelState, actor: Token): boolean {
  const isOnPentacle = groundAt(state.labyrinth, cellOf(state, actor)) === 'pentacle';
  return isOnPentacle && can(state, actor, ABILITY.casts);
}

/** A room that lies open; magic does not turn an Anti-Magic room. */
function whyNotRoom({ labyrinth }: DuelState, room: number): RuleId | null {
  const lying = labyrinth.rooms[room];
  const isOpen = lying !== undefined && isRevealed(labyrinth, room as never);
  return isOpen && lying.antiMagic !== true ? null : 'DT-PND-24';
}

/** On a pentacle a magic user turns any revealed room by its own arrow (DT-PND-24). */
export const invokes: Deed<'invoke'> = {
  rule: 'DT-PND-24',
  price: 2,
  needs: ABILITY.casts,
  ground: 'pentacle',
  whyNot: (state, _crowd, actor, { room }) =>
    isInvoker(state, actor) ? whyNotRoom(state, room) : 'DT-PND-24',
  list(state, _crowd, actor, actions) {
    if (!isInvoker(state, actor)) return;
    for (const room of planIn(state).positions) {
      if (whyNotRoom(state, room) !== null) continue;
      actions.push({ do: 'invoke', token: nameOf(state, actor), room });
    }
  },
  magic: (state, actor) => ({ by: actor, spent: false, at: [cellOf(state, actor)] }),
  perform(state, _actor, { token, room }, story) {
    const { arrow } = state.labyrinth.rooms[room]!;
    turnWithAll(state, room, arrow);
    story.push({ kind: 'turned', to: 'all', token, room, arrow, stands: true });
  },
};
