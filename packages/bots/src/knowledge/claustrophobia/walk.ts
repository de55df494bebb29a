import {
  type Action,
  type ActionWork,
  type Claustrophobia,
  cellNamed,
  isHuman,
  KIND,
  kindAt,
  mvtOf,
  SPRUNG,
  spotAt,
} from '@oubliette/claustrophobia';
import type { ImaginedWorld } from '../../world.ts';
import type { ImaginedCave } from './imagined.ts';

/** What a warrior does with their action, or with what is left of it. */
export interface Ending {
  readonly actions: readonly Action[];
  /** Where they stand then, as far as the way is known. */
  readonly spot: number;
  /** What they do there; nothing where they only stay. */
  readonly deed: Action | null;
}

interface Way {
  readonly spot: number;
  readonly spent: number;
  readonly move: number;
  readonly actions: readonly Action[];
}

const ON_THE_MOVE = 1;
const MOVE_OVER = 2;
const FIGHTS: ReadonlySet<string> = new Set(['attack', 'deed']);

/**
 * Every whole action: each tile by a shortest way, and what can be done there. The rules are asked
 * at every tile, as if the warrior stood there already; where chance awaits them the play ends.
 */
export function endings(
  world: ImaginedWorld<Claustrophobia>,
  state: ImaginedCave,
  seat: Claustrophobia['Seat'],
  work: ActionWork,
): Ending[] {
  const { who, spent, move } = work;
  const start = state.place[who]!;
  const found: Ending[] = [];
  const seen = new Set<number>([start]);
  const ways: Way[] = [{ spot: start, spent, move, actions: [] }];
  // The list grows while it is walked along: nearest tiles first.
  for (const way of ways) {
    state.place[who] = way.spot;
    work.spent = way.spent;
    work.move = way.move;
    const legal = world.legal(state, seat);
    stopAt(legal, way, work.fought, found);
    for (const action of legal) {
      if (action.do !== 'go' && action.do !== 'dive') continue;
      const spot = spotAt(state, cellNamed(action.to));
      if (seen.has(spot)) continue;
      seen.add(spot);
      const actions = [...way.actions, action];
      if (isSurprising(state, who, spot)) found.push({ actions, spot, deed: null });
      else ways.push(after(state, work, way, spot, actions));
    }
  }
  state.place[who] = start;
  work.spent = spent;
  work.move = move;
  return found;
}

/** What can be done on a tile. Whoever could fight does not stay for nothing. */
function stopAt(
  legal: readonly Action[],
  { spot, move, actions }: Way,
  fought: boolean,
  found: Ending[],
): void {
  if (fought && move === MOVE_OVER && actions.length > 0) {
    found.push({ actions, spot, deed: null });
    return;
  }
  const fights = legal.some(action => FIGHTS.has(action.do));
  for (const action of legal) {
    if (action.do === 'go' || action.do === 'dive') continue;
    if (action.do !== 'stop' && action.do !== 'finish') {
      found.push({ actions: [...actions, action], spot, deed: action });
    } else if (!fights) {
      // An action with nothing left to do ends by itself.
      const over = move === MOVE_OVER && actions.length > 0;
      found.push({ actions: over ? actions : [...actions, action], spot, deed: null });
    }
  }
}

/** A human who is the first to come to such a tile finds out what it does. */
function isSurprising(state: ImaginedCave, who: number, spot: number): boolean {
  if (!isHuman(who) || (state.marks[state.tiles[spot]!]! & SPRUNG) !== 0) return false;
  const kind = kindAt(state, spot);
  return kind === KIND.trapped || kind === KIND.mechanism;
}

/** One step further: it costs a point of MVT, and all of them in water (CL-TILE-06). */
function after(
  state: ImaginedCave,
  work: ActionWork,
  way: Way,
  spot: number,
  actions: readonly Action[],
): Way {
  const total = mvtOf(state, work.who) + work.march;
  const wading = kindAt(state, way.spot) === KIND.flooded;
  const spent = way.spent + (wading ? total : 1);
  const over = spent >= total || kindAt(state, spot) === KIND.flooded;
  return { spot, spent, move: over ? MOVE_OVER : ON_THE_MOVE, actions };
}
