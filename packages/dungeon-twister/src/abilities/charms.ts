import type { RuleId } from '../../rules/ids.ts';
import { groundAt, positionAt } from '../board/index.ts';
import { type Deed, tokenNamed } from '../duel/acting.ts';
import { isMagic } from '../duel/magic.ts';
import {
  CHARMED,
  can,
  cellOf,
  type DuelState,
  isCharacter,
  isCharmed,
  isOnBoard,
  knows,
  loadsOf,
  planIn,
  playerOf,
  rosterIn,
  setStock,
  setTrait,
  sideOf,
} from '../duel/state.ts';
import { nameOf, remove } from '../duel/story.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';

/** AP that a charmed piece has for whoever charmed it (DT-ALL-14). */
const CHARM = 3;

const scrollOf = (state: DuelState, actor: Token): Token =>
  loadsOf(state, actor).find(load => knows(state, load, 'charms')) ?? NOBODY;

/** An enemy in the same room that could be seen; no straight line is needed (DT-PND-10). */
function whyNotUpon(state: DuelState, actor: Token, target: Token): RuleId | null {
  const isEnemy =
    target !== NOBODY &&
    target !== actor &&
    isCharacter(state, target) &&
    isOnBoard(state, target) &&
    sideOf(state, target) !== playerOf(state, actor);
  if (!isEnemy) return 'DT-PND-10';
  const plan = planIn(state);
  const room = positionAt(plan, cellOf(state, actor));
  if (room === null || positionAt(plan, cellOf(state, target)) !== room) return 'DT-PND-10';
  if (groundAt(state.labyrinth, cellOf(state, target)) === 'mist') return 'DT-PND-20';
  return isCharmed(state, target) ? 'DT-ALL-14' : null;
}

/** A magic user reads the scroll: an enemy in the room acts for 3 AP until the end of the turn (DT-PND-10). */
export const charms: Deed<'charm'> = {
  rule: 'DT-PND-10',
  price: 1,
  needs: 0,
  word: 'charms',
  whyNot(state, _crowd, actor, { target }) {
    if (scrollOf(state, actor) === NOBODY) return 'DT-PND-10';
    // A scroll is read by magic users only (DT-ALL-07).
    if (!can(state, actor, ABILITY.casts)) return 'DT-ALL-07';
    return whyNotUpon(state, actor, tokenNamed(state, target));
  },
  list(state, crowd, actor, actions) {
    if (scrollOf(state, actor) === NOBODY || !can(state, actor, ABILITY.casts)) return;
    for (const other of rosterIn(state).enemies[playerOf(state, actor)]!) {
      const action = {
        do: 'charm',
        token: nameOf(state, actor),
        target: nameOf(state, other),
      } as const;
      if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
    }
  },
  magic(state, actor, { target }) {
    const scroll = scrollOf(state, actor);
    if (!isMagic(state, scroll)) return null;
    const at = [cellOf(state, actor), cellOf(state, tokenNamed(state, target))];
    return { by: scroll, spent: true, at };
  },
  perform(state, actor, { token, target }, story) {
    const scroll = scrollOf(state, actor);
    const charmed = tokenNamed(state, target);
    remove(state, scroll);
    setTrait(state, charmed, CHARMED);
    setStock(state, charmed, CHARM);
    state.stirred = true;
    story.push({
      kind: 'did',
      to: 'all',
      deed: 'charm',
      token,
      target,
      spent: nameOf(state, scroll),
    });
  },
};
