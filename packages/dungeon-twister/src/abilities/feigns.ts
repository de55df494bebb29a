import type { RuleId } from '../../rules/ids.ts';
import {
  type CellId,
  cellAt,
  columnOf,
  groundAt,
  markerAt,
  positionAt,
  rowOf,
  sees,
} from '../board/index.ts';
import type { Deed } from '../duel/acting.ts';
import { type Crowd, isEmptyAt } from '../duel/crowd.ts';
import { type Feigned, feign, illusionOf, labyrinthTo, lift } from '../duel/illusion.ts';
import { isAntiMagic } from '../duel/magic.ts';
import { cellOf, type DuelState, knows, planIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import type { Token } from '../pieces/roster.ts';

/** Empty floor that she sees, a gear is none, and no room where magic fails. */
function whyNotThere(
  state: DuelState,
  crowd: Crowd,
  actor: Token,
  cell: CellId | null,
): RuleId | null {
  if (cell === null || positionAt(planIn(state), cell) === null) return 'DT-PND-08';
  const isFloor =
    groundAt(state.labyrinth, cell) === 'floor' && markerAt(state.labyrinth, cell) === null;
  if (!isFloor || !isEmptyAt(crowd, cell) || isAntiMagic(state, cell)) return 'DT-PND-08';
  const eyes = labyrinthTo(state, actor);
  return sees(eyes, cellOf(state, actor), cell, crowd.characters) ? null : 'DT-PND-08';
}

/** An Illusionist puts her pit or her rubble on a square, from wherever it was (DT-PND-08). */
function feigning(ground: Feigned): Deed<'feign-pit' | 'feign-rubble'> {
  const deed = `feign-${ground}` as const;
  return {
    rule: 'DT-PND-08',
    price: 1,
    needs: 0,
    word: 'feigns',
    whyNot(state, crowd, actor, { x, y }) {
      if (!knows(state, actor, 'feigns')) return 'DT-PND-08';
      return whyNotThere(state, crowd, actor, cellAt(planIn(state), x, y));
    },
    list(state, crowd, actor, actions) {
      if (!knows(state, actor, 'feigns')) return;
      const plan = planIn(state);
      for (let cell = 0 as CellId; cell < plan.cells; cell++) {
        if (whyNotThere(state, crowd, actor, cell) !== null) continue;
        const [x, y] = [columnOf(plan, cell), rowOf(plan, cell)];
        actions.push({ do: deed, token: nameOf(state, actor), x, y });
      }
    },
    magic: (state, actor) => ({ by: actor, spent: false, at: [cellOf(state, actor)] }),
    perform(state, actor, { token, x, y }, story) {
      const cell = cellAt(planIn(state), x, y)!;
      feign(state, actor, ground, cell);
      story.push({ kind: 'did', to: 'all', deed, token, cell });
    },
  };
}

/** She takes one of them off, wherever it lies (DT-PND-08). */
function lifting(ground: Feigned): Deed<'lift-pit' | 'lift-rubble'> {
  const deed = `lift-${ground}` as const;
  return {
    rule: 'DT-PND-08',
    price: 1,
    needs: 0,
    word: 'feigns',
    whyNot: (state, _crowd, actor) =>
      illusionOf(state, actor, ground) === undefined ? 'DT-PND-08' : null,
    list(state, _crowd, actor, actions) {
      if (illusionOf(state, actor, ground) === undefined) return;
      actions.push({ do: deed, token: nameOf(state, actor) });
    },
    perform(state, actor, { token }, story) {
      lift(state, actor, ground);
      story.push({ kind: 'did', to: 'all', deed, token });
    },
  };
}

/** What whoever feigns can do, by its name. */
export const FEIGNS = {
  'feign-pit': feigning('pit') as Deed<'feign-pit'>,
  'feign-rubble': feigning('rubble') as Deed<'feign-rubble'>,
  'lift-pit': lifting('pit') as Deed<'lift-pit'>,
  'lift-rubble': lifting('rubble') as Deed<'lift-rubble'>,
} as const;
