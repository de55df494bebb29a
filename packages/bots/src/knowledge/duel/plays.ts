import {
  barsAt,
  type CellId,
  DIRECTIONS,
  type Duel,
  type DuelAction,
  isGearAt,
  neighbour,
  planUnder,
} from '@oubliette/dungeon-twister';
import type { ImaginedWorld } from '../../world.ts';
import type { Play } from '../knowledge.ts';
import { waysOut } from './exits.ts';
import { choosingForces, promiseOfForces } from './forces.ts';
import { perSurroundings } from './nearby.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { type ImaginedDuel, isPlaced, isWounded } from './tables.ts';
import { type WalkEnd, walkEnds } from './walk.ts';
import type { Ways } from './ways.ts';

/** How promising a sort of play is, from self-play; what was never seen counts as one. */
export type SortWeights = Readonly<Record<string, number>>;

const remembered = perSurroundings<readonly WalkEnd[]>();

/** Everything that a seat can do: single actions, but a move under way as a whole. */
export function duelPlays(
  world: ImaginedWorld<Duel>,
  state: ImaginedDuel,
  seat: Duel['Seat'],
  weights: SortWeights,
): readonly Play<Duel>[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'move') {
    const { mover, steps, moved, load, handled } = frame;
    const how = `${steps} ${moved} ${load} ${handled}`;
    const ends = remembered(state, mover, how, () => walkEnds(world, state, seat, mover));
    return walks(state, mover, ends, weights);
  }
  const choosing = choosingForces(state) !== null;
  return world.legal(state, seat).map(action => {
    const sort = sortOf(state, action);
    const weight = choosing ? promiseOfForces(state, action) : (weights[sort] ?? 1);
    return new SinglePlay(world, action, sort, weight);
  });
}

function walks(
  state: ImaginedDuel,
  mover: number,
  ends: readonly WalkEnd[],
  weights: SortWeights,
): Play<Duel>[] {
  const pieces = piecesOf(state);
  const ways = waysOut(state, pieces, pieces.sides[mover]!)(pieces.gaits[mover]!);
  return ends.map(end => {
    const sort = sortOfEnd(state, mover, end, ways);
    return { key: end.key, actions: end.actions, sort, weight: weights[sort] ?? 1 };
  });
}

/** One action. Few of all plays are ever called by name, so a name is only made when it is asked for. */
class SinglePlay implements Play<Duel> {
  readonly actions: readonly [DuelAction];
  readonly sort: string;
  readonly weight: number;
  readonly opens?: true;
  readonly #world: ImaginedWorld<Duel>;

  constructor(world: ImaginedWorld<Duel>, action: DuelAction, sort: string, weight: number) {
    this.#world = world;
    this.actions = [action];
    this.sort = sort;
    this.weight = weight;
    if (action.do === 'move') this.opens = true;
  }

  get key(): string {
    return this.#world.print(this.actions[0]);
  }
}

function sortOf(state: ImaginedDuel, action: DuelAction): string {
  switch (action.do) {
    case 'attack':
    case 'shoot':
    case 'spear':
      return `${action.do} ${matchOf(state, action.token, action.target)}`;
    case 'card':
    case 'choose':
      return `${action.do} ${action.value}`;
    default:
      return action.do;
  }
}

/** How somebody compares with a target. */
function matchOf(state: ImaginedDuel, actor: string, target: string): string {
  const { combats } = piecesOf(state);
  const [one, other] = [state.names.indexOf(actor), state.names.indexOf(target)];
  if (isWounded(state, other)) return 'wounded';
  const lead = combats[one]! - combats[other]!;
  return lead > 0 ? 'weaker' : lead < 0 ? 'stronger' : 'equal';
}

function sortOfEnd(
  state: ImaginedDuel,
  mover: number,
  { cell, handled }: WalkEnd,
  { lengths }: Ways,
): string {
  if (cell < 0) return 'to exit';
  const beside = enemyBeside(state, mover, cell as CellId);
  if (beside !== null) return `to ${beside}`;
  const nearer = lengths[state.places[mover]!]! - lengths[cell]!;
  const where = nearer > 1 ? 'forward' : nearer < -1 ? 'back' : 'aside';
  const what = handled ? 'hands' : isGearAt(state.labyrinth, cell as CellId) ? 'gear' : 'floor';
  return `to ${what} ${where}`;
}

/** The most tempting enemy beside a square: a wounded one, then a weaker one, then any. */
function enemyBeside(state: ImaginedDuel, mover: number, cell: CellId): string | null {
  const pieces = piecesOf(state);
  const plan = planUnder(state.labyrinth);
  let found: string | null = null;
  for (const direction of DIRECTIONS) {
    if (barsAt(state.labyrinth, cell, direction) !== 0) continue;
    const enemy = enemyOn(state, pieces, mover, neighbour(plan, cell, direction)!);
    if (enemy < 0) continue;
    if (isWounded(state, enemy)) return 'wounded';
    if (pieces.combats[enemy]! < pieces.combats[mover]!) found = 'weaker';
    else found ??= 'stronger';
  }
  return found;
}

function enemyOn(
  state: ImaginedDuel,
  { sides, foes }: Pieces,
  mover: number,
  cell: CellId,
): number {
  const { places } = state;
  const found = foes[sides[mover]!]!.find(foe => places[foe] === cell && isPlaced(state, foe));
  return found ?? -1;
}
