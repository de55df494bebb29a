import type { RuleId } from '../../rules/ids.ts';
import {
  altered,
  barsAt,
  DIRECTIONS,
  type EdgeId,
  type EdgeState,
  farEdge,
  isBorder,
  isIntactPortcullis,
  nearEdge,
  OUTSIDE,
  PORTCULLIS,
  setEdge,
  stateOf,
  whyNotWorked,
} from '../board/index.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import type { Deed } from './acting.ts';
import type { DuelActionOf, PortcullisWork } from './action.ts';
import { type Crowd, holdsIn } from './crowd.ts';
import { spellOf } from './spell.ts';
import { can, cellOf, type DuelState } from './state.ts';
import { nameOf } from './story.ts';

const RESULT: Readonly<Record<PortcullisWork, EdgeState>> = {
  open: 'open',
  close: 'closed',
  break: 'broken',
};

function edgeAt(
  state: DuelState,
  actor: Token,
  { side, far }: Pick<DuelActionOf<PortcullisWork>, 'side' | 'far'>,
): EdgeId | null {
  const { labyrinth } = state;
  const cell = cellOf(state, actor);
  if (!far) return nearEdge(labyrinth, cell, side);
  return isBorder(labyrinth, cell, side) ? farEdge(labyrinth, cell, side) : null;
}

function isAble(state: DuelState, crowd: Crowd, actor: Token, work: PortcullisWork): boolean {
  if (work === 'break') return can(state, actor, ABILITY['breaks-portcullises']);
  return can(state, actor, ABILITY['picks-locks']) || holdsIn(state, crowd, actor, ABILITY.unlocks);
}

/** The edges around a square, near and far parts. */
const SIDES: readonly Pick<DuelActionOf<PortcullisWork>, 'side' | 'far'>[] = DIRECTIONS.flatMap(
  side => [
    { side, far: false },
    { side, far: true },
  ],
);

/** Opening, closing or breaking the portcullis beside a character (DT-PORT-02 to 06). */
export function workDeed(work: PortcullisWork): Deed<PortcullisWork> {
  const rule: RuleId = work === 'break' ? 'DT-PORT-03' : 'DT-PORT-02';
  return {
    price: 1,
    needs:
      work === 'break' ? ABILITY['breaks-portcullises'] : ABILITY['picks-locks'] | ABILITY.unlocks,
    whyNot(state, crowd, actor, action) {
      if (!isAble(state, crowd, actor, work)) return rule;
      const edge = edgeAt(state, actor, action);
      if (edge === null) return rule;
      const worked = whyNotWorked(state.labyrinth, cellOf(state, actor), edge);
      if (worked !== null) return worked === 'DT-PORT-02' ? rule : worked;
      const closed = stateOf(state.labyrinth, edge) === 'closed';
      if (work === 'break') return null;
      return closed === (work === 'open') ? null : 'DT-PORT-02';
    },
    list(state, crowd, actor, actions) {
      for (const beside of SIDES) {
        const bars = barsAt(state.labyrinth, cellOf(state, actor), beside.side);
        if (work === 'open' && (bars & (PORTCULLIS | OUTSIDE)) === 0) continue;
        const edge = edgeAt(state, actor, beside);
        if (edge === null || !isIntactPortcullis(state.labyrinth, edge)) continue;
        const action: DuelActionOf<PortcullisWork> = {
          do: work,
          token: nameOf(state, actor),
          ...beside,
        };
        if (this.whyNot(state, crowd, actor, action) === null) actions.push(action);
      }
    },
    magic(state, actor) {
      const isSkilled = work === 'break' || can(state, actor, ABILITY['picks-locks']);
      return isSkilled ? null : spellOf(state, actor, ABILITY.unlocks, [cellOf(state, actor)]);
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
