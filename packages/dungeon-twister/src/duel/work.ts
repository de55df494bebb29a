import type { RuleId } from '../../rules/ids.ts';
import {
  altered,
  DIRECTIONS,
  type EdgeId,
  type EdgeState,
  farEdge,
  nearEdge,
  setEdge,
  signOf,
  stateOf,
  whyNotWorked,
} from '../board/index.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import type { ActionOf, Work } from './action.ts';
import { can, cellOf, type DuelState, holds } from './state.ts';
import { nameOf } from './story.ts';

const RESULT: Readonly<Record<Work, EdgeState>> = {
  open: 'open',
  close: 'closed',
  break: 'broken',
};

function edgeAt(
  state: DuelState,
  actor: Token,
  { side, far }: Pick<ActionOf<Work>, 'side' | 'far'>,
): EdgeId | null {
  const cell = cellOf(state, actor);
  const near = nearEdge(state.labyrinth, cell, side);
  const beyond = farEdge(state.labyrinth, cell, side);
  if (!far) return near;
  return beyond === near ? null : beyond;
}

function isAble(state: DuelState, actor: Token, work: Work): boolean {
  if (work === 'break') return can(state, actor, ABILITY['breaks-portcullises']);
  return can(state, actor, ABILITY['picks-locks']) || holds(state, actor, ABILITY.unlocks);
}

/** Opening, closing or breaking the portcullis beside a character (DT-PORT-02 to 06). */
export function workDeed(work: Work): Deed<Work> {
  const rule: RuleId = work === 'break' ? 'DT-PORT-03' : 'DT-PORT-02';
  return {
    price: 1,
    whyNot(state, actor, action) {
      if (!isAble(state, actor, work)) return rule;
      const edge = edgeAt(state, actor, action);
      if (edge === null) return rule;
      const worked = whyNotWorked(state.labyrinth, cellOf(state, actor), edge);
      if (worked !== null) return worked === 'DT-PORT-02' ? rule : worked;
      const closed = stateOf(state.labyrinth, edge) === 'closed';
      if (work === 'break') return null;
      return closed === (work === 'open') ? null : 'DT-PORT-02';
    },
    offers(state, actor) {
      if (!isAble(state, actor, work)) return [];
      const token = nameOf(state, actor);
      const offers: ActionOf<Work>[] = [];
      for (const side of DIRECTIONS) {
        for (const far of [false, true]) {
          const edge = edgeAt(state, actor, { side, far });
          if (edge === null || signOf(state.labyrinth, edge) !== 'P') continue;
          offers.push({ do: work, token, side, far });
        }
      }
      return offers;
    },
    perform(state, actor, action, story) {
      const edge = edgeAt(state, actor, action)!;
      const after = RESULT[work];
      state.labyrinth = altered(state.labyrinth, copy => setEdge(copy, edge, after));
      const { token } = action;
      story.push({
        kind: 'portcullis',
        to: 'all',
        token,
        cell: cellOf(state, actor),
        edge,
        state: after,
      });
    },
  };
}
