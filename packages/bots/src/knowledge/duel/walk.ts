import type { Duel, DuelAction } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import type { World } from '../../world.ts';
import type { Imagined } from './tables.ts';

/** The end of a move under way: all actions to it, where it leads, and what the mover holds then. */
export interface WalkEnd {
  readonly key: string;
  readonly actions: readonly DuelAction[];
  /** The square where it ends, or −1 out of the maze. */
  readonly cell: number;
  readonly handled: boolean;
}

interface Way {
  readonly state: Imagined;
  readonly actions: readonly DuelAction[];
  /** What has changed hands, and where: once at most. */
  readonly hands: string;
}

/** A move uses no chance. */
const NO_CHANCE = fastRandom(0);

/**
 * Every end of the move of which somebody is in the middle, each by a shortest way, with things that
 * change hands once at most. It asks the rules at every step: there is no second legality.
 */
export function walkEnds(
  world: World<Duel>,
  state: Imagined,
  seat: Duel['Seat'],
  mover: number,
): WalkEnd[] {
  const ends: WalkEnd[] = [];
  /** Back where it began, for nothing: only if there is no other end. */
  const idle: WalkEnd[] = [];
  const seen = new Set<string>();
  const ways: Way[] = [{ state, actions: [], hands: '' }];
  const start = state.places[mover]!;
  // The list grows while it is walked along: nearest squares first.
  for (const way of ways) {
    for (const action of world.legal(way.state, seat)) {
      if (action.do === 'stop') {
        const cell = way.state.places[mover]!;
        const list = cell === start && way.hands === '' ? idle : ends;
        list.push(endOf(way, action, cell));
        continue;
      }
      if (action.do !== 'step' && way.hands !== '') continue;
      const next = after(world, way, seat, mover, action);
      const key = keyOf(next, mover);
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.state.frames.at(-1)?.kind === 'move') ways.push(next);
      else ends.push({ ...endOf(way, action, -1), key: `out ${way.hands}` });
    }
  }
  return ends.length > 0 ? ends : idle.slice(0, 1);
}

function keyOf({ state, hands }: Way, mover: number): string {
  return `${state.places[mover]} ${hands}`;
}

function endOf({ actions, hands }: Way, last: DuelAction, cell: number): WalkEnd {
  return {
    key: `to ${cell} ${hands}`,
    actions: [...actions, last],
    cell,
    handled: hands !== '',
  };
}

function after(
  world: World<Duel>,
  { state, actions, hands }: Way,
  seat: Duel['Seat'],
  mover: number,
  action: DuelAction,
): Way {
  const copy = world.clone(state);
  world.apply(copy, seat, action, NO_CHANCE);
  const changed =
    action.do === 'step' ? hands : `${world.print(action)} at ${state.places[mover]!}`;
  return { state: copy, actions: [...actions, action], hands: changed };
}
