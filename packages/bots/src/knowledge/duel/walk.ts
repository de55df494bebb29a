import {
  type CellId,
  type Duel,
  type DuelAction,
  groundAt,
  neighbour,
  planUnder,
} from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import type { ImaginedWorld } from '../../world.ts';
import type { ImaginedDuel } from './tables.ts';

/** The end of a move under way: all actions to it, where it leads, and what the mover holds then. */
export interface WalkEnd {
  readonly key: string;
  readonly actions: readonly DuelAction[];
  /** The square where it ends, or −1 for out of the maze. */
  readonly cell: number;
  readonly handled: boolean;
}

interface Way {
  readonly state: ImaginedDuel;
  readonly before: Way | null;
  /** What was done last. */
  readonly action: DuelAction | null;
  /** What has changed hands, and where: once at most. */
  readonly hands: string;
  /** Squares on which somebody was who had their hands like that. */
  readonly seen: Set<number>;
}

/** Out of the maze. */
const OUT = -1;

/** A move uses no chance. */
const NO_CHANCE = fastRandom(0);

/**
 * Every end of the move of which somebody is in the middle, each by a shortest way, with things that
 * change hands once at most. It asks the rules at every step: there is no second legality.
 */
export function walkEnds(
  world: ImaginedWorld<Duel>,
  state: ImaginedDuel,
  seat: Duel['Seat'],
  mover: number,
): WalkEnd[] {
  const ends: WalkEnd[] = [];
  /** Back where it began, for nothing: only if there is no other end. */
  const idle: WalkEnd[] = [];
  const ways: Way[] = [{ state, before: null, action: null, hands: '', seen: new Set() }];
  const changes = new Set<string>();
  const start = state.places[mover]!;
  // The list grows while it is walked along: nearest squares first.
  for (const way of ways) {
    const cell = way.state.places[mover]!;
    for (const action of world.legal(way.state, seat)) {
      if (action.do === 'stop') {
        const list = cell === start && way.hands === '' ? idle : ends;
        list.push(endOf(way, action, cell));
        continue;
      }
      if (action.do !== 'step') {
        const hands = `${world.print(action)} at ${cell}`;
        if (way.hands !== '' || changes.has(hands)) continue;
        changes.add(hands);
        ways.push({ ...after(world, way, seat, action), hands, seen: new Set([cell]) });
        continue;
      }
      const beyond = neighbour(planUnder(state.labyrinth), cell as CellId, action.to)!;
      if (way.seen.has(beyond)) continue;
      way.seen.add(beyond);
      // Falling rocks end the move and the mover: there is always another end (DT-PND-22).
      const next = after(world, way, seat, action);
      if (next.state.places[mover]! < 0 && isUnderRocks(state, beyond)) continue;
      if (next.state.frames.at(-1)?.kind === 'move') {
        ways.push(next);
      } else if (!way.seen.has(OUT)) {
        way.seen.add(OUT);
        ends.push({ ...endOf(way, action, OUT), key: `out ${way.hands}` });
      }
    }
  }
  return ends.length > 0 ? ends : idle.slice(0, 1);
}

const isUnderRocks = ({ labyrinth }: ImaginedDuel, cell: CellId): boolean =>
  groundAt(labyrinth, cell) === 'rocks';

function endOf(way: Way, last: DuelAction, cell: number): WalkEnd {
  const actions = [last];
  for (let at: Way | null = way; at?.action != null; at = at.before) actions.unshift(at.action);
  return { key: `to ${cell} ${way.hands}`, actions, cell, handled: way.hands !== '' };
}

function after(world: ImaginedWorld<Duel>, way: Way, seat: Duel['Seat'], action: DuelAction): Way {
  const state = world.clone(way.state);
  world.apply(state, seat, action, NO_CHANCE);
  return { ...way, state, before: way, action };
}
